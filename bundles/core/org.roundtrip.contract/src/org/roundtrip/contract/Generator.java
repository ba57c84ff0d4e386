// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.harness.Tether;

/**
 * A middleware's own generator that is a Java program. It runs in a JVM of its own.
 *
 * @param name      the name that messages show, such as {@code JacORB's IDL compiler}
 * @param mainClass its main class
 * @param classPath the class path of its JVM
 * @param jvmFlags  the flags of its JVM
 * @param arguments its arguments, in which {@value #CLASS_PATH} stands for the working folder and the class path
 */
public record Generator(String name, String mainClass, List<Path> classPath, List<String> jvmFlags,
        List<String> arguments) implements BuildStep {
    /** In an argument: the working folder and the class path of its JVM. */
    public static final String CLASS_PATH = "{classpath}";
    /** A time that no generator needs for a contract. */
    private static final Duration LIMIT = Duration.ofMinutes(2);

    /** Copies the lists. */
    public Generator {
        classPath = List.copyOf(classPath);
        jvmFlags = List.copyOf(jvmFlags);
        arguments = List.copyOf(arguments);
    }

    @Override
    public Duration limit() {
        return LIMIT;
    }

    @Override
    public List<String> command() {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Dfile.encoding=UTF-8",
                "-Djava.awt.headless=true"));
        command.addAll(jvmFlags);
        command.add("-cp");
        List<Path> all = new ArrayList<>(classPath);
        all.addAll(BundleClassPath.of(Tether.class));
        String paths = all.stream().map(path -> path.toAbsolutePath().toString()).collect(Collectors.joining(File.pathSeparator));
        command.add(paths);
        command.add(Tether.class.getName());
        command.add(mainClass);
        arguments.forEach(argument -> command.add(argument.replace(CLASS_PATH, "." + File.pathSeparator + paths)));
        return command;
    }

    @Override
    public Map<String, String> environment() {
        return Map.of();
    }

    @Override
    public void addTo(Fingerprint print) throws IOException {
        print.text(mainClass).files(classPath).texts(jvmFlags).texts(arguments);
    }
}
