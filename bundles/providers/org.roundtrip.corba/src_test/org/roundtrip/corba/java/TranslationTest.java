// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What JacORB cannot carry is refused in words of the message file. */
class TranslationTest {
    /** One contract for each reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Shape much = Primitive.INT;
            for (int i = 0; i < 11; i++) {
                much = Shapes.struct("S" + i, "a", much, "b", much);
            }
            List<String> reasons = Stream.of(List.of(Shapes.generate("o", Shapes.wide("S", 300))),
                    List.of(Shapes.generate("o", much)), List.of(Shapes.generate("o", new Shape.Decimal(2, 0))))
                    .map(operations -> JacorbRefusals.of(new Contract("C", operations), "1.2").list().getFirst())
                    .map(Refusal::reason).toList();
            if (Set.copyOf(reasons).size() != 3) {
                throw new AssertionError(reasons.toString());
            }
            return reasons;
        }
    }

    @Test
    void refusalsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Reasons.class, Set.of()));
    }
}
