// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** What a run recorded about its machine and its variants is shown in groups, each fact with a name for people. */
class FactGroupTest {

    private static Run run(Map<String, String> environment, String... variants) {
        Plan plan = new Plan("Facts", "", new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                Stream.of(variants).map(name -> new ProviderChoice("jacorb", name, Map.of())).toList(),
                new Protocol(1, Amount.NONE, Amount.calls(100), 0, 30, 64, 1));
        return new Run("facts", plan, false, 1, environment, List.of(), Run.Outcome.DONE, "", Instant.EPOCH, Instant.EPOCH);
    }

    private static Map<String, String> facts(String... keys) {
        Map<String, String> facts = new LinkedHashMap<>();
        Stream.of(keys).forEach(key -> facts.put(key, key));
        return facts;
    }

    private static List<String> names(FactGroup group) {
        return List.copyOf(group.facts().keySet());
    }

    @Test
    void factsOfAKindStandTogetherWheneverTheyWereRecorded() {
        List<FactGroup> groups = FactGroup.of(run(facts("floor", "cpu.model", "network.mtu", "load.before", "provider.orb.version", "network",
                "host.lab2", "capture", "clock.timerCostNanos", "java.version", "load.after"), "orb"));
        assertEquals(List.of("Machine", "Network and capture", "Roundtrip", "orb"), groups.stream().map(FactGroup::title).toList());
        assertEquals(List.of("Processor", "Reading the clock takes (ns)", "Load before the run (1, 5 and 15 min)",
                "Load after the run (1, 5 and 15 min)"), names(groups.getFirst()));
        assertEquals(List.of("MTU", "Network", "Host lab2", "Program or library that captured"), names(groups.get(1)));
        assertEquals(List.of("Providers of the floor", "Java version"), names(groups.get(2)));
    }

    @Test
    void factsOfAVariantHaveNamesAlsoThoseOfItsConnection() {
        FactGroup group = FactGroup.of(run(facts("provider.orb.host", "provider.orb.version", "provider.orb.contract", "provider.orb.option.giop",
                "provider.orb.middleware.jar.orb.jar", "provider.orb.middleware.orbClass", "provider.orb.server", "provider.orb.client",
                "provider.orb.TCP_NODELAY", "provider.orb.charCodeSet", "provider.orb.Ice.ACM", "provider.orb.anything"), "orb")).getFirst();
        assertEquals(List.of("Address of the server", "Version", "Option giop", "Library orb.jar (SHA-256)", "Class of the ORB",
                "Sends small packets at once (TCP_NODELAY)", "Code set of chars and strings", "Management of idle connections (Ice.ACM)",
                "Connection: anything", "Compiled contract (SHA-256)", "Flags or command of the server", "Flags or command of the client"),
                names(group));
        assertEquals("provider.orb.charCodeSet", group.facts().get("Code set of chars and strings"));
    }

    @Test
    void sidesThatDifferAreNamed() {
        assertEquals(List.of("Server: Version", "Client: Version", "Client: Option giop"), names(FactGroup.of(run(facts(
                "provider.orb.server.version", "provider.orb.client.option.giop", "provider.orb.client.version"), "orb")).getFirst()));
    }

    /** Variants may have any names. */
    @Test
    void aVariantWhoseNameBeginsLikeAnothersKeepsItsFacts() {
        List<FactGroup> groups = FactGroup.of(run(facts("provider.orb.version", "provider.orb.2.version", "provider.orb.2.kept"), "orb", "orb.2"));
        assertEquals(List.of("orb", "orb.2"), groups.stream().map(FactGroup::title).toList());
        assertEquals(List.of("Version"), names(groups.getFirst()));
        assertEquals(List.of("Version", "Processes that ran for a whole block of forks"), names(groups.getLast()));
    }
}
