// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.ethernet.EthernetSwitch;
import org.roundtrip.model.text.Texts;

/** The switch of a link, in a process of its own. It runs until it is closed or this JVM ends. For one thread. */
public final class SwitchProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;

    private SwitchProcess(Process process) {
        this.process = process;
        this.answers = process.inputReader();
    }

    /**
     * Counts of a switch since it started.
     *
     * @param forwarded frames passed on
     * @param dropped   frames lost because a queue was full
     * @param late      frames passed on more than 100 µs after their time, because no processor was free
     */
    public record Counts(long forwarded, long dropped, long late) {
    }

    /**
     * Starts a switch and waits until it is ready.
     *
     * @param space  the name space that has both devices
     * @param device one device
     * @param other  the other device
     * @throws CaptureException when it cannot run here
     */
    static SwitchProcess start(NetworkSpace space, String device, String other, int latencyMicros)
            throws IOException {
        List<String> command = HelperJvm.command(Optional.of(space), EthernetSwitch.class, device, other,
                String.valueOf(latencyMicros));
        SwitchProcess started = new SwitchProcess(new ProcessBuilder(command).redirectError(Redirect.DISCARD).start());
        String said = started.answers.readLine();
        if (!"ready".equals(said)) {
            started.close();
            throw new CaptureException(said == null ? Texts.of(SwitchProcess.class).text("switch.ended")
                    : Texts.of(SwitchProcess.class).text("switch.failed", said));
        }
        return started;
    }

    /** Asks the switch for its counts; empty when its process has ended. */
    public Optional<Counts> counts() {
        try {
            String answer = ask("?");
            if (answer == null) {
                return Optional.empty();
            }
            String[] numbers = answer.split(" ");
            return Optional.of(new Counts(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]),
                    Long.parseLong(numbers[2])));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Gives another latency to the frames that come from now on. @throws IOException when its process has ended */
    void latency(int micros) throws IOException {
        if (ask(String.valueOf(micros)) == null) {
            throw new CaptureException(Texts.of(SwitchProcess.class).text("switch.gone"));
        }
    }

    /** Returns the answer; null when the process has ended. */
    private String ask(String question) throws IOException {
        Writer questions = process.outputWriter();
        questions.write(question + "\n");
        questions.flush();
        return answers.readLine();
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (process.waitFor(2, TimeUnit.SECONDS)) {
                return;
            }
        } catch (IOException gone) {
            // the process is killed below
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
