// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.hosts.check.RemoteJava;
import org.roundtrip.model.JavaVersions;
import org.roundtrip.model.text.Texts;

/**
 * The versions of Java that a side can choose, with their labels. First comes no choice, then the newest of each
 * release, then single versions where a release has several. A version that the plan names and the machine lacks is
 * kept.
 */
final class JavaChoices {
    private static final Texts TEXTS = Texts.of(JavaChoices.class);

    private final Map<String, String> labels = new LinkedHashMap<>();

    private JavaChoices(String unchosen, List<String> found, String newest, int lowest, String chosen, String missing) {
        labels.put("", unchosen);
        List<String> usable = found.stream().filter(version -> JavaVersions.feature(version) >= lowest).toList();
        for (String version : usable) {
            int feature = JavaVersions.feature(version);
            labels.putIfAbsent(Integer.toString(feature), TEXTS.text(newest, feature, version));
        }
        for (String version : usable) {
            if (usable.stream().filter(other -> JavaVersions.feature(other) == JavaVersions.feature(version)).count() > 1) {
                labels.putIfAbsent(version, version);
            }
        }
        labels.putIfAbsent(chosen, missing);
    }

    /**
     * The choices on this machine; without one it is Roundtrip's own Java.
     *
     * @param found  the runtimes of the machine, the newest first
     * @param lowest the lowest release that will do
     * @param chosen the version that is chosen now; empty for Roundtrip's own
     */
    static JavaChoices here(List<Jdk> found, int lowest, String chosen) {
        return new JavaChoices(TEXTS.text("javaOwn", Runtime.version().feature()),
                found.stream().map(Jdk::version).toList(), "javaNewest", lowest, chosen,
                TEXTS.text("javaMissing", chosen));
    }

    /**
     * The choices on a host; without one it is the newest there.
     *
     * @param found  the runtimes that its last check found, the newest first
     * @param lowest the lowest release that will do
     * @param chosen the version that is chosen now; empty for the newest
     */
    static JavaChoices on(String host, List<RemoteJava> found, int lowest, String chosen) {
        return new JavaChoices(TEXTS.text("javaNewestThere"), found.stream().map(RemoteJava::version).toList(),
                "javaNewestOfThere", lowest, chosen, TEXTS.text("javaMissingThere", chosen, host));
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
