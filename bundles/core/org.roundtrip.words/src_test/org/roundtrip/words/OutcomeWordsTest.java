// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** What kept a run from measuring all. */
class OutcomeWordsTest {
    private static final String WHY = "rmi, ping: It died.";
    private static final Plan PLAN = new Plan("Plan", "", new Contract("Plan", List.of(new Operation("ping", List.of(), Optional.empty(),
            Behaviour.NOTHING))), List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);

    private static Run run(Run.Outcome outcome, String message, Fork.State... states) {
        List<Fork> forks = Stream.of(states).map(state -> new Fork(1, "rmi", "rmi", "ping", 1, state, null, null, null, null, null)).toList();
        return new Run("run", PLAN, false, 1, Map.of(), forks, outcome, message, Instant.EPOCH, Instant.EPOCH);
    }

    @Test
    void nothingIsSaidWhenAllWasMeasured() {
        assertEquals("", OutcomeWords.of(run(Run.Outcome.DONE, "", Fork.State.DONE, Fork.State.REFUSED)));
    }

    @Test
    void failedForksAreCountedUnlessTheRunsMessageSaysIt() {
        assertEquals("1 of 2 forks failed.", OutcomeWords.of(run(Run.Outcome.FAILED, "", Fork.State.FAILED, Fork.State.DONE)));
        assertEquals(WHY, OutcomeWords.of(run(Run.Outcome.FAILED, WHY, Fork.State.FAILED, Fork.State.DONE)));
        assertEquals("1 of 2 forks failed. " + WHY, OutcomeWords.of(run(Run.Outcome.CANCELLED, WHY, Fork.State.FAILED, Fork.State.DONE)));
    }

    @Test
    void aCancelledRunSaysAfterHowMuchOfIt() {
        assertEquals("Cancelled after 1 of 3 forks.",
                OutcomeWords.of(run(Run.Outcome.CANCELLED, "", Fork.State.DONE, Fork.State.PLANNED, Fork.State.PLANNED)));
    }
}
