// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Called;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.State;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Run.Outcome;

class NoCallsTest {
    /** What is said of the operation {@code pong}; the fork of {@code ping} ended well. */
    private static String said(Outcome outcome, State pong) {
        List<Operation> operations = List.of(operation("ping"), operation("pong"));
        Plan plan = new Plan("P", "", new Contract("C", operations), List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        List<Fork> forks = List.of(new Fork(1, "rmi", "rmi", "ping", 1, State.DONE, null, null, null, null),
                new Fork(2, "rmi", "rmi", "pong", 1, pong, null, null, null, null));
        return NoCalls.why(new Run("r", plan, false, 1, Map.of(), forks, outcome, "", Instant.EPOCH, null), new Called("pong", null));
    }

    private static Operation operation(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }

    @Test
    void anOperationThatWasNotReachedIsToldFromOneThatFailed() {
        assertEquals("The run was cancelled before this operation was called", said(Outcome.CANCELLED, State.CANCELLED));
        assertEquals("No call of this operation was made", said(Outcome.CANCELLED, State.FAILED));
        assertEquals("The run was interrupted before this operation was called", said(Outcome.INTERRUPTED, State.PLANNED));
        assertEquals("No call of this operation was made", said(Outcome.FAILED, State.FAILED));
        assertEquals("Waiting for the first call", said(Outcome.RUNNING, State.PLANNED));
    }
}
