// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.roundtrip.harness.Tether;
import org.roundtrip.provider.CompilationException;

/**
 * Runs a generator in a JVM of its own. The generator and its children end with the run. They also end when this JVM
 * is killed, because {@link Tether} ends them when their standard input closes.
 */
final class GeneratorRun {
    /** A time that no generator needs for a contract. */
    static final Duration LIMIT = Duration.ofMinutes(2);
    /** How many bytes of a generator's output are kept. */
    private static final int MOST_OUTPUT = 1 << 16;

    private GeneratorRun() {
    }

    static void run(Generator generator, Path folder) throws IOException, CompilationException, InterruptedException {
        run(generator, folder, LIMIT);
    }

    static void run(Generator generator, Path folder, Duration limit)
            throws IOException, CompilationException, InterruptedException {
        Process process = new ProcessBuilder(command(generator)).directory(folder.toFile()).redirectErrorStream(true)
                .start();
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        Thread reader = Thread.ofPlatform().daemon().name("output of " + generator.name())
                .start(() -> drain(process.getInputStream(), output));
        try {
            if (!process.waitFor(limit.toNanos(), TimeUnit.NANOSECONDS)) {
                throw new CompilationException("%s did not end within %d seconds; try a smaller contract."
                        .formatted(generator.name(), limit.toSeconds()), output.toString(StandardCharsets.UTF_8));
            }
            reader.join(1000);
            if (process.exitValue() != 0) {
                throw new CompilationException(
                        "%s failed with status %d on this contract; its own words are in the details."
                                .formatted(generator.name(), process.exitValue()),
                        output.toString(StandardCharsets.UTF_8));
            }
        } finally {
            end(process);
        }
    }

    private static List<String> command(Generator generator) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true"));
        command.addAll(generator.jvmFlags());
        command.add("-cp");
        List<Path> classPath = new ArrayList<>(generator.classPath());
        classPath.addAll(BundleClassPath.of(Tether.class));
        command.add(classPath.stream().map(path -> path.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Tether.class.getName());
        command.add(generator.mainClass());
        command.addAll(generator.arguments());
        return command;
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
