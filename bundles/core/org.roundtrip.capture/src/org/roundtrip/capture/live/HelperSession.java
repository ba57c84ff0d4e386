// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.HelperJvm;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.model.text.Texts;

/**
 * Captures with {@link CaptureHelper}, a process of ours that uses libpcap. The process starts while server and client
 * start, so its start costs no time, and is idle until {@link #listen}.
 */
final class HelperSession implements CaptureSession {
    private static final Texts TEXTS = Texts.of(HelperSession.class);
    private static final int LISTEN_SECONDS = 20;
    private static final int STOP_SECONDS = 30;
    private static final int LAST_WORDS = 20;
    private static final String FAILED = "failed ";
    private static final Pattern ANSWER = Pattern.compile("listening|captured |failed ");

    private final Process helper;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
    private final Deque<String> chatter = new ConcurrentLinkedDeque<>();

    private HelperSession(Process helper) {
        this.helper = helper;
        Thread.ofPlatform().daemon().name("capture helper's answers").start(this::hear);
    }

    static HelperSession prepare(Optional<NetworkSpace> space, String device) throws IOException {
        List<String> command = HelperJvm.command(space, CaptureHelper.class, device);
        return new HelperSession(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    @Override
    public void listen(Path pcapng, CapturePorts ports, long expectedBytes) throws IOException, InterruptedException {
        ask("listen " + CaptureSession.snapLength(expectedBytes) + " " + ports.text() + " " + pcapng.toAbsolutePath(),
                "listening", LISTEN_SECONDS);
    }

    @Override
    public CaptureSummary stop() throws IOException, InterruptedException {
        return CaptureSummary.parse(ask("stop", "captured ", STOP_SECONDS).substring("captured ".length()));
    }

    /** Process id of the helper. */
    @Override
    public long pid() {
        return helper.pid();
    }

    @Override
    public void close() {
        try {
            helper.getOutputStream().close();
            if (!helper.waitFor(2, TimeUnit.SECONDS)) {
                helper.destroyForcibly();
            }
        } catch (IOException e) {
            helper.destroyForcibly();
        } catch (InterruptedException e) {
            helper.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    private String ask(String command, String answer, int seconds) throws IOException, InterruptedException {
        try {
            Writer commands = helper.outputWriter();
            commands.write(command + "\n");
            commands.flush();
        } catch (IOException e) {
            throw ended();
        }
        Optional<String> line = answers.poll(seconds, TimeUnit.SECONDS);
        if (line == null) {
            throw new CaptureException(TEXTS.text("helper.silent", seconds));
        }
        String text = line.orElseThrow(this::ended);
        if (text.startsWith(FAILED)) {
            throw new CaptureException(text.substring(FAILED.length()));
        }
        if (!text.startsWith(answer)) {
            throw new CaptureException(TEXTS.text("helper.strange", text, command));
        }
        return text;
    }

    private CaptureException ended() {
        String words = String.join(" ", chatter).strip();
        return new CaptureException(words.isEmpty() ? TEXTS.text("helper.ended")
                : TEXTS.text("helper.endedSaying", words));
    }

    /** Separates the helper's answers from other output of the JVM and its libraries. Adds an empty answer at the end. */
    private void hear() {
        try (BufferedReader output = helper.inputReader()) {
            String line;
            while ((line = output.readLine()) != null) {
                if (ANSWER.matcher(line).lookingAt()) {
                    answers.add(Optional.of(line));
                } else {
                    chatter.add(line);
                    if (chatter.size() > LAST_WORDS) {
                        chatter.remove();
                    }
                }
            }
        } catch (IOException e) {
            // The pipe broke because the process ended; that is reported next.
        }
        answers.add(Optional.empty());
    }
}
