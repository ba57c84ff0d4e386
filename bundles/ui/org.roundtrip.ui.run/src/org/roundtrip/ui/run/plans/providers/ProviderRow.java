// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.plans.draft.PlanDraft;

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
     * The rows of a draft, in the catalogue's order: the floor first, then by name. A provider has the same place whether it is
     * chosen or not, and whether it is installed or not. Its choices stand together, in the plan's order.
     *
     * @param known the installed providers
     */
    static List<ProviderRow> of(PlanDraft draft, List<KnownProvider> known) {
        Map<String, String> names = known.stream().collect(Collectors.toMap(provider -> provider.info().id(), KnownProvider::label));
        Set<String> floors = known.stream().map(KnownProvider::info).filter(ProviderInfo::floor).map(ProviderInfo::id)
                .collect(Collectors.toSet());
        Set<String> ids = new TreeSet<>(Comparator.comparing((String id) -> !floors.contains(id))
                .thenComparing(id -> names.getOrDefault(id, id), String.CASE_INSENSITIVE_ORDER).thenComparing(Comparator.naturalOrder()));
        ids.addAll(names.keySet());
        draft.providers().forEach(choice -> ids.add(choice.client().provider()));
        List<ProviderRow> rows = new ArrayList<>();
        for (String id : ids) {
            int[] choices = IntStream.range(0, draft.providers().size())
                    .filter(place -> draft.providers().get(place).client().provider().equals(id)).toArray();
            for (int choice : choices) {
                rows.add(new ProviderRow(id, choice));
            }
            if (choices.length == 0) {
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
