// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Shapes;

/** What a stub or tie of rmic exchanges with what is made from IDL; the kit shows that it does, and that the rest does not arrive. */
class WithIdlTest {
    private static final Length SOME = new Length(0, 9);
    private static final Shape TEXT = new Shape.Text(SOME, Shape.Repertoire.LATIN1);

    private static ProviderInfo info(String id, String language) {
        return new ProviderInfo(id, id, "CORBA", "IIOP 1.2", "1", "MIT", false, language, 17, false, false, false, List.of());
    }

    private static Operation told(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.empty(), Behaviour.NOTHING);
    }

    @Test
    void aLanguageInCommonIsEnough() {
        ProviderInfo both = info("both", "Java remote interfaces, IDL"), idl = info("orb", "IDL");
        assertTrue(both.calls(idl) && idl.calls(both));
        assertEquals(List.of(false, false, false), List.of(info("rmi", "Java").calls(both), info("a", "").calls(info("b", "")),
                info("a", "").calls(both)));
    }

    @Test
    void objectsOfClassesAreRefusedAndTextsAndArraysAreNot() {
        Contract contract = new Contract("Calls", List.of(told("tell", Primitive.LONG), told("say", TEXT), told("write", Primitive.CHAR),
                told("list", new Shape.Sequence(new Shape.Sequence(TEXT, SOME), SOME)), told("fill", new Shape.Bytes(SOME)),
                new Operation("getPrice", List.of(), Optional.of(Primitive.DOUBLE), Behaviour.GENERATE), told("any", Primitive.INT),
                told("setPrice", Primitive.DOUBLE), told("put", Shapes.struct("Part", "a", TEXT)),
                told("paint", new Shape.Sequence(new Shape.Enumeration("Colour", List.of("red")), SOME)),
                told("find", new Shape.OptionalValue(Primitive.INT))));
        List<Refusal> refused = new RmiIiopProvider().refusals(contract, Map.of(), info("orb", "IDL"));
        assertEquals(List.of("put.value", "paint.value[]", "find.value", "getPrice", "any", "setPrice"), refused.stream().map(Refusal::field).toList());
        assertTrue(refused.stream().noneMatch(refusal -> refusal.reason().contains("{0}") || refusal.reason().startsWith("!")),
                refused::toString);
    }
}
