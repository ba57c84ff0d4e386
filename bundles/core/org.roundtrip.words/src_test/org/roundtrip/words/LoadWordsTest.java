// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Sweep;

class LoadWordsTest {
    @Test
    void aLoadThatIsSweptSaysFromWhereToWhere() {
        assertEquals(Optional.empty(), LoadWords.of(swept(Load.ONE_CALLER, "latency")));
        assertEquals("closed load, 1 to 16 callers", LoadWords.of(swept(Load.ONE_CALLER, "callers")).orElseThrow());
        assertEquals("closed load, 1 to 16 callers that think 50 µs",
                LoadWords.of(swept(new Load.Closed(4, 50, false, false), "callers")).orElseThrow());
        Load open = new Load.Open(200, new Load.Poisson(), 8, false);
        assertEquals("open load, 1 to 16/s, Poisson, at most 8 in flight", LoadWords.of(swept(open, "rate")).orElseThrow());
        assertEquals("open load, 200/s, Poisson, at most 1 to 16 in flight", LoadWords.of(swept(open, "callers")).orElseThrow());
        assertEquals("open load, 200/s, Poisson, at most 8 in flight", LoadWords.of(open).orElseThrow(), "of one step");
        assertEquals("loopback; open load, 1 to 16/s, Poisson, at most 8 in flight; sweep of calls offered a second: 1 to 16 in 3 steps",
                LoadWords.withNetwork(swept(open, "rate")));
        assertEquals("loopback; sweep of length of ping.text: 1 to 16 in 3 steps", LoadWords.withNetwork(swept(Load.ONE_CALLER, "ping.text")));
    }

    private static Plan swept(Load load, String value) {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        return new Plan("Any", "", new Contract("Calls", List.of(ping)), List.of(ProviderChoice.of("socket")),
                new Protocol(1, Amount.calls(1), Amount.calls(1), 0, 30, 64, 1).with(load)).with(Optional.of(new Sweep(value, List.of(1, 4, 16))));
    }
}
