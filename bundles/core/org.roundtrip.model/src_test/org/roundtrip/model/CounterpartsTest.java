// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.load.Load;

class CounterpartsTest {
    private static final String LINES = "echo.lines";

    private static Plan plan(int lines, int callers) {
        Shape list = new Shape.Sequence(Shape.Primitive.INT, Length.of(lines));
        return new Plan("P", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                new Operation("echo", List.of(new Operation.Parameter("lines", list)), Optional.of(list), Behaviour.ECHO))),
                List.of(ProviderChoice.of("socket")), Protocol.STANDARD.with(new Load.Closed(callers, 0, false, false)));
    }

    private static Run run(Plan plan) {
        List<Fork> forks = plan.contract().operations().stream().map(Operation::name).flatMap(name -> SweptPlan.steps(plan, name).stream()
                .map(step -> new Fork(1, "socket", "socket", name, step.orElse(null), 1, Fork.State.DONE, null, null, null,
                        new Fork.Disturbance(0, 0), null, null, null, ""))).toList();
        return new Run("r", plan, false, 1, Map.of(), forks, Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static Run swept(Plan plan, String value, Integer... over) {
        return run(plan.with(Optional.of(new Sweep(value, List.of(over)))));
    }

    private static Called echo(Run run, int step) {
        return new Called("echo", new Step(run.plan().sweep().orElseThrow(), step));
    }

    @Test
    void withoutASweepWhatHasTheSameNameIsCompared() {
        Counterparts like = Counterparts.of(run(plan(4, 1)), run(plan(50, 1)));
        Called echo = new Called("echo", null);
        assertEquals(Optional.of(echo), like.of(echo));
        assertEquals(Optional.of(new RowKey("socket", "ping")), like.of(new RowKey("socket", "ping")));
    }

    @Test
    void aStepIsComparedWithARunThatHasItsLength() {
        Run plain = run(plan(50, 1));
        Run swept = swept(plan(200, 1), LINES, 4, 50, 400);
        assertEquals(Map.of(new Called("ping", null), new Called("ping", null), echo(swept, 50), new Called("echo", null)),
                Counterparts.of(swept, plain).there());
        assertEquals(Optional.of(echo(swept, 50)), Counterparts.of(plain, swept).of(new Called("echo", null)));
        assertEquals(Optional.empty(), Counterparts.of(run(plan(200, 1)), swept).of(new Called("echo", null)), "the sweep never called 200");
    }

    @Test
    void stepsOfTwoSweepsAreComparedThatHaveTheSameValue() {
        Run few = swept(plan(1, 1), LINES, 4, 50);
        Run more = swept(plan(1, 1), LINES, 50, 400);
        assertEquals(Optional.of(echo(more, 50)), Counterparts.of(few, more).of(echo(few, 50)));
        assertEquals(Optional.empty(), Counterparts.of(few, more).of(echo(few, 4)));
    }

    @Test
    void callersAreComparedAsLengthsAre() {
        Run swept = swept(plan(50, 1), "callers", 1, 8);
        assertEquals(Optional.of(echo(swept, 8)), Counterparts.of(run(plan(50, 8)), swept).of(new Called("echo", null)));
        Run lengths = swept(plan(50, 8), LINES, 4, 50);
        assertEquals(Optional.of(echo(swept, 8)), Counterparts.of(lengths, swept).of(echo(lengths, 50)));
        assertEquals(Optional.empty(), Counterparts.of(lengths, swept).of(echo(lengths, 4)));
    }
}
