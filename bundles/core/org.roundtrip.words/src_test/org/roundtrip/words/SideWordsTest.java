// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Sweep;

class SideWordsTest {
    @Test
    void theJavaAndTheHostOfASideAreSaidWhereThePlanChoosesThem() {
        ChosenSide usual = ChosenSide.of("rmi");
        assertEquals("", SideWords.places(usual, usual));
        assertEquals("Java 17", SideWords.places(usual.on("17"), usual.on("17")));
        assertEquals("the server in Java 11", SideWords.places(usual, usual.on("11")));
        assertEquals("the client in Java 17, the server in Java 11", SideWords.places(usual.on("17"), usual.on("11")));
        assertEquals("both sides on lab2", SideWords.places(usual.at("lab2"), usual.at("lab2")));
        assertEquals("the server in Java 17 on lab2", SideWords.places(usual, usual.on("17").at("lab2")));
    }

    @Test
    void theNetworkOfAPlanIsThatBetweenItsSides() {
        assertEquals("loopback", network("", ""));
        assertEquals("link to lab2", network("", "lab2"));
        assertEquals("link to lab2", network("lab2", ""));
        assertEquals("link from lab2 to lab3", network("lab2", "lab3"));
        assertEquals("loopback of lab2", network("lab2", "lab2"));
    }

    @Test
    void aNetworkWhoseLatencyIsSweptHasNoSingleOne() {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Plan plan = new Plan("Any", "", new Contract("Calls", List.of(ping)), List.of(ProviderChoice.of("socket")),
                new Protocol(1, Amount.calls(1), Amount.calls(1), 0, 30, 64, 1).with(new Network.Ethernet(50)));
        assertEquals("ethernet-100, 50 µs each way", SideWords.network(plan));
        assertEquals("ethernet-100, 0 to 1000 µs each way", SideWords.network(plan.with(Optional.of(new Sweep("latency", List.of(0, 100, 1000))))));
    }

    private static String network(String client, String server) {
        ChosenSide usual = ChosenSide.of("socket");
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        return SideWords.network(new Plan("Any", "", new Contract("Calls", List.of(ping)),
                List.of(new ProviderChoice("socket", usual.at(client), usual.at(server))),
                new Protocol(1, Amount.calls(1), Amount.calls(1), 0, 30, 64, 1)));
    }
}
