// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.ends.EndFiles;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.live.CaptureSummary;
import org.roundtrip.capture.live.Drain;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.hosts.agent.HostProcess;
import org.roundtrip.model.text.Texts;

/**
 * Captures on one device of a host with its own program, tcpdump or dumpcap. Each file has a process of its own, in the
 * charge of the agent. The program writes into the agent's folder, not over the connection, which would be traffic too; the
 * file comes here when it is complete.
 */
final class HostCapture implements CaptureSession {
    private static final Texts TEXTS = Texts.of(HostCapture.class);
    private static final int RING_MEBIBYTES = 64;
    private static final int LISTEN_SECONDS = 20;
    private static final int STOP_SECONDS = 10;
    /** Longer than tcpdump takes to hand packets on, which is a second. */
    private static final Duration QUIET = Duration.ofMillis(1300);
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration TO_SAY = Duration.ofSeconds(10);
    private static final Pattern LISTENING = Pattern.compile("listening on|^File: ", Pattern.MULTILINE);
    private static final Pattern DROPPED = Pattern.compile("(\\d+) packets? dropped by kernel");
    /** Writes to standard output, because tcpdump changes the owner of a file that it opens itself. */
    private static final String TO_FILE = "file=$1; shift; exec \"$@\" >\"$file\"";

    private final HostPlace place;
    private final String program;
    private final String device;
    private HostProcess process;
    private Path file;
    private CapturePorts ports;

    /** @param program the path of the program there */
    HostCapture(HostPlace place, String program, String device) {
        this.place = place;
        this.program = program;
        this.device = device;
    }

    @Override
    public void listen(Path pcapng, CapturePorts to, long expectedBytes) throws IOException, InterruptedException {
        file = pcapng.toAbsolutePath();
        ports = to;
        Files.deleteIfExists(log());
        place.makeFolder(file.getParent());
        process = (HostProcess) place.start(new ProcessStart(command(CaptureSession.snapLength(expectedBytes)), Map.of(),
                file.getParent(), log(), Optional.empty()));
        awaitListening();
    }

    private List<String> command(int snapLength) {
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", TO_FILE, "sh", place.path(file), program, "-i", device,
                "-s", String.valueOf(snapLength)));
        if (dumpcap()) {
            command.addAll(List.of("-q", "-B", String.valueOf(RING_MEBIBYTES), "-f", ports.filter(), "-w", "-"));
        } else {
            command.addAll(List.of("-n", "-B", String.valueOf(RING_MEBIBYTES << 10), "--time-stamp-precision=nano", "-w", "-",
                    ports.filter()));
        }
        return command;
    }

    private boolean dumpcap() {
        return program.endsWith("dumpcap");
    }

    private Path log() {
        return file.resolveSibling(file.getFileName() + ".log");
    }

    private String said() throws IOException {
        return Files.exists(log()) ? Files.readString(log()) : "";
    }

    private void awaitListening() throws IOException, InterruptedException {
        long begin = System.nanoTime();
        while (!LISTENING.matcher(said()).find()) {
            boolean ended = process.waitFor(50, TimeUnit.MILLISECONDS);
            if (ended && !LISTENING.matcher(said()).find()) {
                String words = said().strip();
                close();
                throw new CaptureException(TEXTS.text("capture.failed", program, place.host(), device,
                        words.substring(words.lastIndexOf('\n') + 1)));
            }
            if (System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(LISTEN_SECONDS)) {
                close();
                throw new CaptureException(TEXTS.text("capture.silent", program, place.host(), LISTEN_SECONDS));
            }
        }
    }

    @Override
    public CaptureSummary stop() throws IOException, InterruptedException {
        Path fetched = Files.createTempFile(file.getParent(), "fetched", ".part");
        try (SentFiles files = new SentFiles(place.agent().connection())) {
            new Drain(QUIET, LOOK).await(new Running(place, process, place.path(file), files));
            process.terminate();
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                throw new CaptureException(TEXTS.text("capture.endless", program, place.host(), STOP_SECONDS));
            }
            files.fetch(place.path(file), fetched, 0);
            EndFiles.write(fetched, file, device, ports.filter(), LongUnaryOperator.identity(), dropped(fetched));
            Files.deleteIfExists(log());
            return CaptureSummary.of(file, ports);
        } catch (HostException e) {
            throw new CaptureException(e.getMessage());
        } finally {
            Files.deleteIfExists(fetched);
            close();
        }
    }

    /** The program there. */
    private record Running(HostPlace place, HostProcess process, String file, SentFiles files) implements Drain.Program {
        @Override
        public boolean alive() {
            return process.isAlive();
        }

        @Override
        public long written() throws IOException, InterruptedException {
            try {
                return files.size(file);
            } catch (HostException e) {
                throw new CaptureException(e.getMessage());
            }
        }

        @Override
        public boolean waits() throws InterruptedException {
            try {
                return Drain.waits(place.agent().connection().script("cat /proc/" + process.pid() + "/stat", TO_SAY));
            } catch (HostException unknown) {
                return true;
            }
        }
    }

    /** tcpdump says it when it ends, dumpcap writes it into the file. */
    private long dropped(Path fetched) throws IOException {
        Matcher dropped = DROPPED.matcher(said());
        if (dropped.find()) {
            return Long.parseLong(dropped.group(1));
        }
        try (PacketFile packets = PacketFile.open(fetched)) {
            while (packets.advance()) {
                // the count is behind the last packet
            }
            return packets.dropped().orElse(0);
        }
    }

    /** Returns its id there; 0 when there is none. */
    @Override
    public long pid() {
        return process == null ? 0 : process.pid();
    }

    @Override
    public void close() {
        if (process != null) {
            process.destroyForcibly();
            process = null;
            place.deleteThere(file);
        }
    }
}
