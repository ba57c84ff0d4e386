// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlanTest {
    private static final Contract PING = new Contract("C",
            List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Length(-1, 2));
        assertThrows(IllegalArgumentException.class, () -> new Length(3, 2));
        assertThrows(IllegalArgumentException.class, () -> Amount.calls(-1));
        assertThrows(IllegalArgumentException.class, () -> Amount.seconds(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Amount.atLeast(20_000, 0), "nothing is at least no time");
        assertThrows(IllegalArgumentException.class, () -> Amount.atLeast(0, 5));
        assertThrows(IllegalArgumentException.class, () -> new Protocol(0, Amount.NONE, Amount.calls(1), 0, 1, 64, 0));
        assertThrows(IllegalArgumentException.class, () -> new Protocol(1, Amount.NONE, Amount.NONE, 0, 1, 64, 0));
        assertThrows(IllegalArgumentException.class, () -> new Protocol(1, Amount.NONE, Amount.calls(1), -1, 1, 64, 0));
    }

    @Test
    void quickIsOneShortFork() {
        Protocol full = new Protocol(10, Amount.calls(5000), Amount.seconds(0.2), 1000, 30, 256, 7);
        Protocol quick = new Protocol(1, Amount.NONE, Amount.seconds(0.2), 1000, 30, 256, 7);
        assertEquals(quick.with(WarmUp.STANDARD), full.quick());
        assertEquals(quick.with(new WarmUp.Steady(2, 9)), full.with(new WarmUp.Steady(2, 9)).with(new Forks(4, 16)).quick());
        assertEquals(quick, full.with(WarmUp.NONE).quick(), "what is measured cold stays cold");
        assertEquals(Amount.NONE, Amount.NONE.within(0.5));
        assertEquals(new Amount(20_000, 0.5), Amount.atLeast(20_000, 5).within(0.5), "quick also where the plan wants more");
    }

    @Test
    void oneProviderMayStandInAPlanTwiceUnderTwoNames() {
        ProviderChoice axis = ProviderChoice.of("axis");
        ProviderChoice literal = new ProviderChoice("axis", "Axis literal", Map.of("style", "literal"));
        assertEquals(2, new Plan("P", "", PING, List.of(axis, literal), Protocol.STANDARD).providers().size());
        assertThrows(IllegalArgumentException.class,
                () -> new Plan("P", "", PING, List.of(axis, axis), Protocol.STANDARD));
        assertThrows(IllegalArgumentException.class, () -> new Plan("P", "", PING, List.of(), Protocol.STANDARD));
    }

    @Test
    void onHostsItHasTheirNetwork() {
        Plan wire = new Plan("P", "", PING, List.of(ProviderChoice.of("axis"), ProviderChoice.of("rmi")),
                Protocol.STANDARD.with(Network.of("wire", 0)));
        Plan there = wire.at(Optional.empty(), Optional.of("lab2"));
        assertEquals(List.of("lab2", "lab2"), there.providers().stream().map(choice -> choice.server().host()).toList());
        assertEquals(Network.LOOPBACK, there.protocol().network());
        assertEquals(wire, wire.at(Optional.of(""), Optional.empty()), "on this machine it keeps its own");
    }
}
