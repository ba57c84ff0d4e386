// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.harness.timing.ClockMain;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.RemoteCommand;

/**
 * The wall clock of a host, which can be asked again and again. A program there answers until this is closed. The first
 * answers of a fresh Java are slow, so only the shortest exchanges count. For one thread.
 */
public final class HostClock implements AutoCloseable {
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

    private final Host host;
    private final RemoteCommand command;
    private final int times;
    private final Answer answer;

    private HostClock(Host host, RemoteCommand command, int times, Answer answer) {
        this.host = host;
        this.command = command;
        this.times = times;
        this.answer = answer;
    }

    /** Starts a Java there that answers, or the program {@code date}, which bounds the offset less tightly. */
    public static HostClock open(HostConnection connection, Optional<RemoteJava> java)
            throws HostException, InterruptedException {
        if (java.isEmpty()) {
            return new HostClock(connection.host(), connection.exec(DATE), WITH_DATE, in -> seconds(line(in)));
        }
        String program = HostConnection.quote(java.get().program()) + " -Xmx16m -Xshare:auto -XX:+UseSerialGC -cp "
                + HostConnection.quote(SentClass.send(connection, ClockMain.class)) + " " + ClockMain.class.getName();
        return new HostClock(connection.host(), connection.exec(program), WITH_JAVA, in -> new DataInputStream(in).readLong());
    }

    /** Measures how far the clock there is from the one here; some milliseconds, and 30 s at most. */
    public ClockOffset offset() throws HostException, InterruptedException {
        List<Exchange> exchanges = new ArrayList<>();
        RoundTrip.exchange(host, command, times, LIMIT, each -> exchanges.add(exchange(each)));
        return of(exchanges);
    }

    /** Returns whether it can still be asked, as far as is known. */
    public boolean running() {
        return command.running();
    }

    @Override
    public void close() {
        command.close();
    }

    private interface Answer {
        long read(InputStream in) throws IOException;
    }

    private Exchange exchange(RemoteCommand channel) throws IOException {
        long before = System.nanoTime();
        Instant now = Instant.now();
        RoundTrip.ask(channel);
        long there = answer.read(channel.stdout());
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
