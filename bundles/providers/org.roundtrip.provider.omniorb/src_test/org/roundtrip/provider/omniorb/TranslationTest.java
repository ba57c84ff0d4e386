// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** What omniORB cannot carry is refused in words of the message file. */
class TranslationTest {
    /** One contract for the one reason. */
    static final class Reasons implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return List.of(OmniorbRefusals.of(new Contract("C", List.of(Shapes.generate("nullptr", Primitive.INT))), "1.2")
                    .getFirst().reason());
        }
    }

    @Test
    void refusalsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Reasons.class, Set.of("nullptr")));
    }
}
