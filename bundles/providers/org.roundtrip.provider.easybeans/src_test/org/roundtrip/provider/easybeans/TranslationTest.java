// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.easybeans;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;

/** Options are described in words of the message file. */
class TranslationTest {
    /** Labels and help. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return new EasyBeansProvider().options().stream().flatMap(option -> Stream.of(option.label(), option.help())).toList();
        }
    }

    @Test
    void optionsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of()));
    }
}
