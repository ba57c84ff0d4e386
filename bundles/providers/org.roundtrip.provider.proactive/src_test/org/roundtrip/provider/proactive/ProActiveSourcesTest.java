// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;

/** Each call ends when the result is there, whichever way ProActive answers it; a one-way call does not. */
class ProActiveSourcesTest {
    private static Map<String, String> sources(Operation operation) {
        return ProActiveSources.of(Shapes.contract(operation));
    }

    private static void calls(Operation operation, String expected) {
        String source = sources(operation).get("generated/Caller_" + operation.name() + ".java");
        assertTrue(source.lines().anyMatch(line -> line.strip().equals(expected)), source);
    }

    @Test
    void theFutureIsTakenOnTheClock() {
        Operation pair = Shapes.echo("pair", Shapes.struct("Pair", "one", Primitive.INT));
        calls(pair, "answer = org.roundtrip.provider.proactive.runtime.Futures.value(stub.pair(a0[entry]));");
        assertTrue(sources(pair).get("payload/Pair.java").contains("public class Pair implements"), "it can have subclasses");
    }

    @Test
    void numbersHaveNoFutures() {
        calls(Shapes.echo("number", Primitive.INT), "answer = stub.number(a0[entry]);");
    }

    @Test
    void withoutResultTheEndIsWaitedFor() {
        calls(Shapes.nothing("ping"), "org.roundtrip.provider.proactive.runtime.Futures.await(stub.ping());");
        calls(Shapes.oneWay("tell"), "stub.tell();");
    }

    @Test
    void methodsOfStubsAreNotOverridden() {
        assertEquals("getProxy_", new ProActiveTypes().method(Shapes.nothing("getProxy")));
        assertEquals("getProxys", new ProActiveTypes().method(Shapes.nothing("getProxys")));
    }
}
