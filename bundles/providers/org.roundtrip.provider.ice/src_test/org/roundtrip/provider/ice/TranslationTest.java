// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.provider.Availability.Unavailable;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** Options, what Ice cannot carry, and what is missing for it, are described in words of the message file. */
class TranslationTest {
    /** Labels, help, one contract with each reason, and what to install. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return Stream.of(new IceProvider().options().stream().flatMap(option -> Stream.of(option.label(), option.help())),
                    SliceRefusals.of(Shapes.contract(Shapes.nothing("o"), Shapes.nothing("O"),
                            Shapes.generate("p", new Struct("Hollow", List.of())))).stream().map(Refusal::reason),
                    Stream.of(((Unavailable) IceProvider.availability(Optional.of("s"))).reason())).flatMap(words -> words).toList();
        }
    }

    @Test
    void optionsRefusalsAndWhatIsMissingCanBeTranslated() throws ReflectiveOperationException {
        // Names of a package and of an option's value are not translated.
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of("zeroc", "ice", "compilers", "s", "O")));
    }
}
