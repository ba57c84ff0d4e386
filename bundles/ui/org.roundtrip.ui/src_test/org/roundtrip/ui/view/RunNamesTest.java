// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.State;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Run.Outcome;

class RunNamesTest {
    @Test
    void aCancelledForkDoesNotCountAsCarriedOut() {
        assertEquals("cancelled after 2 of 4 forks", RunNames.state(run(Outcome.CANCELLED, false,
                State.DONE, State.FAILED, State.CANCELLED, State.CANCELLED)));
        assertEquals("interrupted after 1 of 3 forks", RunNames.state(run(Outcome.INTERRUPTED, false,
                State.DONE, State.CANCELLED, State.PLANNED)));
        assertEquals("running, 1 of 3 forks", RunNames.state(run(Outcome.RUNNING, false,
                State.DONE, State.RUNNING, State.PLANNED)));
        assertEquals("quick run, finished", RunNames.state(run(Outcome.DONE, true, State.DONE)));
    }

    @Test
    void aListSaysOnlyWhatTheIconDoesNot() {
        assertEquals("", RunNames.shortState(run(Outcome.DONE, false, State.DONE)));
        assertEquals("quick", RunNames.shortState(run(Outcome.DONE, true, State.DONE)));
        assertEquals("1/2", RunNames.shortState(run(Outcome.RUNNING, false, State.DONE, State.RUNNING)));
        assertEquals("quick, cancelled", RunNames.shortState(run(Outcome.CANCELLED, true, State.CANCELLED)));
    }

    @Test
    void theHeadOfAViewNamesPlanStartStateAndNetwork() {
        Run run = run(Outcome.DONE, false, State.DONE);
        String description = RunNames.description(run, new RunLabel("Before", "", List.of())).text();
        Stream.of("Before", "Pings & more", RunNames.when(run.started()), "finished", "loopback").forEach(part ->
                assertTrue(description.contains(part), description));
    }

    /** Whoever sees a picture later must not guess the day and the year, nor that the run was a quick one. */
    @Test
    void aPictureSaysRunStartStateNetworkAndOperation() {
        String title = RunNames.pictureTitle(run(Outcome.DONE, true, State.DONE), new RunLabel("Before", "", List.of()), "ping");
        assertTrue(title.startsWith("Before (Pings & more)  \u00b7  "), title);
        assertTrue(title.matches(".* (1969|1970) [0-9:]+  \u00b7  quick run, finished  \u00b7  loopback  \u00b7  ping"), title);
    }

    private static Run run(Outcome outcome, boolean quick, State... states) {
        Plan plan = new Plan("Pings & more", "", new Contract("C",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        List<Fork> forks = IntStream.range(0, states.length).mapToObj(i ->
                new Fork(i + 1, "rmi", "rmi", "ping", i + 1, states[i], null, null, null, null)).toList();
        return new Run("r", plan, quick, 1, Map.of(), forks, outcome, "", Instant.EPOCH, null);
    }
}
