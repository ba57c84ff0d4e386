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

/** What was changed between one run of a plan and the run before it of a plan of that name. */
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
     * Returns each change in a few words; none when nothing was changed or there is no run before.
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
        Map<String, Run> before = new HashMap<>();
        for (Item item : runs.reversed()) {
            if (item instanceof RunItem known && known.run() != null) {
                Run earlier = before.put(known.run().plan().name(), known.run());
                if (earlier != null) {
                    all.put(known, PlanDifference.of(known.run(), earlier, names));
                }
            }
        }
        return all;
    }
}
