// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;

/**
 * The providers that a new plan measures at first. They are those measured last, or those of the first example. A run in
 * which every client called every server does not count: it takes what can be paired, and leaves out the floor.
 */
public final class UsualProviders {
    private UsualProviders() {
    }

    /** Returns the usual ones of those that can carry the contract here; all of them when none is usual. */
    public static List<ProviderChoice> of(List<ProviderChoice> able, Library library) {
        return of(able, library.on(Item.Shelf.RUNS), library.on(Item.Shelf.EXAMPLES));
    }

    /**
     * Returns the usual ones of some providers; all of them when none is usual.
     *
     * @param able     those that can carry the contract here
     * @param runs     the newest first
     * @param examples the first one is where a person begins
     */
    static List<ProviderChoice> of(List<ProviderChoice> able, List<Item> runs, List<Item> examples) {
        Stream<Plan> measured = runs.stream().map(item -> item instanceof RunItem run && run.run() != null ? run.run().plan() : null);
        Stream<Plan> shown = examples.stream().map(item -> item instanceof PlanItem plan ? plan.plan() : null);
        return Stream.concat(measured, shown).filter(plan -> plan != null && !plan.everyPair()).map(plan -> among(able, plan))
                .filter(usual -> !usual.isEmpty()).findFirst().orElse(able);
    }

    private static List<ProviderChoice> among(List<ProviderChoice> able, Plan plan) {
        Set<String> used = plan.providers().stream()
                .flatMap(choice -> Stream.of(choice.client().provider(), choice.server().provider())).collect(Collectors.toSet());
        return able.stream().filter(choice -> used.contains(choice.id())).toList();
    }
}
