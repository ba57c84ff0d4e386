// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.tree;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.Run;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.words.difference.ChangedRuns;
import org.roundtrip.words.difference.Difference;
import org.roundtrip.words.difference.PlanDifference;

/** What was changed between runs, see {@link ChangedRuns}, which are compared anew when there are others. */
final class RunChanges {
    private final PlanDifference.OptionNames names;
    private List<Item> compared = List.of();
    private ChangedRuns changes = ChangedRuns.NONE;

    /** @param names of the options of providers, for people */
    RunChanges(PlanDifference.OptionNames names) {
        this.names = names;
    }

    /** Compares anew when somebody asks, because the names of options have changed. */
    void forget() {
        compared = List.of();
        changes = ChangedRuns.NONE;
    }

    /**
     * Returns each change in a few words; none when nothing was changed or it is the first one.
     *
     * @param runs all runs, the latest first; the same list as long as they are the same
     */
    List<Difference> of(RunItem run, List<Item> runs) {
        if (runs != compared) {
            compared = runs;
            changes = ChangedRuns.of(runs.stream().flatMap(RunChanges::run).toList(), names);
        }
        return changes.of(run.run());
    }

    private static Stream<Run> run(Item item) {
        return item instanceof RunItem known ? Stream.ofNullable(known.run()) : Stream.of();
    }
}
