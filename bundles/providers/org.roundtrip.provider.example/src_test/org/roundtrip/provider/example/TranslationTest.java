// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What the example cannot carry is refused in words of the message file. */
class TranslationTest {
    /** One contract for each reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return List.of(new ExampleProvider().refusals(
                    Shapes.contract(Shapes.nothing("o", new Bytes(Length.of(1)))), Map.of()).getFirst().reason());
        }
    }

    @Test
    void refusalsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Reasons.class, Set.of()));
    }
}
