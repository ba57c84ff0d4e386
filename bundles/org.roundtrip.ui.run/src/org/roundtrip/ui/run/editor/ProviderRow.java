// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.draft.ChoiceDraft;
import org.roundtrip.ui.run.draft.PlanDraft;

/**
 * A row of the providers page: a provider of the plan, or one that is installed and could be added.
 *
 * @param id     the provider's id
 * @param choice place among the plan's choices, or -1 when it is not chosen
 */
record ProviderRow(String id, int choice) {
    boolean chosen() {
        return choice >= 0;
    }

    /** The plan's providers in their order, then the other installed ones. */
    static List<ProviderRow> of(PlanDraft draft, List<KnownProvider> known) {
        List<ProviderRow> rows = new ArrayList<>();
        for (int i = 0; i < draft.providers().size(); i++) {
            rows.add(new ProviderRow(draft.providers().get(i).id(), i));
        }
        List<String> chosen = draft.providers().stream().map(ChoiceDraft::id).toList();
        known.stream().map(provider -> provider.info().id()).filter(id -> !chosen.contains(id))
                .forEach(id -> rows.add(new ProviderRow(id, -1)));
        return rows;
    }
}
