// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.load.Load;

class SweptPlanTest {
    private static final Shape TEXT = new Shape.Text(new Length(1, 9), Shape.Repertoire.LATIN1);
    private static final Shape.Struct LINE = new Shape.Struct("Line", List.of(new Field("code", TEXT),
            new Field("price", Shape.Primitive.DOUBLE)));
    private static final Shape LINES = new Shape.Sequence(LINE, Length.of(3));
    private static final Contract CONTRACT = new Contract("Shop", List.of(
            new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
            new Operation("echo", List.of(new Parameter("lines", LINES)), Optional.of(LINES), Behaviour.ECHO),
            new Operation("get", List.of(new Parameter("first", LINE)), Optional.of(LINES), Behaviour.GENERATE)));
    private static final Load OPEN = new Load.Open(1000, new Load.Poisson(), 16, false);

    private static Plan plan(Protocol protocol, String value, Integer... over) {
        return new Plan("Plan", "", CONTRACT, List.of(ProviderChoice.of("socket")), protocol,
                Optional.of(new Sweep(value, List.of(over))));
    }

    private static Plan last(Plan plan) {
        return SweptPlan.at(plan, plan.sweep().orElseThrow().steps().getLast());
    }

    @Test
    void aStepHasTheSweptValueAndNothingElseChanges() {
        Plan callers = plan(Protocol.STANDARD.with(new Load.Closed(3, 50, true, true)), "callers", 1, 8);
        assertEquals(new Load.Closed(8, 50, true, true), last(callers).protocol().load());
        Plan inFlight = plan(Protocol.STANDARD.with(OPEN), "callers", 1, 8);
        assertEquals(new Load.Open(1000, new Load.Poisson(), 8, false), last(inFlight).protocol().load());
        Plan rate = plan(Protocol.STANDARD.with(OPEN), "rate", 1, 8);
        assertEquals(new Load.Open(8, new Load.Poisson(), 16, false), last(rate).protocol().load());
        Plan latency = plan(Protocol.STANDARD.with(new Network.Ethernet(7)), "latency", 0, 900);
        assertEquals(new Network.Ethernet(900), last(latency).protocol().network());
        for (Plan plan : List.of(callers, inFlight, rate, latency)) {
            assertEquals(plan, last(plan).with(plan.protocol()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            echo.lines         | echo | Line(code: string 1..9, price: double)[7]
            echo.lines[].code  | echo | Line(code: string 7, price: double)[3]
            echo.lines[].code  | get  | Line(code: string 7, price: double) -> Line(code: string 7, price: double)[3]
            get.result         | get  | Line(code: string 1..9, price: double) -> Line(code: string 1..9, price: double)[7]
            """)
    void aLengthChangesAtItsPlaceAndATypeWhereverItIsUsed(String place, String operation, String expected) {
        assertEquals(expected, Payload.detail(last(plan(Protocol.STANDARD, place, 1, 7)).contract().operation(operation)));
    }

    @Test
    void anOperationWithoutTheSweptLengthIsMeasuredOnce() {
        Plan plan = plan(Protocol.STANDARD, "echo.lines", 1, 7);
        assertEquals(List.of(Optional.empty()), SweptPlan.steps(plan, "ping"));
        assertEquals(plan.sweep().get().steps().stream().map(Optional::of).toList(), SweptPlan.steps(plan, "echo"));
        assertEquals(2, SweptPlan.steps(plan(Protocol.STANDARD, "callers", 1, 2), "ping").size(), "also when the plan has one of them");
        assertEquals(List.of(Optional.empty()), SweptPlan.steps(plan.with(Optional.empty()), "echo"));
    }

    @Test
    void everyPlaceThatIsOfferedCanBeSwept() {
        List<String> places = SweptLength.places(CONTRACT);
        assertEquals(List.of("echo.lines", "echo.lines[].code", "get.first.code", "get.result", "get.result[].code"), places);
        for (String place : places) {
            assertTrue(SweptPlan.steps(plan(Protocol.STANDARD, place, 1, 7), place.substring(0, place.indexOf('.'))).size() == 2, place);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rate              | a rate can be swept under an open load only, and the load of this plan is closed
            latency           | the latency can be swept on the network ethernet-100 only, and the network of this plan is loopback
            echo.lines[].price| nothing with a length is at echo.lines[].price; write OPERATION.PARAMETER
            echo.result       | nothing with a length is at echo.result; write OPERATION.PARAMETER
            callers           | callers must be 1 to 1000, but is 1001
            """)
    void whatAPlanDoesNotHaveIsRefused(String value, String sentence) {
        String said = assertThrows(IllegalArgumentException.class, () -> last(plan(Protocol.STANDARD, value, 1, 1001))).getMessage();
        assertTrue(said.startsWith(sentence), said);
    }

    @Test
    void aRateThatChangesIsRefused() {
        Load ramp = new Load.Open(10, new Load.Ramp(20), 16, false);
        assertEquals("a rate that changes during a phase (ramp) cannot be swept", assertThrows(IllegalArgumentException.class,
                () -> last(plan(Protocol.STANDARD.with(ramp), "rate", 1, 2))).getMessage());
    }

    @ParameterizedTest
    @CsvSource({"threads, 1, 2, ''threads' cannot be swept", "callers, 2, 2, the steps of a sweep must rise",
            "callers, 4, 2, the steps of a sweep must rise"})
    void whatIsNoSweepIsRefused(String value, int first, int second, String sentence) {
        String said = assertThrows(IllegalArgumentException.class, () -> new Sweep(value, List.of(first, second))).getMessage();
        assertTrue(said.startsWith(sentence.replace("''", "'")), said);
        assertThrows(IllegalArgumentException.class, () -> new Sweep("callers", List.of(1)));
    }

    @Test
    void rowsAreNamedByTheirStep() {
        Sweep sweep = new Sweep("callers", List.of(1, 2000));
        assertEquals("ping, 1 caller", new Called("ping", sweep.steps().getFirst()).words());
        assertEquals("ping, 2,000 callers", new RowKey("rmi", "ping", sweep.steps().getLast()).called());
        assertEquals("ping", new Called("ping", null).words());
        assertEquals("callers: 1 to 2000 in 2 steps", sweep.label());
    }
}
