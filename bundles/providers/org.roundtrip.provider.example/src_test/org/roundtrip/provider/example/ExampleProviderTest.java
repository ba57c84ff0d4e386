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
import org.roundtrip.harness.Steps;
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
import org.roundtrip.tests.shapes.Loopback;
import org.roundtrip.tests.shapes.Shapes;

class ExampleProviderTest {
    private static final Contract PING = new Contract("Trial", List.of(Shapes.nothing("ping")));
    private final ExampleProvider provider = new ExampleProvider();
    @TempDir
    static Path cache;

    @BeforeAll
    static void flagsOfTheServer() {
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private static Contract carried() {
        List<Operation> operations = new ArrayList<>(PING.operations());
        operations.add(Shapes.nothing("several", Primitive.values()));
        operations.add(Shapes.nothing("texts", Shapes.WORD, Shapes.GLYPHS, Shapes.WORD));
        for (Primitive primitive : Primitive.values()) {
            operations.add(Shapes.echo("echo_" + primitive, primitive));
            operations.add(Shapes.generate("make_" + primitive, primitive));
            if (primitive.number()) {
                operations.add(new Operation("twice_" + primitive, List.of(new Parameter("x", primitive)),
                        Optional.of(primitive), Behaviour.MULTIPLY_BY_TWO));
            }
        }
        operations.add(Shapes.echo("class", Shapes.WORD));
        operations.add(Shapes.echo("hashCode", new Text(Length.of(1 << 18), Repertoire.UNICODE)));
        operations.add(Shapes.upperCase("upper", Behaviour.UPPER_CASE, Shapes.GLYPHS));
        operations.add(Shapes.upperCase("count", Behaviour.COUNT_AND_UPPER_CASE, Shapes.WORD));
        return new Contract("Trial", operations);
    }

    @Test
    void acceptedShapesArriveUnchanged() throws Exception {
        Contract contract = carried();
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        try (Loopback loopback = new Loopback(provider, contract, cache, 42, 0)) {
            loopback.verify(contract);
            Steps steps = loopback.call("ping", 1).steps();
            assertTrue(steps.connectNanos().orElseThrow() > 0);
            assertTrue(steps.lookupNanos().isEmpty());
        }
    }

    @Test
    void theRestIsRefusedWithFieldAndReason() {
        Shape colour = new Enumeration("Colour", List.of("red"));
        Struct struct = new Struct("S", List.of(new Field("n", Primitive.INT), new Field("c", colour)));
        Contract contract = new Contract("Trial", List.of(Shapes.nothing("a", Shapes.WORD, new Bytes(Length.of(1))), Shapes.nothing("b", struct),
                Shapes.echo("c", new Sequence(Primitive.INT, Length.of(1)))));
        String reason = ": a line of text carries a number, a truth value or a text, nothing else";
        assertEquals(List.of("a.p1" + reason, "b.p0" + reason, "b.p0.c" + reason, "c.value" + reason, "c.result" + reason),
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
