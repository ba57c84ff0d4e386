// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.engine.place.Placing;

/** Where threads can be placed on machines of some kinds. */
class TopologyTest {

    private static Map<Way, Placing> placings(String allowed, String siblings) {
        return new Topology(allowed, siblings).placings();
    }

    @Test
    void oneProcessorLeavesNoChoice() {
        assertEquals(Set.of(Way.FREE), placings("0", "0").keySet());
        assertEquals(Set.of(Way.FREE), Topology.UNKNOWN.placings().keySet());
    }

    @Test
    void onTwoCoresCompilersGetTheOther() {
        Map<Way, Placing> two = placings("0-1", "0");
        assertEquals(new Placing("0", "0", "1"), two.get(Way.ONE));
        assertEquals(new Placing("0", "1", "0-1"), two.get(Way.CORES));
        assertEquals(Set.of(Way.FREE, Way.ONE, Way.CORES), two.keySet());
    }

    @Test
    void compilersStayOffTheCoreOfTheCallsWhereThereAreOthers() {
        Map<Way, Placing> four = placings("2-3,6-7", "2,6");
        assertEquals(new Placing("2", "2", "3,7"), four.get(Way.ONE));
        assertEquals(new Placing("2", "6", "3,7"), four.get(Way.SIBLINGS));
        assertEquals(new Placing("2", "3", "7"), four.get(Way.CORES));
        assertEquals(new Placing("0", "0", "1"), placings("0-1", "0-1").get(Way.ONE));
    }

    @Test
    void onlyProcessorsOfThisProcessCount() {
        Topology topology = Topology.of(new WrittenFiles(Map.of("/proc/self/status", "Name:\tjava\nCpus_allowed_list:\t1,3",
                "/sys/devices/system/cpu/cpu1/topology/thread_siblings_list", "1,5")));
        assertEquals(new Topology("1,3", "1"), topology);
        assertEquals(Topology.UNKNOWN, Topology.of(new WrittenFiles(Map.of())));
    }
}
