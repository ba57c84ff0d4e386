// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.files.RoundtripHome;

/**
 * The Java runtimes of this machine. They are looked for when someone asks first, which takes some milliseconds, or more
 * when a runtime has no file that says its version. An interrupted search may miss some. Safe for several threads; not for
 * a user interface's thread.
 */
public final class Jdks {
    private final Path own;
    private final Map<String, String> environment;
    private List<Jdk> found;

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
        if (found != null) {
            return found;
        }
        List<Jdk> searched = search();
        if (!Thread.currentThread().isInterrupted()) {
            found = searched;
        }
        return searched;
    }

    /** Returns the newest runtime of a wanted version, such as {@code 17} or {@code 17.0.9}. */
    public Optional<Jdk> find(String wanted) {
        return list().stream().filter(jdk -> jdk.satisfies(wanted)).findFirst();
    }

    /** Looks again, after a runtime was installed or removed. */
    public synchronized void refresh() {
        found = null;
    }

    private List<Jdk> search() {
        List<Jdk> jdks = new ArrayList<>();
        for (Path home : JdkPlaces.homes(own, environment)) {
            JdkProbe.of(home).ifPresent(jdks::add);
        }
        return jdks.stream().sorted(Jdk.NEWEST_FIRST).toList();
    }
}
