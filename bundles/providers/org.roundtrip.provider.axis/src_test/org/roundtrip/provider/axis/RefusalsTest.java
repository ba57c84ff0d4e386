// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;

/** Shapes that Axis cannot carry are refused with their place. */
class RefusalsTest {

    @ParameterizedTest
    @ValueSource(strings = {"encoded", "literal"})
    void whatArrivesIsNotRefused(String style) {
        for (Contract contract : List.of(AxisContracts.everything(), AxisContracts.awkward(), AxisContracts.large(), AxisContracts.random(1))) {
            assertEquals(List.of(), refusals(contract, style));
        }
    }

    @Test
    void aStructMayHaveAsManyFieldsAsAConstructorTakes() {
        assertEquals(List.of(), refusals(returning(AxisContracts.wide("Wide", 127, Primitive.LONG)), "encoded"));
        assertEquals(List.of("get.result[]: Axis gives a bean a constructor with all fields, and Java allows no more than 254 "
                + "parameters; split the struct"),
                refusals(returning(Shapes.list(AxisContracts.wide("Wide", 128, Primitive.LONG), 1, 1)), "literal"));
    }

    private static Contract returning(Shape shape) {
        return new Contract("Wide", List.of(Shapes.generate("get", shape)));
    }

    private static List<String> refusals(Contract contract, String style) {
        return new AxisProvider().refusals(contract, Map.of("style", style, "http", "1.0")).stream().map(Object::toString)
                .toList();
    }
}
