// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.files.RoundtripHome;

/**
 * The Java runtimes of this machine. Each question looks into the folders where they usually are, so a runtime that was
 * installed meanwhile is found. What is in a folder is asked once, which takes some milliseconds, or more when a runtime
 * has no file that says its version. An interrupted search may miss some. Safe for several threads; not for a user
 * interface's thread.
 */
public final class Jdks {
    private final Path own;
    private final Map<String, String> environment;
    /** What each folder contains; nothing where it is no runtime. */
    private final Map<Path, Optional<Jdk>> asked = new LinkedHashMap<>();

    /** The runtimes that are installed, and those in the folder {@code jdks} of a Roundtrip home. */
    public Jdks(RoundtripHome home) {
        this(home.jdks(), System.getenv());
    }

    Jdks(Path own, Map<String, String> environment) {
        this.own = own;
        this.environment = environment;
    }

    /** Returns all runtimes, the newest first. */
    public synchronized List<Jdk> list() {
        Set<Path> homes = JdkPlaces.homes(own, environment);
        asked.keySet().retainAll(homes);
        for (Path home : homes) {
            if (!asked.containsKey(home)) {
                Optional<Jdk> answer = JdkProbe.of(home);
                if (Thread.currentThread().isInterrupted()) {
                    break;
                }
                asked.put(home, answer);
            }
        }
        return asked.values().stream().flatMap(Optional::stream).sorted(Jdk.NEWEST_FIRST).toList();
    }

    /** Returns the newest runtime of a wanted version, such as {@code 17} or {@code 17.0.9}. */
    public Optional<Jdk> find(String wanted) {
        return list().stream().filter(jdk -> jdk.satisfies(wanted)).findFirst();
    }
}
