// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** What forbids to compare the times of two runs: another machine, another Java, another version, other places of threads. */
public final class Surroundings {
    /** Facts that make a machine another one. A fork that names no Java runs in that of Roundtrip. */
    public static final List<String> MACHINE = List.of("cpu.model", "cpu.count", "os.kernel", "java.version");
    private static final List<String> VARIANT = List.of("version", "client.version", "server.version");

    private Surroundings() {
    }

    /** The names of the facts that both runs know and that differ, see {@link Run#environment()}. */
    public static List<String> changed(Run run, Run other) {
        Stream<String> ofVariants = run.plan().providers().stream().map(ProviderChoice::variant)
                .flatMap(variant -> VARIANT.stream().map(fact -> "provider." + variant + "." + fact));
        TreeSet<String> changed = new TreeSet<>(Stream.concat(MACHINE.stream(), ofVariants).filter(fact -> differs(run, other, fact)).toList());
        if (!run.placement().equals(other.placement())) {
            changed.add(Run.PLACEMENT);
        }
        return List.copyOf(changed);
    }

    private static boolean differs(Run run, Run other, String fact) {
        String now = run.environment().get(fact), then = other.environment().get(fact);
        return now != null && then != null && !Objects.equals(now, then);
    }
}
