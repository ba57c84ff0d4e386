// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What no provider can carry is refused in words of the message file. */
class TranslationTest {
    /** One contract for each reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Shape constants = new Enumeration("E", IntStream.range(0, 3000).mapToObj(i -> "c" + i).toList());
            Shape objects = new Sequence(Shapes.struct("S"), new Length(0, Integer.MAX_VALUE));
            Shape[] longs = Collections.nCopies(128, Primitive.LONG).toArray(Shape[]::new);
            List<String> reasons = Stream.concat(Arrays.stream(ShapeKind.values())
                    .map(kind -> switch (kind) {
                        case EXCEPTION -> Shapes.thrower("o", Shapes.struct("S"));
                        case ONE_WAY -> Shapes.oneWay("o");
                        default -> Shapes.nothing("o", RefusalsTest.shape(kind));
                    }), Stream.of(Shapes.nothing("o", constants), Shapes.nothing("o", objects),
                    Shapes.nothing("o", longs), Shapes.nothing("o", new Bytes(Length.of(65 << 20))),
                    Shapes.nothing("o", Shapes.deep(101))))
                    .map(operation -> Refusals.of(Shapes.contract(operation)).list().getFirst())
                    .map(Refusal::reason).toList();
            if (Set.copyOf(reasons).size() != 5 + ShapeKind.values().length) {
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
