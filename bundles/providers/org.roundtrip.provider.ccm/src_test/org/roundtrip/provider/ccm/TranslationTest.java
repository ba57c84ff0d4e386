// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** Options and refusals are in words of the message file. */
class TranslationTest {
    /** Labels and help of all options, and why an operation is refused. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            CcmProvider provider = new CcmProvider();
            return Stream.concat(provider.options().stream().flatMap(option -> Stream.of(option.label(), option.help())),
                    provider.refusals(new Contract("C", List.of(Shapes.nothing("validate_connection"))), Map.of()).stream()
                            .map(Refusal::reason)).toList();
        }
    }

    @Test
    void wordsCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of("validate", "connection")));
    }
}
