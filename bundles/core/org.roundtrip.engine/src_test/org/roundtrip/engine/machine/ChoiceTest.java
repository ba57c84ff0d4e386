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
    void aWayThatIsFasterInEveryRoundIsChosen() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(74.0, 75.0, 73.0), Way.ONE, List.of(14.9, 15.0, 14.8),
                Way.CORES, List.of(160.0, 150.0, 155.0))));
        assertEquals(Way.SIBLINGS, Choice.of(Map.of(Way.FREE, List.of(20.0, 20.0, 20.0), Way.ONE, List.of(15.0, 15.0, 15.0),
                Way.SIBLINGS, List.of(9.0, 9.1, 9.2))));
        assertEquals(Way.FREE, Choice.of(Map.of(Way.FREE, List.of(900.0, 910.0, 905.0), Way.ONE, List.of(1500.0, 1510.0, 1490.0))));
    }

    @Test
    void threadsAreBoundWhenThatIsEqual() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(12.5, 12.6, 12.4), Way.ONE, List.of(12.5, 12.9, 12.6))));
    }

    @Test
    void theRestOfTheMachineMayChangeFromRoundToRound() {
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(120.0, 124.0, 123.0), Way.ONE, List.of(14.7, 8.7, 7.6))));
        assertEquals(Way.ONE, Choice.of(Map.of(Way.FREE, List.of(10.0, 115.0, 11.0), Way.ONE, List.of(15.0, 18.0, 15.0))));
    }

    @Test
    void withoutATrialNothingIsPlaced() {
        assertEquals(Way.FREE, Choice.of(Map.of()));
    }
}
