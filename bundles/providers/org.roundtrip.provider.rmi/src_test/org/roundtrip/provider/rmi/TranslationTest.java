// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;

/** The options of RMI are explained in words of the message file. */
class TranslationTest {
    /** All texts. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            List<String> texts = new ArrayList<>();
            for (JrmpProvider provider : List.of(new RmiProvider(), new JndiProvider(), new SslProvider(), new HttpProvider())) {
                provider.options().forEach(option -> texts.addAll(List.of(option.label(), option.help())));
            }
            return texts;
        }
    }

    @Test
    void optionsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of()));
    }
}
