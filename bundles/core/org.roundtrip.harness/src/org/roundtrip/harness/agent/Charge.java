// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Platform;


/** A process in the charge of the agent. Any thread. */
final class Charge {
    private final int number;
    private final Process process;
    private final FrameLog out;
    private final List<FollowedFile> files = new ArrayList<>();
    private final Runnable broken;

    private Charge(int number, Process process, FrameLog out, Runnable broken) {
        this.number = number;
        this.process = process;
        this.out = out;
        this.broken = broken;
    }

    /**
     * Starts a process and reports its lines and its end.
     *
     * @param command the command to start it
     * @param foreign variables of the environment that it must not get
     * @param broken  is called when nothing can be reported any more
     */
    static Charge start(int number, ControlLine command, List<String> foreign, FrameLog out, Runnable broken) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words(command)).directory(Paths.get(command.text("folder")).toFile());
        foreign.forEach(builder.environment()::remove);
        for (Map.Entry<String, String> each : command.prefixed("env.").entrySet()) {
            builder.environment().put(each.getKey(), each.getValue());
        }
        Path log = Paths.get(command.text("log"));
        builder.redirectError(log.toFile());
        Charge charge = new Charge(number, builder.start(), out, broken);
        charge.files.add(new FollowedFile(log, Frame.Kind.LOG, number));
        command.find("journal").ifPresent(file ->
                charge.files.add(new FollowedFile(Paths.get(file), Frame.Kind.JOURNAL, number)));
        Thread reader = new Thread(charge::report, "process " + number);
        reader.setDaemon(true);
        reader.start();
        return charge;
    }

    private static List<String> words(ControlLine command) {
        Map<String, String> arguments = command.prefixed("arg.");
        String[] words = new String[arguments.size()];
        arguments.forEach((index, argument) -> words[Integer.parseInt(index)] = argument);
        return Arrays.asList(words);
    }

    long pid() {
        return Platform.pid(process);
    }

    /** Writes a line to its standard input. A process that has gone is reported by its end. */
    void send(String line) {
        try {
            OutputStream in = process.getOutputStream();
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException gone) {
            // its end is reported
        }
    }

    /** Ends its standard input. */
    void close() {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // its end is reported
        }
    }

    /** Asks it to end. */
    void terminate() {
        process.destroy();
    }

    void kill() {
        Platform.endDescendants(process);
        process.destroyForcibly();
    }

    /** Sends what has been added to its files. */
    synchronized void look() throws IOException {
        for (FollowedFile file : files) {
            file.look(out);
        }
    }

    private void report() {
        try {
            lines();
            int status = process.waitFor();
            finish();
            out.add(new Frame(Frame.Kind.END, number, ByteBuffer.allocate(Integer.BYTES).putInt(status).array()));
        } catch (IOException full) {
            broken.run();
        } catch (InterruptedException impossible) {
            Thread.currentThread().interrupt();
        }
    }

    private void lines() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = next(lines); line != null; line = next(lines)) {
                out.add(Frame.of(Frame.Kind.LINE, number, line));
            }
        }
    }

    private static String next(BufferedReader lines) {
        try {
            return lines.readLine();
        } catch (IOException gone) {
            return null;
        }
    }

    private synchronized void finish() throws IOException {
        for (FollowedFile file : files) {
            file.finish(out);
        }
        files.clear();
    }
}
