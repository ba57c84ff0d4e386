// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.providers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.draft.PlanDraft;

/**
 * A row of the providers page: a provider of the plan, or one that is installed and could be added.
 *
 * @param id     the provider's id; of two providers the client's
 * @param choice place among the plan's choices, or -1 when it is not chosen
 */
record ProviderRow(String id, int choice) {
    boolean chosen() {
        return choice >= 0;
    }

    /**
     * The rows of a draft: a provider that was listed before keeps its place, whether it is chosen or not. Others follow,
     * first the plan's in their order, then the installed ones.
     *
     * @param before the rows so far
     */
    static List<ProviderRow> of(PlanDraft draft, List<KnownProvider> known, List<ProviderRow> before) {
        Set<String> installed = new LinkedHashSet<>();
        known.forEach(provider -> installed.add(provider.info().id()));
        Set<String> ids = new LinkedHashSet<>();
        before.forEach(row -> ids.add(row.id()));
        draft.providers().forEach(choice -> ids.add(choice.client().provider()));
        ids.addAll(installed);
        List<ProviderRow> rows = new ArrayList<>();
        for (String id : ids) {
            int[] choices = IntStream.range(0, draft.providers().size())
                    .filter(place -> draft.providers().get(place).client().provider().equals(id)).toArray();
            for (int choice : choices) {
                rows.add(new ProviderRow(id, choice));
            }
            if (choices.length == 0 && installed.contains(id)) {
                rows.add(new ProviderRow(id, -1));
            }
        }
        return rows;
    }

    /** The place among the plan's choices that fits a row's place in the list: after the chosen row above it. */
    static int placeFor(ProviderRow row, List<ProviderRow> rows) {
        return rows.subList(0, rows.indexOf(row)).reversed().stream().filter(ProviderRow::chosen)
                .mapToInt(above -> above.choice() + 1).findFirst().orElse(0);
    }
}
