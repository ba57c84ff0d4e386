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

    private static Run run(boolean everyPair, Run.Outcome outcome, String message, Fork.State... states) {
        Plan plan = PLAN.withEveryPair(everyPair);
        List<Fork> forks = Stream.of(states).map(state -> new Fork(1, "rmi", "rmi", "ping", 1, state, null, null, null, null, null)).toList();
        return new Run("run", plan, false, 1, Map.of(), forks, outcome, message, Instant.EPOCH, Instant.EPOCH);
    }

    @Test
    void nothingIsSaidWhenAllWasMeasured() {
        assertEquals("", OutcomeWords.of(run(false, Run.Outcome.DONE, "", Fork.State.DONE, Fork.State.REFUSED), true));
    }

    @Test
    void failedForksAreCountedUnlessTheRunsMessageSaysIt() {
        assertEquals("1 of 2 forks failed.", OutcomeWords.of(run(false, Run.Outcome.FAILED, "", Fork.State.FAILED, Fork.State.DONE), true));
        assertEquals(WHY, OutcomeWords.of(run(false, Run.Outcome.FAILED, WHY, Fork.State.FAILED, Fork.State.DONE), true));
        assertEquals("1 of 2 forks failed. " + WHY, OutcomeWords.of(run(false, Run.Outcome.CANCELLED, WHY, Fork.State.FAILED, Fork.State.DONE), true));
    }

    @Test
    void aCancelledRunSaysAfterHowMuchOfIt() {
        assertEquals("Cancelled after 1 of 3 forks.",
                OutcomeWords.of(run(false, Run.Outcome.CANCELLED, "", Fork.State.DONE, Fork.State.PLANNED, Fork.State.PLANNED), true));
    }

    /** Its findings name each pair with the reason. */
    @Test
    void theMessageOfARunOfEveryPairIsForThoseWhoSeeNoFindings() {
        Run run = run(true, Run.Outcome.FAILED, WHY, Fork.State.FAILED);
        assertEquals("1 of 1 fork failed.", OutcomeWords.of(run, true));
        assertEquals(WHY, OutcomeWords.of(run, false));
    }
}
