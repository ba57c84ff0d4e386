// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What IDL cannot carry is refused in words of the message file. */
class TranslationTest {
    /** One contract for each reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Operation twin = new Operation("o", List.of(new Parameter("p", Primitive.INT),
                    new Parameter("P", Primitive.INT)), Optional.empty(), Behaviour.NOTHING);
            List<String> reasons = Stream.of(
                    List.of(Shapes.generate("o", Shapes.struct("S"))),
                    List.of(Shapes.generate("o", new Shape.Text(Length.of(8), Shape.Repertoire.UNICODE))),
                    List.of(twin),
                    List.of(Shapes.generate("o", Primitive.INT), Shapes.generate("O", Primitive.INT)),
                    List.of(Shapes.generate("o", Shapes.struct("S", "a", Primitive.INT, "A", Primitive.INT))),
                    List.of(Shapes.generate("o", new Enumeration("E", List.of("c", "C")))),
                    List.of(Shapes.generate("o", Shapes.struct("S", "a", Primitive.INT)),
                            Shapes.generate("q", Shapes.struct("s", "a", Primitive.INT))),
                    List.of(Shapes.generate("o", new Enumeration("E", List.of("c"))),
                            Shapes.generate("q", new Enumeration("e", List.of("c")))))
                    .map(operations -> IdlRefusals.of(new Contract("C", operations), "1.1").list().getFirst())
                    .map(Refusal::reason).toList();
            if (Set.copyOf(reasons).size() != 8) {
                throw new AssertionError(reasons.toString());
            }
            return Stream.concat(reasons.stream(), IdlRefusals.with(new Contract("C", List.of(Shapes.generate("o",
                    new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1)))), "1.1", IdlRefusalsTest.info("Java remote interfaces")).stream()
                    .map(Refusal::reason)).toList();
        }
    }

    @Test
    void refusalsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Reasons.class, Set.of("Another")));
    }
}
