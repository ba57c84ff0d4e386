// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunTest {
    private static final Instant STARTED = Instant.parse("2026-01-01T12:00:00Z");

    private static Run run(Map<String, String> environment, int... repetitions) {
        Plan plan = new Plan("Test", "", new Contract("Service", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        List<Fork> forks = IntStream.range(0, repetitions.length).mapToObj(i -> new Fork(i + 1, "rmi", "rmi", "ping", repetitions[i], Fork.State.PLANNED,
                null, null, null, null)).toList();
        return new Run("run", plan, false, 1, environment, forks, Run.Outcome.DONE, "", STARTED, null);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1.09,1.09", "0.8,1.25"})
    void theFloorDriftsUpOrDown(String drift, double expected) {
        assertEquals(expected, run(Map.of(Run.DRIFT, drift)).drift());
    }

    @Test
    void whatIsNotRecordedIsNotThere() {
        Run run = run(Map.of());
        assertEquals(1, run.drift());
        assertEquals(0, run.blocks());
        assertEquals(STARTED, run.takenUp());
        assertEquals(Run.FREE, run.placement());
    }

    @Test
    void damagedFactsAreNotThere() {
        Run run = run(Map.of(Run.DRIFT, "damaged", Run.RESUMED, "damaged"));
        assertEquals(1, run.drift());
        assertEquals(STARTED, run.takenUp());
    }

    @Test
    void blocksAndWhenTheyWereAddedAreRecorded() {
        Run run = run(Map.of(Run.RESUMED, "2026-01-01T14:00:00Z"), 1, 1, 2, 2, 3, 3);
        assertEquals(3, run.blocks());
        assertEquals(STARTED.plusSeconds(7200), run.takenUp());
    }
}
