// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run.Outcome;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.Sweep;

class PlanDifferenceTest {
    private static final ProviderChoice RMI = ProviderChoice.of("rmi");
    private static final ProviderChoice AXIS = ProviderChoice.of("axis");
    private static final Operation PING = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
    private static final Run BEFORE = run(List.of(PING, get(text(64))), List.of(RMI, AXIS), Protocol.STANDARD, false);

    private static Run run(List<Operation> operations, List<ProviderChoice> providers, Protocol protocol, boolean quick) {
        Plan plan = new Plan("P", "", new Contract("C", operations), providers, quick ? protocol.quick() : protocol);
        return new Run("r", plan, quick, 1, Map.of(), List.of(), Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static String label(String provider, String option) {
        return provider.equals("axis") && option.equals("style") ? "Style and use" : option;
    }

    private static List<String> difference(Run run, Run other) {
        return PlanDifference.of(run, other, PlanDifferenceTest::label).stream().map(Difference::text).toList();
    }

    private static Shape text(int length) {
        return new Shape.Text(Length.of(length), Shape.Repertoire.LATIN1);
    }

    private static Operation get(Shape result) {
        return new Operation("get", List.of(), Optional.of(result), Behaviour.GENERATE);
    }

    private static Shape list(Shape price) {
        return new Shape.Sequence(new Shape.Struct("Item", List.of(new Shape.Field("name", text(8)),
                new Shape.Field("price", price))), Length.of(4));
    }

    @Test
    void runsOfTheSamePlanDoNotDiffer() {
        assertEquals(List.of(), difference(BEFORE, BEFORE));
        assertEquals("", PlanDifference.inShort(BEFORE, BEFORE, PlanDifferenceTest::label));
    }

    @Test
    void aChangedPayloadIsNamedWithItsPlace() {
        assertEquals(List.of("get: string 4096 instead of 64"), difference(
                run(List.of(PING, get(text(4096))), List.of(RMI, AXIS), Protocol.STANDARD, false), BEFORE));
        Run ints = run(List.of(get(list(Shape.Primitive.INT))), List.of(RMI), Protocol.STANDARD, false);
        Run longs = run(List.of(get(list(Shape.Primitive.LONG))), List.of(RMI), Protocol.STANDARD, false);
        assertEquals(List.of("get.price: long instead of int"), difference(longs, ints));
        Operation echo = new Operation("get", List.of(new Operation.Parameter("value", text(64))), Optional.of(text(64)),
                Behaviour.ECHO);
        assertEquals(List.of("get with value", "get: behaviour echo instead of generate"), difference(
                run(List.of(PING, echo), List.of(RMI, AXIS), Protocol.STANDARD, false), BEFORE));
    }

    @Test
    void aChangedOperationSaysWhatChanged() {
        Shape.Struct refused = new Shape.Struct("Refused", List.of());
        Operation.Parameter key = new Operation.Parameter("key", text(8));
        Operation plain = new Operation("get", List.of(), Optional.of(text(64)), List.of(refused), Behaviour.GENERATE);
        Operation busy = new Operation("get", List.of(), Optional.of(text(64)), List.of(refused), Behaviour.GENERATE, false,
                new Work(50, 20_000, 2_000), 10);
        assertEquals(List.of("get: work 50 instead of 0 µs", "get: stalls 2000 ms every 20000 calls instead of never",
                "get: throws every 10 calls instead of never"), changes(plain, busy));
        assertEquals(List.of("get without Refused"), changes(plain, get(text(64))));
        assertEquals(List.of("get: result string 64 instead of nothing", "get: behaviour generate instead of nothing"),
                changes(new Operation("get", List.of(), Optional.empty(), Behaviour.NOTHING), get(text(64))));
        assertEquals(List.of("get with key", "get: string 8 instead of 64"),
                changes(get(text(64)), new Operation("get", List.of(key), Optional.of(text(8)), Behaviour.GENERATE)));
        Operation answered = new Operation("get", List.of(key), Optional.empty(), Behaviour.NOTHING);
        assertEquals(List.of("get: behaviour one-way instead of nothing"),
                changes(answered, new Operation("get", List.of(key), Optional.empty(), List.of(), Behaviour.NOTHING, true)));
        Operation.Parameter longer = new Operation.Parameter("key", text(9));
        assertEquals(List.of("get.key: string 9 instead of 8"), changes(new Operation("get", List.of(key), Optional.of(text(8)), Behaviour.ECHO),
                new Operation("get", List.of(longer), Optional.of(text(9)), Behaviour.ECHO)), "what comes back as it went is said once");
    }

    private static List<String> changes(Operation from, Operation to) {
        return difference(run(List.of(to), List.of(RMI), Protocol.STANDARD, false), run(List.of(from), List.of(RMI), Protocol.STANDARD, false));
    }

    /** Both have the same name, and yet something changed. */
    @Test
    void aPayloadThatLosesAFieldSaysWhich() {
        Drawing before = Drawing.of("Order", new Shape.Struct("Order", List.of(new Shape.Field("number", Shape.Primitive.INT), new Shape.Field("note", text(8)))));
        Drawing after = Drawing.of("Order", new Shape.Struct("Order", List.of(new Shape.Field("note", text(8)))));
        assertEquals("payload without number", PlanDifference.inShort(after, before));
        assertEquals("payload with number", PlanDifference.inShort(before, after));
    }

    @Test
    void whatCameAndWentIsNamed() {
        assertEquals(List.of("without get", "with socket", "without axis"), difference(
                run(List.of(PING), List.of(RMI, ProviderChoice.of("socket")), Protocol.STANDARD, false), BEFORE));
        ProviderChoice literal = new ProviderChoice("axis", "axis", Map.of("style", "literal"));
        Run after = run(List.of(PING, get(text(64))), List.of(RMI, literal), Protocol.STANDARD, false);
        assertEquals(List.of("axis: Style and use literal instead of the usual"), difference(after, BEFORE));
        assertEquals(List.of("axis: Style and use the usual instead of literal"), difference(BEFORE, after));
    }

    @Test
    void whetherEveryClientCallsEveryServerIsNamed() {
        Plan every = BEFORE.plan().withEveryPair(true);
        assertEquals("with every client to every server", PlanDifference.inShort(every, BEFORE.plan(), PlanDifferenceTest::label));
        assertEquals("without every client to every server", PlanDifference.inShort(BEFORE.plan(), every, PlanDifferenceTest::label));
    }

    @Test
    void aSweepIsNamedWithItsSteps() {
        Plan before = BEFORE.plan();
        Plan after = before.with(Optional.of(new Sweep("callers", List.of(1, 8))));
        assertEquals("sweep callers: 1 to 8 in 2 steps instead of nothing", PlanDifference.inShort(after, before, PlanDifferenceTest::label));
        assertEquals("sweep nothing instead of callers: 1 to 8 in 2 steps", PlanDifference.inShort(before, after, PlanDifferenceTest::label));
    }

    @Test
    void whatASweepReplacesIsNoDifferenceAndTheSweepHasShortNames() {
        Run fifty = run(List.of(get(text(50))), List.of(RMI), Protocol.STANDARD, false);
        Plan swept = run(List.of(get(text(200))), List.of(RMI), Protocol.STANDARD, true).plan().with(Optional.of(new Sweep("get.result", List.of(4, 50, 400))));
        Run lengths = new Run("r", swept, true, 1, Map.of(), List.of(), Outcome.DONE, "", Instant.EPOCH, null);
        List<Difference> differences = PlanDifference.of(lengths, fifty, PlanDifferenceTest::label);
        assertEquals(List.of("sweep length of get.result: 4 to 400 in 3 steps instead of nothing"), differences.stream().map(Difference::text).toList(),
                "a length of 200 was never called");
        assertEquals(List.of("sweep length of get.result: 4 to 400 in 3 steps", "sweep 4 to 400", "sweep"), Difference.labels(differences));
        assertEquals(List.of("without sweep"), Difference.labels(PlanDifference.of(fifty, lengths, PlanDifferenceTest::label)));
        assertEquals("get: string 200 instead of 50, sweep length of get.result: 4 to 400 in 3 steps instead of nothing",
                PlanDifference.inShort(swept, fifty.plan().with(swept.protocol()), PlanDifferenceTest::label), "a plan in its editor has both");
    }

    @Test
    void settingsOfSidesAreNamedAsPeopleSeeThem() {
        ChosenSide flags = new ChosenSide("axis", Map.of(), "17", List.of("-Xint"), "");
        Run alike = run(List.of(PING, get(text(64))), List.of(RMI, new ProviderChoice("axis", flags, flags)), Protocol.STANDARD,
                false);
        assertEquals(List.of("axis: JVM flags -Xint instead of the usual", "axis: Java 17 instead of the usual"), difference(alike, BEFORE));
        Run server = run(List.of(PING, get(text(64))), List.of(RMI, new ProviderChoice("axis", AXIS.client(), flags)),
                Protocol.STANDARD, false);
        assertEquals(List.of("axis: server's JVM flags -Xint instead of the usual", "axis: server's Java 17 instead of the usual"), difference(server, BEFORE));
    }

    @Test
    void runsAreComparableThatShareAProviderAndAnOperation() {
        Run ofRmi = run(List.of(PING), List.of(RMI), Protocol.STANDARD, true);
        assertEquals("", PlanDifference.obstacle(ofRmi, BEFORE));
        assertEquals("", PlanDifference.obstacle(BEFORE, ofRmi));
        assertEquals("the runs measured different operations", PlanDifference.obstacle(ofRmi, run(List.of(get(text(64))), List.of(RMI), Protocol.STANDARD, true)));
        assertEquals("the runs measured different providers", PlanDifference.obstacle(ofRmi, run(List.of(PING), List.of(AXIS), Protocol.STANDARD, true)));
    }

    @Test
    void theMeasurementIsComparedUnlessOnlyOneOfTheRunsIsQuick() {
        Protocol other = new Protocol(3, Amount.NONE, new Amount(2000, 0.5), 0, 30, 256, 7);
        Run after = run(BEFORE.plan().contract().operations(), List.of(RMI, AXIS), other, false);
        assertEquals(List.of("forks 3 instead of 10", "measured 2000 calls or 0.5 s instead of 1 s", "warm-up none instead of until steady, 1 to 30 s",
                "captured calls 0 instead of 1000", "seed 7 instead of 2005"),
                difference(after, BEFORE));
        assertEquals("forks 3 instead of 10, measured 2000 calls or 0.5 s instead of 1 s and 3 more", PlanDifference.inShort(after, BEFORE, PlanDifferenceTest::label));
        Protocol both = new Protocol(3, Amount.NONE, Amount.atLeast(2000, 0.5), 0, 30, 256, 7);
        assertEquals(List.of("measured at least 2000 calls and at least 0.5 s instead of 2000 calls or 0.5 s"), difference(
                run(BEFORE.plan().contract().operations(), List.of(RMI, AXIS), both, false), after));
        assertEquals(List.of(), difference(
                run(BEFORE.plan().contract().operations(), List.of(RMI, AXIS), Protocol.STANDARD, true), BEFORE));
    }

    @Test
    void anotherLoadIsSaidInWords() {
        Load open = new Load.Open(1000, new Load.Bursts(3), 16, true);
        Run after = run(BEFORE.plan().contract().operations(), List.of(RMI, AXIS), Protocol.STANDARD.with(open), false);
        assertEquals(List.of("load 1000/s, bursts of 3, at most 16 in flight, virtual threads instead of 1 caller"), difference(after, BEFORE));
        assertEquals(List.of("load 1 caller instead of 1000/s, bursts of 3, at most 16 in flight, virtual threads"), difference(BEFORE, after));
    }

    @Test
    void aDrawingChangesItsPayloadAndNoEchoOfIt() {
        Drawing empty = new Drawing("Order", "", Optional.empty(), List.of(), List.of());
        Drawing one = Drawing.of("Order", Shape.Primitive.INT);
        assertEquals("with payload", PlanDifference.inShort(one, empty));
        assertEquals("without payload", PlanDifference.inShort(empty, one));
        assertEquals("payload: long instead of int", PlanDifference.inShort(Drawing.of("Order", Shape.Primitive.LONG), one));
    }
}
