// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.model.text.Texts;

/**
 * Captures with Wireshark's {@code dumpcap}, which on many systems may capture for the users of a group. Each file has a
 * process of its own. The program writes nanosecond times, and into the file how many packets it lost.
 */
final class DumpcapSession implements CaptureSession {
    private static final Texts TEXTS = Texts.of(DumpcapSession.class);
    private static final int RING_MEBIBYTES = 64;
    private static final int LISTEN_SECONDS = 20;
    private static final int STOP_SECONDS = 10;
    /** Longer than the program takes. It hands packets on when they are 250 ms old, and writes them every 100 ms. */
    private static final Duration QUIET = Duration.ofMillis(800);
    private static final Duration LOOK = Duration.ofMillis(20);
    private static final String LISTENING = "File: ";
    /** Name of the threads that hear what the program says. */
    static final String HEARING = "dumpcap's words";
    /**
     * Shell script that ends the program with SIGTERM when standard input closes, so that it does not outlive the workbench.
     * Descriptor 3 keeps the input, because a shell gives background processes an empty one.
     */
    private static final String WITH_LIFELINE = "exec 3<&0; \"$@\" & child=$!;"
            + " { cat <&3 >/dev/null; kill -TERM $child; } >/dev/null 2>&1 & wait $child";

    private final String program;
    private final String device;
    private Process process;
    private Path file;
    private CapturePorts ports;

    DumpcapSession(String device) throws CaptureException {
        this(device, Dumpcap.find().orElseThrow(() -> new CaptureException(TEXTS.text(Dumpcap.MISSING))));
    }

    /** @param program path of dumpcap, or of what stands for it */
    DumpcapSession(String device, String program) {
        this.device = device;
        this.program = program;
    }

    @Override
    public void listen(Path pcapng, CapturePorts to, long expectedBytes) throws IOException, InterruptedException {
        if (process != null) {
            throw new CaptureException(TEXTS.text("dumpcap.busy"));
        }
        file = pcapng.toAbsolutePath();
        ports = to;
        process = new ProcessBuilder("sh", "-c", WITH_LIFELINE, "sh", program, "-q", "-i", device, "-f", to.filter(),
                "-s", Integer.toString(CaptureSession.snapLength(expectedBytes)), "-B", Integer.toString(RING_MEBIBYTES),
                "-w", file.toString()).redirectErrorStream(true).start();
        Process heard = process;
        // Of this process alone: the end of the one before may still be heard.
        BlockingQueue<Optional<String>> words = new LinkedBlockingQueue<>();
        Thread.ofPlatform().daemon().name(HEARING).start(() -> hear(heard, words));
        awaitListening(words);
    }

    private void awaitListening(BlockingQueue<Optional<String>> words) throws IOException, InterruptedException {
        String complaint = null;
        while (true) {
            Optional<String> line = words.poll(LISTEN_SECONDS, TimeUnit.SECONDS);
            if (line == null || line.isEmpty()) {
                close();
                throw new CaptureException(line == null ? TEXTS.text("dumpcap.silent", LISTEN_SECONDS)
                        : complaint == null ? TEXTS.text("dumpcap.failed", device)
                        : TEXTS.text("dumpcap.failedSaying", device, complaint));
            }
            if (line.get().startsWith(LISTENING)) {
                return;
            }
            if (complaint == null && line.get().startsWith("dumpcap: ")) {
                complaint = line.get().substring("dumpcap: ".length());
            }
        }
    }

    @Override
    public CaptureSummary stop() throws IOException, InterruptedException {
        if (process == null) {
            throw new CaptureException(TEXTS.text("dumpcap.idle"));
        }
        try {
            new Drain(QUIET, LOOK).await(new Running(process, file));
            process.getOutputStream().close();
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                throw new CaptureException(TEXTS.text("dumpcap.endless", STOP_SECONDS));
            }
        } finally {
            close();
        }
        return CaptureSummary.of(file, ports);
    }

    /** The process and those that it started. */
    private record Running(Process process, Path file) implements Drain.Program {
        @Override
        public boolean alive() {
            return process.isAlive();
        }

        @Override
        public long written() throws IOException {
            return Files.size(file);
        }

        @Override
        public boolean waits() {
            return process.descendants().allMatch(each -> {
                try {
                    return Drain.waits(Files.readString(Path.of("/proc", Long.toString(each.pid()), "stat")));
                } catch (IOException unknown) {
                    return true;
                }
            });
        }
    }

    private static void hear(Process from, BlockingQueue<Optional<String>> words) {
        try (BufferedReader output = from.inputReader()) {
            String line;
            while ((line = output.readLine()) != null) {
                words.add(Optional.of(line));
            }
        } catch (IOException e) {
            // The pipe broke because the process ended; that is reported next.
        }
        words.add(Optional.empty());
    }

    @Override
    public long pid() {
        return process == null ? 0 : process.pid();
    }

    @Override
    public void close() {
        if (process == null) {
            return;
        }
        List<ProcessHandle> all = process.descendants().toList();
        try {
            process.getOutputStream().close();
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                all.forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (IOException e) {
            all.forEach(ProcessHandle::destroyForcibly);
        } catch (InterruptedException e) {
            all.forEach(ProcessHandle::destroyForcibly);
            Thread.currentThread().interrupt();
        }
        process = null;
    }
}
