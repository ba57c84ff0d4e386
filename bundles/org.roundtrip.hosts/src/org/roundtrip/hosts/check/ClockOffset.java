// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.harness.timing.ClockMain;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.RemoteCommand;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.model.Texts;

/**
 * How far the wall clock of a host is from the one here. The clock there was read between a question and its answer, so
 * the shortest of many exchanges bounds the offset.
 *
 * @param nanos the clock there minus the one here in nanoseconds: the middle of what is possible
 * @param bound how far the true offset can be from that, in nanoseconds
 */
public record ClockOffset(long nanos, long bound) {
    private static final Texts TEXTS = Texts.of(ClockOffset.class);
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int WITH_JAVA = 300;
    private static final int WITH_DATE = 20;
    private static final long SECOND = 1_000_000_000L;
    private static final int LONGEST_LINE = 100;
    /** What some systems read their clocks in. */
    private static final long MICROSECOND = 1000;
    private static final String DATE = "/bin/sh -c 'while read -r line; do date +%s.%N; done'";

    /** One exchange: our clock before the question, how long the answer took, and the clock there. */
    private record Exchange(long before, long took, long there) {
    }

    /** Measures it with a Java there, or with the program {@code date}, which bounds it less tightly. */
    public static ClockOffset measure(HostConnection connection, Optional<RemoteJava> java)
            throws HostException, InterruptedException {
        return java.isPresent() ? withJava(connection, java.get()) : withDate(connection);
    }

    private static ClockOffset withJava(HostConnection connection, RemoteJava java)
            throws HostException, InterruptedException {
        List<Exchange> exchanges = new ArrayList<>();
        String command = HostConnection.quote(java.program()) + " -Xshare:auto -XX:+UseSerialGC -cp "
                + HostConnection.quote(sent(connection)) + " " + ClockMain.class.getName();
        RoundTrip.exchange(connection, command, WITH_JAVA, LIMIT, channel -> exchanges.add(exchange(channel,
                new DataInputStream(channel.stdout())::readLong)));
        return of(exchanges);
    }

    private static ClockOffset withDate(HostConnection connection) throws HostException, InterruptedException {
        List<Exchange> exchanges = new ArrayList<>();
        RoundTrip.exchange(connection, DATE, WITH_DATE, LIMIT, channel -> exchanges.add(exchange(channel,
                () -> seconds(line(channel.stdout())))));
        return of(exchanges);
    }

    /** Sends the class that answers, in a folder for a class path. */
    private static String sent(HostConnection connection) throws HostException, InterruptedException {
        try (SentFiles files = new SentFiles(connection)) {
            Path folder = Files.createTempDirectory("roundtrip-clock");
            Path file = folder.resolve("classes").resolve(ClockMain.class.getName().replace('.', '/') + ".class");
            try (InputStream in = ClockMain.class.getResourceAsStream("ClockMain.class")) {
                Files.createDirectories(file.getParent());
                Files.copy(in, file);
                return files.send(folder.resolve("classes"));
            } finally {
                Files.deleteIfExists(file);
                for (Path each = file.getParent(); !each.equals(folder.getParent()); each = each.getParent()) {
                    Files.deleteIfExists(each);
                }
            }
        } catch (IOException e) {
            throw new HostException(TEXTS.text("clock.class", e.getMessage()), e);
        }
    }

    private interface Answer {
        long read() throws IOException;
    }

    private static Exchange exchange(RemoteCommand channel, Answer answer) throws IOException {
        Instant now = Instant.now();
        long before = System.nanoTime();
        RoundTrip.ask(channel);
        long there = answer.read();
        return new Exchange(now.getEpochSecond() * SECOND + now.getNano(), System.nanoTime() - before, there);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0 || line.length() > LONGEST_LINE) {
                throw new EOFException();
            }
            line.append((char) c);
        }
        return line.toString();
    }

    /** Reads seconds since 1970; some systems print the letter N instead of a fraction. */
    private static long seconds(String line) throws IOException {
        try {
            return new BigDecimal(line.replaceAll("[^0-9.]|\\.(?![0-9])", "")).movePointRight(9).longValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw new IOException(e);
        }
    }

    /** The clock there is cut to its steps, so it was up to one step later than it says. */
    private static ClockOffset of(List<Exchange> exchanges) {
        Exchange best = exchanges.stream().min((a, b) -> Long.compare(a.took, b.took)).orElseThrow();
        long step = step(exchanges);
        return new ClockOffset(best.there + step / 2 - best.before - best.took / 2, best.took / 2 + step / 2 + MICROSECOND);
    }

    private static long step(List<Exchange> exchanges) {
        long step = SECOND;
        while (step > 1) {
            long each = step;
            if (exchanges.stream().allMatch(exchange -> exchange.there % each == 0)) {
                return step;
            }
            step /= 1000;
        }
        return 1;
    }
}
