// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.focus.Focus;

/** A run whose forks were carried out in another order than that of its plan. */
class ForkChoiceTest {
    private final Run run = new Run("run", new Plan("Plan", "", new Contract("Calls", List.of(operation("ping"), operation("f1"))),
            List.of(ProviderChoice.of("socket"), ProviderChoice.of("rmi")),
            new Protocol(2, Amount.calls(1), Amount.calls(1), 10, 30, 64, 1)), false, 1, Map.of(),
            List.of(fork(1, "rmi", "f1", 1, true), fork(2, "socket", "ping", 1, false), fork(3, "rmi", "ping", 1, true),
                    fork(4, "socket", "f1", 1, true), fork(5, "socket", "ping", 2, true), fork(6, "rmi", "f1", 2, true)),
            Run.Outcome.DONE, "", Instant.EPOCH, Instant.EPOCH);

    @Test
    void whatIsNotInFocusIsTheFirstOfThePlan() {
        assertEquals(5, chosen(Focus.NOTHING), "the first one was not captured");
        assertEquals(4, chosen(Focus.NOTHING.withOperation("f1", null)));
        assertEquals(3, chosen(Focus.NOTHING.withRow(new RowKey("rmi", null))));
    }

    @Test
    void whatIsInFocusIsChosen() {
        assertEquals(1, chosen(Focus.NOTHING.withRow(new RowKey("rmi", "f1"))));
        assertEquals(6, chosen(Focus.NOTHING.withFork(run.forks().get(5))));
        assertEquals(2, chosen(Focus.NOTHING.withFork(run.forks().get(1))));
    }

    private int chosen(Focus focus) {
        return ForkChoice.of(run, focus).orElseThrow().number();
    }

    private static Operation operation(String name) {
        return new Operation(name, List.of(), Optional.empty(), Behaviour.NOTHING);
    }

    private static Fork fork(int number, String variant, String operation, int repetition, boolean captured) {
        return new Fork(number, variant, variant, operation, repetition, Fork.State.DONE, null, null,
                captured ? new Fork.Capture(10L, 44L, 1000L, 0L, null) : Fork.Capture.missing("No rights."), null);
    }
}
