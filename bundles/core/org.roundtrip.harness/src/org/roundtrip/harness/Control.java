// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;

/**
 * A forked JVM's side of the control protocol. Only answers go to standard output; everything that a middleware prints goes
 * to standard error.
 */
final class Control {

    /** Carries out one command and returns the answer. */
    interface Command {
        ControlLine run(ControlLine command) throws Exception;
    }

    private final Writer answers = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
    private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();

    private Control() {
        System.setOut(System.err);
        Thread thread = new Thread(this::listen, "control");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Answers commands on this thread until {@code stop} has been answered, then ends the JVM. An exception becomes the
     * answer {@code failed}.
     */
    static void serve(Command handler) throws IOException, InterruptedException {
        Control control = new Control();
        while (true) {
            String command = control.commands.take();
            control.answers.write(answer(handler, command) + "\n");
            control.answers.flush();
            if (command.equals("stop")) {
                Lifeline.cut(0);
            }
        }
    }

    /** Answers commands until {@code stop} has been answered or they end. */
    static void serve(Command handler, BufferedReader commands, Writer answers) throws IOException {
        String command = "";
        while (command != null && !command.equals("stop")) {
            command = commands.readLine();
            if (command != null) {
                answers.write(answer(handler, command) + "\n");
                answers.flush();
            }
        }
    }

    private static ControlLine answer(Command handler, String command) {
        try {
            return handler.run(ControlLine.parse(command));
        } catch (Throwable thrown) {
            thrown.printStackTrace();
            return ControlLine.of("failed").with("message", Failure.sentence(thrown));
        }
    }

    private void listen() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                commands.add(line);
            }
        } catch (IOException broken) {
            // the pipe is gone, so standard input has ended
        }
        Lifeline.cut(0);
    }
}
