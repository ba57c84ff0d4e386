// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What Axis cannot carry is refused in words of the message file, and so are its options explained. */
class TranslationTest {
    /** One contract for each reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            AxisProvider axis = new AxisProvider();
            List<String> texts = new ArrayList<>();
            texts.add(axis.refusals(Shapes.contract(Shapes.generate("o", Shapes.wide("S", 300))), Map.of("style", "literal"))
                    .getFirst().reason());
            axis.options().forEach(option -> texts.addAll(List.of(option.label(), option.help())));
            return texts;
        }
    }

    @Test
    void refusalsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Reasons.class, Set.of()));
    }
}
