// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Refused;
import org.roundtrip.tests.shapes.Shapes;

/** Names that C++ reserves are refused where the IDL compiler does not escape them. */
class OmniorbRefusalsTest {
    @Test
    void namesThatTheIdlCompilerDoesNotEscapeAreRefusedWhereTheyStand() {
        refused("a.result.nullptr", Shapes.generate("a", Shapes.struct("S", "nullptr", Primitive.INT)));
        refused("a.result", Shapes.generate("a", new Enumeration("E", List.of("red", "errno"))));
        refused("a.result", Shapes.generate("a", Shapes.struct("constexpr", "x", Primitive.INT)));
        refused("thread_local", Shapes.generate("thread_local", Primitive.INT));
        refused("a.result.INT_MAX", Shapes.generate("a", Shapes.struct("S", "INT_MAX", Primitive.INT)));
    }

    @Test
    void namesThatItEscapesAreNot() {
        assertEquals(List.of(), OmniorbRefusals.of(new Contract("delete", List.of(
                Shapes.generate("new", Shapes.struct("template", "operator", new Enumeration("class", List.of("union")))))), "1.2"));
    }

    @Test
    void wideCharactersNeedGiop12() {
        Contract contract = Shapes.contract(Shapes.generate("a", new Text(Length.of(8), Repertoire.UNICODE)));
        Refused.only("a.result", "GIOP 1.2", OmniorbRefusals.of(contract, "1.1"));
        assertEquals(List.of(), OmniorbRefusals.of(contract, "1.2"));
    }

    private static void refused(String field, Operation operation) {
        Refused.only(field, "into C++", OmniorbRefusals.of(Shapes.contract(operation), "1.2"));
    }
}
