// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

class GlueTest {
    private static final int POOL = 16;
    @TempDir
    static Path cache;

    @Test
    void everyKindOfShapeAndBehaviourGivesTheCanonicalValues() throws Exception {
        verify(Shapes.everything(), 2005);
    }

    @Test
    void laterKindsGiveTheCanonicalValuesToo() throws Exception {
        verify(Shapes.later(), 2025);
    }

    @Test
    void exceptionsHaveTheCanonicalValuesToo() throws Exception {
        verify(Shapes.contract(Shapes.thrower("check", Shapes.struct("Exception", "message", Shapes.WORD, "cause", Primitive.INT)),
                new Operation("get", List.of(new Operation.Parameter("key", Shapes.GLYPHS)), Optional.of(Primitive.INT),
                        List.of(Shapes.struct("String", "code", Primitive.LONG)), Behaviour.THROW),
                new Operation("getOrThrow", List.of(), Optional.of(Shapes.WORD), List.of(Shapes.struct("Failure")),
                        Behaviour.GENERATE)), 11);
    }

    @Test
    void namesOfJavaAndOfTheGlueDoNotClash() throws Exception {
        verify(Shapes.awkward(), 7);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void randomShapesGiveTheCanonicalValues(long seed) throws Exception {
        verify(Shapes.random(seed), seed);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, Tries.of(2, 8));
    }

    @Test
    void countersRestartWithEachRecording() throws Exception {
        Operation count = Shapes.upperCase("count", Behaviour.COUNT_AND_UPPER_CASE, Shapes.WORD);
        Operation generate = Shapes.generate("generate", Primitive.LONG);
        try (Local local = Local.open(Shapes.contract(count, generate), cache, 5, POOL)) {
            for (Operation operation : List.of(count, generate, count, generate)) {
                Caller caller = local.caller(operation.name());
                caller.prepare(5, POOL);
                Local.digest(caller, 3, POOL);
                local.arrivals.begin();
                assertEquals(ExpectedValues.of(operation, 5).digest(), Local.digest(caller, POOL, POOL));
                local.arrivals.end();
            }
        }
    }

    @Test
    void someCallsEndWithAnExceptionAndTheOthersAsEver() throws Exception {
        List<Operation> operations = Stream.of(Shapes.nothing("nothing", Primitive.INT), Shapes.echo("echo", Shapes.WORD),
                Shapes.generate("generate", Primitive.LONG), Shapes.upperCase("count", Behaviour.COUNT_AND_UPPER_CASE, Shapes.WORD))
                .map(usual -> new Operation(usual.name(), usual.parameters(), usual.result(),
                        List.of(Shapes.struct("Rejected", "reason", Shapes.WORD)), usual.behaviour(), false, Work.NONE,
                        Local.THROW_EVERY)).toList();
        Contract contract = new Contract("Rejecting", operations);
        verify(contract, 3);
        try (Local local = Local.open(contract, cache, 3, POOL)) {
            for (Operation operation : operations) {
                Caller caller = local.caller(operation.name());
                caller.prepare(3, POOL);
                local.arrivals.begin();
                local.arrivals.end();
                for (int call = 1; call <= 4 * Local.THROW_EVERY; call++) {
                    assertEquals(call % Local.THROW_EVERY == 0 ? Outcome.EXCEPTION : Outcome.ANSWERED, caller.complete(call % POOL));
                }
            }
        }
    }

    @Test
    void nothingIsDigestedUnlessRecording() throws Exception {
        Operation echo = Shapes.echo("echo", Primitive.LONG);
        try (Local local = Local.open(Shapes.contract(echo), cache, 1, POOL)) {
            Caller caller = local.caller("echo");
            caller.prepare(1, POOL);
            Local.digest(caller, 3, POOL);
            assertEquals(new Digest().hex(), local.arrivals.end());
        }
    }

    @Test
    void largeResultsOfOtherOperationsDoNotFillTheMemory() throws Exception {
        Operation ping = Shapes.nothing("ping");
        Operation large = Shapes.generate("large", new Bytes(Length.of(5 << 20)));
        try (Local local = Local.open(Shapes.contract(ping, large), cache, 1, POOL)) {
            Caller caller = local.caller("large");
            caller.prepare(1, POOL);
            assertEquals(1, ExpectedValues.of(large, 1).pool());
            assertEquals(ExpectedValues.of(large, 1).digest(), Local.digest(caller, 1, 1));
            Object pool = local.field("pool1");
            assertEquals(1, java.lang.reflect.Array.getLength(pool));
        }
    }

    private static void verify(Contract contract, long seed) throws Exception {
        try (Local local = Local.open(contract, cache, seed, POOL)) {
            for (Operation operation : contract.operations()) {
                Caller caller = local.caller(operation.name());
                caller.prepare(seed, POOL);
                local.arrivals.begin();
                String client = Local.digest(caller, POOL, POOL);
                assertEquals(client, local.arrivals.end(), operation.name());
                assertEquals(ExpectedValues.of(operation, seed).digest(), client, operation.name());
            }
        }
    }
}
