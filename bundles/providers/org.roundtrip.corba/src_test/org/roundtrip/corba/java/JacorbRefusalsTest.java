// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Refused;

class JacorbRefusalsTest {
    @Test
    void aStructTooWideForAConstructorIsRefused() {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < 127; i++) {
            fields.add(new Field("f" + i, Primitive.LONG));
        }
        assertEquals(List.of(), refusals(generate("wide", new Struct("Wide", fields))));
        fields.add(new Field("last", Primitive.BYTE));
        refused("wide.result", "constructor", generate("wide", new Struct("Wide", fields)));
    }

    @Test
    void aStructMadeOfTooMuchIsRefused() {
        Shape shape = Primitive.INT;
        for (int i = 0; i < 11; i++) {
            shape = new Struct("S" + i, List.of(new Field("a", shape), new Field("b", shape)));
        }
        assertEquals(List.of("wide.result", "wide.result.a", "wide.result.b"),
                refusals(generate("wide", shape)).stream().map(Refusal::field).toList());
        assertTrue(refusals(generate("wide", shape)).getFirst().reason().contains("one method"));
    }

    /** It sends -7 of two digits as one byte, where CORBA demands two. */
    @Test
    void decimalNumbersAreRefused() {
        refused("price.result", "leading zeros", generate("price", new Shape.Decimal(2, 0)));
    }

    private static void refused(String field, String reason, Operation... operations) {
        Refused.only(field, reason, refusals(operations));
    }

    private static List<Refusal> refusals(Operation... operations) {
        return JacorbRefusals.of(new Contract("Trial", List.of(operations)), "1.2").list();
    }

    private static Operation generate(String name, Shape shape) {
        return new Operation(name, List.of(), Optional.of(shape), Behaviour.GENERATE);
    }
}
