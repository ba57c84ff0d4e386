// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.roundtrip.model.JavaVersions;

/**
 * A Java runtime of this machine or of a host.
 *
 * @param home    its folder, which holds {@code bin/java}
 * @param version its version in numbers, such as {@code 17.0.9}; {@code 8.0.504} for what calls itself 1.8.0_504
 * @param vendor  who made it; empty when it does not say
 * @param sharesClasses whether it has an archive of its own classes; without it, every process starts some 0.06 seconds later
 */
public record Jdk(Path home, String version, String vendor, boolean sharesClasses) {
    /** The newest first; of one version the first by path. */
    public static final Comparator<Jdk> NEWEST_FIRST =
            Comparator.comparing(Jdk::version, JavaVersions.ORDER).reversed().thenComparing(Jdk::home);
    /** Folders of the archive: of newer releases, on Windows, and of Java 8 as a runtime and in a JDK. */
    private static final List<String> ARCHIVES = List.of("lib/server", "bin/server", "lib/amd64/server",
            "lib/aarch64/server", "jre/lib/amd64/server", "jre/lib/aarch64/server");

    /** A runtime of this machine, whose archive is looked for. */
    public Jdk(Path home, String version, String vendor) {
        this(home, version, vendor, ARCHIVES.stream().anyMatch(folder -> Files.exists(home.resolve(folder).resolve("classes.jsa"))));
    }

    /** Returns the one that runs Roundtrip. */
    public static Jdk own() {
        return new Jdk(Path.of(System.getProperty("java.home")), JavaVersions.numbers(System.getProperty("java.version")),
                System.getProperty("java.vendor", ""));
    }

    /** Returns the program that starts it. */
    public Path program() {
        return JdkPlaces.program(home);
    }

    /** Returns the first number of the version, such as 17. */
    public int feature() {
        return JavaVersions.feature(version);
    }

    /** Returns those of some modules that its file {@code release} does not list; none when it lists no modules at all. */
    public List<String> lacking(List<String> modules) {
        List<String> there = JdkProbe.modules(home);
        return there.isEmpty() ? List.of() : modules.stream().filter(module -> !there.contains(module)).toList();
    }

    /** Returns whether this is a wanted version: the same one, or one that the wanted numbers are the beginning of. */
    public boolean satisfies(String wanted) {
        return JavaVersions.satisfies(version, wanted);
    }
}
