// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.roundtrip.model.JavaVersions;

/**
 * Finds out the version of a Java runtime. Its file {@code release} says it; else it is started, which takes some 0.2
 * seconds.
 */
final class JdkProbe {
    private static final int START_SECONDS = 10;
    private static final int MOST_BYTES = 1 << 16;

    private JdkProbe() {
    }

    /** Returns the runtime in a home; empty when it does not say its version, or when the thread is interrupted. */
    static Optional<Jdk> of(Path home) {
        Properties release = file(home.resolve("release"));
        String version = JavaVersions.numbers(unquoted(release, "JAVA_VERSION"));
        String vendor = unquoted(release, "IMPLEMENTOR");
        if (version.isEmpty() || vendor.isEmpty()) {
            Properties itself = started(home);
            version = JavaVersions.numbers(unquoted(itself, "java.version"));
            vendor = unquoted(itself, "java.vendor");
        }
        return version.isEmpty() ? Optional.empty() : Optional.of(new Jdk(home, version, vendor));
    }

    /**
     * Returns the modules that a runtime says it has. It is empty for a Java 8, which has none, and where nothing says
     * it.
     */
    static List<String> modules(Path home) {
        String modules = unquoted(file(home.resolve("release")), "MODULES");
        return modules.isEmpty() ? List.of() : List.of(modules.split("\\s+"));
    }

    private static Properties file(Path file) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        } catch (IOException | IllegalArgumentException none) {
            // it is asked by starting it
        }
        return properties;
    }

    private static Properties started(Path home) {
        Properties properties = new Properties();
        try {
            Path output = Files.createTempFile("roundtrip-java", ".properties");
            try {
                Process process = new ProcessBuilder(JdkPlaces.program(home).toString(), "-XshowSettings:properties",
                        "-version").redirectErrorStream(true).redirectOutput(output.toFile()).start();
                try {
                    if (process.waitFor(START_SECONDS, TimeUnit.SECONDS) && Files.size(output) <= MOST_BYTES) {
                        Files.readString(output, StandardCharsets.ISO_8859_1).lines().map(line -> line.split(" = ", 2))
                                .filter(pair -> pair.length == 2)
                                .forEach(pair -> properties.put(pair[0].strip(), pair[1].strip()));
                    }
                } finally {
                    process.destroyForcibly();
                }
            } finally {
                Files.delete(output);
            }
        } catch (IOException e) {
            System.getLogger(JdkProbe.class.getName()).log(System.Logger.Level.INFO, "No Java in " + home, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return properties;
    }

    private static String unquoted(Properties properties, String name) {
        return properties.getProperty(name, "").replace("\"", "").strip();
    }
}
