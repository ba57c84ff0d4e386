// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which way of placing threads is chosen from given rounds. */
class ChoiceTest {

    @Test
    void theFastestIsChosen() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(74.0, 75.0, 73.0), Way.ONE, List.of(14.9, 15.0, 14.8),
                Way.CORES, List.of(160.0, 150.0, 155.0))));
        assertEquals(Way.SIBLINGS, Choice.of(Map.of(Way.FREE, List.of(20.0, 20.0, 20.0), Way.ONE, List.of(15.0, 15.0, 15.0),
                Way.SIBLINGS, List.of(9.0, 9.1, 9.2))));
    }

    @Test
    void freeIsChosenWhenItIsEqual() {
        assertEquals(Way.FREE, Choice.of(Map.of(Way.FREE, List.of(15.5, 15.4, 15.6), Way.ONE, List.of(15.0, 15.0, 15.0))));
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(15.9, 15.9, 15.9), Way.ONE, List.of(15.0, 15.0, 15.0))));
    }

    @Test
    void aWayWhoseRoundsDifferIsNotTrusted() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(74.0, 74.0, 74.0), Way.ALL, List.of(10.0, 12.0, 14.0),
                Way.ONE, List.of(15.0, 15.0, 15.0))));
        assertEquals(Way.FREE, Choice.of(Map.of(Way.FREE, List.of(74.0, 94.0, 74.0), Way.ONE, List.of(15.0, 18.0, 15.0))));
    }

    @Test
    void compilersAreNotOnTheProcessorOfTheCallsWhenThatIsEqual() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.ALL, List.of(14.6, 14.6, 14.6), Way.ONE, List.of(14.9, 14.9, 14.9))));
        assertEquals(Way.ALL, Choice.of(Map.of(Way.ALL, List.of(10.0, 10.0, 10.0), Way.ONE, List.of(14.9, 14.9, 14.9))));
    }

    @Test
    void withoutATrialNothingIsPlaced() {
        assertEquals(Way.FREE, Choice.of(Map.of()));
    }
}
