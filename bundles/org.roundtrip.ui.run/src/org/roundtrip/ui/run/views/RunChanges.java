// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Run;
import org.roundtrip.ui.difference.Difference;
import org.roundtrip.ui.difference.PlanDifference;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.RunItem;

/**
 * What was changed between a run of a plan and the first one of a plan of that name that is still there: two runs that measured the same
 * read alike, whatever was run between them.
 */
final class RunChanges {
    private final PlanDifference.OptionNames names;
    private List<Item> compared = List.of();
    private Map<Item, List<Difference>> changes = Map.of();

    /** @param names of the options of providers, for people */
    RunChanges(PlanDifference.OptionNames names) {
        this.names = names;
    }

    /** Compares anew when somebody asks, because the names of options have changed. */
    void forget() {
        compared = List.of();
        changes = Map.of();
    }

    /**
     * Returns each change in a few words; none when nothing was changed or it is the first one.
     *
     * @param runs all runs, the latest first; the same list as long as they are the same
     */
    List<Difference> of(RunItem run, List<Item> runs) {
        if (runs != compared) {
            compared = runs;
            changes = compare(runs);
        }
        return changes.getOrDefault(run, List.of());
    }

    private Map<Item, List<Difference>> compare(List<Item> runs) {
        Map<Item, List<Difference>> all = new HashMap<>();
        Map<String, Run> first = new HashMap<>();
        for (Item item : runs.reversed()) {
            if (item instanceof RunItem known && known.run() != null) {
                Run earliest = first.putIfAbsent(known.run().plan().name(), known.run());
                if (earliest != null) {
                    all.put(known, PlanDifference.of(known.run(), earliest, names));
                }
            }
        }
        return all;
    }
}
