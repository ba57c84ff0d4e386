// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What is wrong with a number is said in words of the message file. */
class TranslationTest {
    /** Tries each number of a plan with texts that cannot be. */
    static final class Objections implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return List.of(ProtocolField.values()).stream()
                    .flatMap(field -> List.of("", "-1", "99999999999", "1.5.0").stream().map(field::objection))
                    .filter(sentence -> sentence != null).toList();
        }
    }

    @Test
    void objectionsToNumbersCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Objections.class, Set.of()));
    }
}
