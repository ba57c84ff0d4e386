// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.BindException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

class ExampleProviderTest {
    private static final Text WORD = new Text(new Length(0, 20), Repertoire.LATIN1);
    private static final Text GLYPHS = new Text(new Length(0, 20), Repertoire.UNICODE);
    private static final Contract PING = new Contract("Trial", List.of(take("ping")));
    private final ExampleProvider provider = new ExampleProvider();
    @TempDir
    static Path cache;

    @BeforeAll
    static void flagsOfTheServer() {
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static Operation take(String name, Shape... shapes) {
        List<Parameter> parameters = new ArrayList<>();
        for (Shape shape : shapes) {
            parameters.add(new Parameter("p" + parameters.size(), shape));
        }
        return new Operation(name, parameters, Optional.empty(), Behaviour.NOTHING);
    }

    private static Operation same(String name, Behaviour behaviour, Shape shape) {
        return new Operation(name, List.of(new Parameter("x", shape)), Optional.of(shape), behaviour);
    }

    private static Contract carried() {
        List<Operation> operations = new ArrayList<>(PING.operations());
        operations.add(take("several", Primitive.values()));
        operations.add(take("texts", WORD, GLYPHS, WORD));
        for (Primitive primitive : Primitive.values()) {
            operations.add(same("echo_" + primitive, Behaviour.ECHO, primitive));
            operations.add(new Operation("make_" + primitive, List.of(), Optional.of(primitive), Behaviour.GENERATE));
            if (primitive != Primitive.BOOLEAN) {
                operations.add(same("twice_" + primitive, Behaviour.MULTIPLY_BY_TWO, primitive));
            }
        }
        operations.add(same("class", Behaviour.ECHO, WORD));
        operations.add(same("hashCode", Behaviour.ECHO, new Text(Length.of(1 << 18), Repertoire.UNICODE)));
        operations.add(same("upper", Behaviour.UPPER_CASE, GLYPHS));
        operations.add(same("count", Behaviour.COUNT_AND_UPPER_CASE, WORD));
        return new Contract("Trial", operations);
    }

    @Test
    void whatItClaimsToCarryArrivesUnchanged() throws Exception {
        Contract contract = carried();
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        try (Loopback loopback = new Loopback(provider, contract, cache, 42, 0)) {
            for (Operation operation : contract.operations()) {
                ExpectedValues neutral = ExpectedValues.of(operation, 42);
                Loopback.Seen seen = loopback.call(operation.name(), neutral.pool());
                assertEquals(neutral.digest(), seen.client(), operation.name());
                assertEquals(neutral.digest(), seen.server(), operation.name());
                assertTrue(seen.steps().connectNanos().orElseThrow() > 0);
                assertTrue(seen.steps().lookupNanos().isEmpty());
            }
        }
    }

    @Test
    void theRestIsRefusedWithFieldAndReason() {
        Shape colour = new Enumeration("Colour", List.of("red"));
        Struct struct = new Struct("S", List.of(new Field("n", Primitive.INT), new Field("c", colour)));
        Contract contract = new Contract("Trial", List.of(take("a", WORD, new Bytes(Length.of(1))), take("b", struct),
                same("c", Behaviour.ECHO, new Sequence(Primitive.INT, Length.of(1)))));
        String reason = ": a line of text carries a number, a truth value or a text, nothing else";
        assertEquals(List.of("a.p1" + reason, "b.p0" + reason, "b.p0.c" + reason, "c.x" + reason, "c.result" + reason),
                provider.refusals(contract, Map.of()).stream().map(Object::toString).toList());
    }

    @Test
    void aServerStartsAgainOnItsPortAndSaysWhenItIsTaken() throws Exception {
        int port;
        try (Loopback first = new Loopback(provider, PING, cache, 1, 0)) {
            port = first.port();
            first.call("ping", 4);
            assertThrows(BindException.class, () -> new Loopback(provider, PING, cache, 1, port));
        }
        try (Loopback second = new Loopback(provider, PING, cache, 1, port)) {
            assertEquals(port, second.port());
            second.call("ping", 4);
        }
    }
}
