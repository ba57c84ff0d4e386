// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.providers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.run.draft.ChoiceDraft;
import org.roundtrip.ui.run.draft.PlanDraft;

/** The order of the list of providers, and of the plan's choices that are made in it. */
class ProviderRowTest {
    private static final PlanDraft DRAFT = PlanDraft.of(new Plan("A plan", "", new Contract("Demo",
            List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
            List.of(ProviderChoice.of("socket")), Protocol.STANDARD));

    private static PlanDraft choosing(String... ids) {
        return DRAFT.withProviders(Stream.of(ids).map(id -> new ChoiceDraft(id, id, Map.of())).toList());
    }

    private static String shown(List<ProviderRow> rows) {
        return String.join(" ", rows.stream().map(row -> row.id() + ":" + row.choice()).toList());
    }

    @Test
    void theRowsOfAPlanStandInItsOrder() {
        assertEquals("rmi:0 socket:1", shown(ProviderRow.of(choosing("rmi", "socket"), List.of(), List.of())));
    }

    @Test
    void aRowKeepsItsPlaceWhenOthersAreChosen() {
        List<ProviderRow> before = ProviderRow.of(choosing("a", "b", "c"), List.of(), List.of());
        assertEquals("a:1 b:0 c:2", shown(ProviderRow.of(choosing("b", "a", "c"), List.of(), before)));
    }

    @Test
    void aSecondChoiceOfAProviderFollowsTheFirst() {
        List<ProviderRow> before = ProviderRow.of(choosing("a", "b"), List.of(), List.of());
        assertEquals("a:0 a:1 b:2", shown(ProviderRow.of(choosing("a", "a", "b"), List.of(), before)));
    }

    @Test
    void aProviderIsChosenAfterTheOneAboveIt() {
        ProviderRow first = new ProviderRow("a", -1);
        ProviderRow last = new ProviderRow("d", -1);
        List<ProviderRow> rows = List.of(first, new ProviderRow("b", 0), new ProviderRow("c", -1), last);
        assertEquals(0, ProviderRow.placeFor(first, rows));
        assertEquals(1, ProviderRow.placeFor(last, rows));
    }
}
