// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Refused;
import org.roundtrip.tests.shapes.Shapes;

/** What omniORB cannot send is refused, and so are names that C++ reserves where the IDL compiler does not escape them. */
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
        Refused.only("a.result", "GIOP 1.2", OmniorbRefusals.of(Shapes.contract(Shapes.generate("a", Primitive.CHAR)), "1.1"));
    }

    @Test
    void unionsCarryDecimalNumbersInListsOnly() {
        Shape decimal = new Shape.Decimal(9, 3);
        Contract alone = Shapes.contract(Shapes.generate("a", union("few", new Shape.Sequence(decimal, Length.of(2)))));
        assertEquals(List.of(), OmniorbRefusals.of(alone, "1.2"));
        Contract within = Shapes.contract(Shapes.generate("a", union("one", Shapes.struct("S", "x", decimal))));
        Refused.only("a.result", "into a union", OmniorbRefusals.of(within, "1.2"));
    }

    @Test
    void casesOfUnionsHaveAnEndingInTheIdl() {
        assertEquals(List.of(), OmniorbRefusals.of(Shapes.contract(Shapes.generate("a", union("nullptr", Primitive.INT))), "1.2"));
    }

    private static Shape.Union union(String name, Shape shape) {
        return new Shape.Union("U", List.of(new Shape.Field(name, shape), new Shape.Field("other", Primitive.LONG)));
    }

    private static void refused(String field, Operation operation) {
        Refused.only(field, "into C++", OmniorbRefusals.of(Shapes.contract(operation), "1.2"));
    }
}
