// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.providers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.engine.jdk.Jdk;

/**
 * The versions of Java that a side can choose, with their labels: Roundtrip's own, then the newest of each release, then
 * every single version of a release that has several. A version that the plan names and the machine lacks is kept.
 */
final class JavaChoices {
    private final Map<String, String> labels = new LinkedHashMap<>();

    /**
     * Collects the choices.
     *
     * @param found  the runtimes of the machine, the newest first
     * @param lowest the lowest release that will do
     * @param chosen the version that is chosen now; empty for Roundtrip's own
     */
    JavaChoices(List<Jdk> found, int lowest, String chosen) {
        labels.put("", NLS.bind(Messages.javaOwn, Runtime.version().feature()));
        List<Jdk> usable = found.stream().filter(jdk -> jdk.feature() >= lowest).toList();
        for (Jdk jdk : usable) {
            labels.putIfAbsent(Integer.toString(jdk.feature()),
                    NLS.bind(Messages.javaNewest, jdk.feature(), jdk.version()));
        }
        for (Jdk jdk : usable) {
            if (usable.stream().filter(other -> other.feature() == jdk.feature()).count() > 1) {
                labels.putIfAbsent(jdk.version(), jdk.version());
            }
        }
        labels.putIfAbsent(chosen, NLS.bind(Messages.javaMissing, chosen));
    }

    /** The versions as a plan names them. */
    List<String> versions() {
        return List.copyOf(labels.keySet());
    }

    /** The labels of the versions, in the same order. */
    List<String> labels() {
        return List.copyOf(labels.values());
    }
}
