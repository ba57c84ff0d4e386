// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.draft.PlanDraft;

/** The order of the list of providers, and of the plan's choices that are made in it. */
class ProviderRowTest {
    private static final PlanDraft DRAFT = PlanDraft.of(new Plan("A plan", "", new Contract("Demo",
            List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
            List.of(ProviderChoice.of("socket")), Protocol.STANDARD));

    private static final Map<String, String> NAMES = Map.of("axis", "Apache Axis", "rmi", "Java RMI", "jacorb", "JacORB", "boa", "ownORB");

    private static final List<KnownProvider> INSTALLED = new Installed("boa", "jacorb", "socket", "rmi", "axis").providers().stream()
            .map(provider -> new KnownProvider(provider, List.of(), "", List.of(), List.of(), true)).toList();

    /** Providers of which only the descriptions are asked for; the socket is the floor. */
    private static final class Installed extends ProviderCatalogue {
        Installed(String... ids) {
            for (String id : ids) {
                add(new ProviderInfo(id, NAMES.getOrDefault(id, id), id, id, "1", "EPL-2.0", id.equals("socket")), () -> {
                    throw new AssertionError(id);
                });
            }
        }
    }

    private static PlanDraft choosing(String... ids) {
        return DRAFT.withProviders(Stream.of(ids).map(id -> new ChoiceDraft(id, id, Map.of())).toList());
    }

    private static String shown(List<ProviderRow> rows) {
        return String.join(" ", rows.stream().map(row -> row.id() + ":" + row.choice()).toList());
    }

    @Test
    void theFloorIsFirstAndTheOthersStandByTheirNames() {
        assertEquals("socket:1 axis:-1 jacorb:2 rmi:0 boa:-1", shown(ProviderRow.of(choosing("rmi", "socket", "jacorb"), INSTALLED)));
    }

    @Test
    void aProviderKeepsItsPlaceWhenItIsNotChosenAnyMore() {
        for (String left : List.of("socket", "rmi", "jacorb", "axis")) {
            String[] chosen = Stream.of("socket", "rmi", "jacorb", "axis").filter(id -> !id.equals(left)).toArray(String[]::new);
            assertEquals(List.of("socket", "axis", "jacorb", "rmi", "boa"),
                    ProviderRow.of(choosing(chosen), INSTALLED).stream().map(ProviderRow::id).toList());
        }
    }

    @Test
    void aProviderThatIsNotInstalledHasARowWhileItIsChosen() {
        assertEquals("socket:0 axis:-1 dcom:1 jacorb:-1 rmi:-1 boa:-1", shown(ProviderRow.of(choosing("socket", "dcom"), INSTALLED)));
    }

    @Test
    void theChoicesOfAProviderStandTogether() {
        assertEquals("a:0 a:2 b:1", shown(ProviderRow.of(choosing("a", "b", "a"), List.of())));
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
