// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Refused;
import org.roundtrip.tests.shapes.Shapes;

/** What idlj refuses, and the names that it makes. */
class IdljTest {
    /** The words of all refusals and of the option that ORBs share. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            List<String> words = new java.util.ArrayList<>(List.of(ListedOrb.connections().label(), ListedOrb.connections().help()));
            for (Operation each : List.of(Shapes.generate("a", Shapes.wide("S", 300)), Shapes.generate("a", new Shape.Decimal(2, 0)),
                    Shapes.generate("strictfp", Primitive.INT))) {
                words.addAll(refusals(each).stream().map(Refusal::reason).toList());
            }
            return words;
        }
    }

    @Test
    void keywordsThatItDoesNotKnowAreRefusedWhereTheyStand() {
        Refused.only("a.result.assert", "assert", refusals(Shapes.generate("a", Shapes.struct("S", "assert", Primitive.INT))));
        Refused.only("a.result", "strictfp", refusals(Shapes.generate("a", new Enumeration("E", List.of("red", "strictfp")))));
        Refused.only("assert", "assert", refusals(Shapes.generate("assert", Primitive.INT)));
        Refused.only("price.result", "decimal", refusals(Shapes.generate("price", new Shape.Decimal(2, 0))));
    }

    @Test
    void otherReservedNamesAreEscapedAsItDoes() {
        Operation[] operations = {Shapes.nothing("hashCode"), Shapes.nothing("module"), Shapes.nothing("new"), Shapes.nothing("NameHelper"),
                Shapes.nothing("Helper"), Shapes.nothing("ping")};
        assertEquals(List.of(), refusals(operations));
        IdlTypes types = Idlj.types(IdlWriter.of(new Contract("C", List.of(operations))));
        assertEquals(List.of("_hashCode", "_module", "_new", "_NameHelper", "Helper", "ping"),
                List.of(operations).stream().map(types::method).toList());
    }

    @Test
    void theWordsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of("strictfp")));
    }

    private static List<Refusal> refusals(Operation... operations) {
        return Idlj.refusals(new Contract("C", List.of(operations)), "1.2");
    }
}
