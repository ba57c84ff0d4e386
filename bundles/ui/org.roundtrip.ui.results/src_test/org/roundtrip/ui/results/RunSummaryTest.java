// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.State;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.Run.Outcome;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Sweep;

class RunSummaryTest {
    @Test
    void saysWhatWentWrong() {
        assertEquals("", RunSummary.of(run(Outcome.RUNNING, ""), false));
        assertEquals("", RunSummary.of(run(Outcome.DONE, ""), true));
        assertEquals("No difference was found.", RunSummary.of(run(Outcome.DONE, ""), false));
        assertEquals("Cancelled after 1 of 2 forks.", RunSummary.of(run(Outcome.CANCELLED, ""), true));
        assertEquals("1 of 2 forks failed. To see why, select a row that is crossed out.",
                RunSummary.of(run(Outcome.FAILED, ""), true));
        String message = "1 of 2 forks failed; the first, rmi with ping: It died.";
        assertEquals(message + " To see why, select a row that is crossed out.",
                RunSummary.of(run(Outcome.FAILED, message), true), "the run's message has the number already");
    }

    @Test
    void namesTheNetworkUnlessItIsLoopbackAndTheLoadUnlessItIsOneCaller() {
        Protocol usual = run(Outcome.DONE, "").plan().protocol();
        assertEquals("Network: ethernet-100, 20 \u00b5s each way.", summary(usual.with(new Network.Ethernet(20))));
        assertEquals("Under closed load, 8 callers that think 50 \u00b5s on average.",
                summary(usual.with(new Load.Closed(8, 50, true, false))));
        assertEquals("Under open load, 100/s, ramp to 200/s, at most 16 in flight.",
                summary(usual.with(new Load.Open(100, new Load.Ramp(200), 16, false))));
        assertEquals("Under closed load, 2 to 32 callers. Sweep of callers: 2 to 32 in 3 steps.",
                summary(run(Outcome.DONE, "").plan().with(Optional.of(new Sweep("callers", List.of(2, 8, 32))))));
    }

    private static String summary(Protocol protocol) {
        return summary(run(Outcome.DONE, "").plan().with(protocol));
    }

    private static String summary(Plan plan) {
        Run run = run(Outcome.DONE, "");
        return RunSummary.of(new Run(run.id(), plan, run.quick(), run.pid(), run.environment(), run.forks(),
                run.outcome(), run.message(), run.started(), run.ended()), true);
    }

    @Test
    void saysWhyThereAreNoPackets() {
        RowNotes notes = RowNotes.of(run(Outcome.DONE, ""), row(0L, "The server died."));
        assertEquals("The server died.", notes.error());
        assertEquals(List.of("There are no packets: Run as root."), notes.notes());
    }

    private static Result row(Long dropped, String error) {
        return new Result(ProviderChoice.of("rmi"), "ping", "nothing", 1, 0, null, null, null, null, null, null, null, null, null,
                null, null, null, null, dropped, null, null, null, List.of(), error, List.of(), null);
    }

    private static Run run(Outcome outcome, String message) {
        Plan plan = new Plan("p", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        List<Fork> forks = List.of(new Fork(1, "rmi", "rmi", "ping", 1,
                outcome == Outcome.FAILED ? State.FAILED : State.DONE, null, null,
                Fork.Capture.missing("Run as root."), null), new Fork(2, "rmi", "rmi", "ping", 2,
                        outcome == Outcome.RUNNING ? State.RUNNING : State.CANCELLED, null, null, null, null));
        return new Run("r", plan, true, 1, Map.of(), forks, outcome, message, Instant.EPOCH, null);
    }

    @Test
    void notesBeginWithTheNameOfTheirRow() {
        RowNotes notes = RowNotes.of(run(Outcome.DONE, ""), row(0L, "The server died."));
        assertEquals(row(0L, null).variant() + ", " + row(0L, null).operation() + ": Why.", notes.named("Why."));
        assertEquals("Both are alike.", RowNotes.ofTwo("Both are alike.").named("Both are alike."));
    }
}
