// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.tools;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;

/**
 * Runs a program in a process of its own. The process and its children end with the run. They also end when this JVM is
 * killed, because their standard input closes then.
 */
public final class ProgramRun {
    /** How many bytes of a program's output are kept. */
    private static final int MOST_OUTPUT = 1 << 16;

    private ProgramRun() {
    }

    /**
     * How a run ended.
     *
     * @param status the program's exit status; empty when it took too long and was ended
     * @param output what it printed, cut when it is long
     */
    public record Ended(OptionalInt status, String output) {
    }

    /**
     * Runs a program and waits for its end.
     *
     * @param name        what messages call it
     * @param environment variables to add
     * @param folder      its working folder
     * @throws CompilationException when it fails or takes longer than {@code limit}, with its output
     * @throws InterruptedException when the thread was interrupted; no process is left
     */
    public static void run(String name, List<String> command, Map<String, String> environment, Path folder, Duration limit)
            throws IOException, CompilationException, InterruptedException {
        Ended ended = ended(name, command, environment, folder, limit);
        if (ended.status().isEmpty()) {
            throw new CompilationException(Texts.of(ProgramRun.class).text("generator.silent", name, limit.toSeconds()),
                    ended.output());
        }
        if (ended.status().getAsInt() != 0) {
            throw new CompilationException(
                    Texts.of(ProgramRun.class).text("generator.failed", name, ended.status().getAsInt()), ended.output());
        }
    }

    /** Does the same, and returns also how a program ended that failed or took longer than {@code limit}. */
    public static Ended ended(String name, List<String> command, Map<String, String> environment, Path folder,
            Duration limit) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        Thread reader = Thread.ofPlatform().daemon().name("output of " + name)
                .start(() -> drain(process.getInputStream(), output));
        try {
            boolean ended = process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS);
            if (ended) {
                reader.join(1000);
            }
            return new Ended(ended ? OptionalInt.of(process.exitValue()) : OptionalInt.empty(),
                    output.toString(StandardCharsets.UTF_8));
        } finally {
            end(process);
        }
    }

    /** Kills the process and its children, and waits until they have ended. */
    private static void end(Process process) {
        List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
        all.add(process.toHandle());
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(handle -> handle.onExit().join());
    }

    private static void drain(InputStream in, ByteArrayOutputStream output) {
        byte[] buffer = new byte[4096];
        try (in) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                if (output.size() < MOST_OUTPUT) {
                    output.write(buffer, 0, n);
                }
            }
        } catch (IOException ended) {
            // the process was killed; there is no more to read
        }
    }
}
