// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Run;

/**
 * What was changed between each run of a plan and the first one of a plan of that name. Two runs that measured the same
 * read alike, whatever was run between them. Runs that come with Roundtrip do not count. Immutable.
 */
public final class ChangedRuns {
    /** No runs. */
    public static final ChangedRuns NONE = new ChangedRuns(Map.of());
    private final Map<Run, List<Difference>> changes;

    private ChangedRuns(Map<Run, List<Difference>> changes) {
        this.changes = changes;
    }

    /** Compares runs. @param runs all of them, the latest first @param names of the options of providers, for people */
    public static ChangedRuns of(List<Run> runs, PlanDifference.OptionNames names) {
        Map<Run, List<Difference>> all = new IdentityHashMap<>();
        Map<String, Run> first = new HashMap<>();
        for (Run run : runs.reversed()) {
            Run earliest = run.recorded().isPresent() ? null : first.putIfAbsent(run.plan().name(), run);
            if (earliest != null) {
                all.put(run, PlanDifference.of(run, earliest, names));
            }
        }
        return new ChangedRuns(all);
    }

    /**
     * Returns each change of one of them in a few words. There are none when nothing was changed, or it is the first
     * one. @param run null for none
     */
    public List<Difference> of(Run run) {
        return run == null ? List.of() : changes.getOrDefault(run, List.of());
    }
}
