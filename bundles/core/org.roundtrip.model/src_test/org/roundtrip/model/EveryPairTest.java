// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EveryPairTest {
    private static final Contract CONTRACT =
            new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));

    @Test
    void eachClientGetsEachServerThatItCanCall() {
        Plan plan = plan(ProviderChoice.of("a"), new ProviderChoice("b", "Old b", Map.of("version", "2")), ProviderChoice.of("c"));
        Plan pairs = EveryPair.expanded(plan, (client, server) -> !client.provider().equals("c") && !server.provider().equals("c"));
        assertEquals(List.of("a", "a to Old b", "Old b to a", "Old b", "c"), variants(pairs));
        ProviderChoice pair = pairs.providers().get(1);
        assertEquals(ChosenSide.of("a"), pair.client());
        assertEquals(ChosenSide.of("b").with(Map.of("version", "2")), pair.server());
        assertEquals(List.of("a", "Old b", "c"), EveryPair.sides(pairs).stream().map(ProviderChoice::variant).toList());
    }

    @Test
    void aPlanWithItsPairsStaysAsItIs() {
        Plan pairs = EveryPair.expanded(plan(ProviderChoice.of("a"), ProviderChoice.of("b")), (client, server) -> true);
        assertEquals(pairs, EveryPair.expanded(pairs, (client, server) -> true));
    }

    @Test
    void aPairThatThePlanNamesItselfIsMeasuredOnce() {
        Plan plan = plan(ProviderChoice.of("a"), ProviderChoice.of("b"), new ProviderChoice("mine", ChosenSide.of("a"), ChosenSide.of("b")),
                new ProviderChoice("other", ChosenSide.of("a").on("17"), ChosenSide.of("b")));
        assertEquals(List.of("a", "a to b", "b to a", "b", "other"), variants(EveryPair.expanded(plan, (client, server) -> true)));
    }

    private static Plan plan(ProviderChoice... choices) {
        return new Plan("Pairs", "", CONTRACT, List.of(choices), Protocol.STANDARD).withEveryPair(true);
    }

    private static List<String> variants(Plan plan) {
        return plan.providers().stream().map(ProviderChoice::variant).toList();
    }
}
