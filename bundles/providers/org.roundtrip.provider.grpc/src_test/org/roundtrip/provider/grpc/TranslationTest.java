// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Shapes;

/** Options, and what gRPC cannot carry, are described in words of the message file. */
class TranslationTest {
    /** Labels, help and one contract for each reason. */
    static final class Words implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            return Stream.concat(new GrpcProvider().options().stream().flatMap(TranslationTest::words),
                    GrpcRefusals.of(Shapes.contract(Shapes.echo("o", Shapes.deep(100)), Shapes.nothing("O"), ProtoWriterTest.FAILING,
                            Shapes.nothing("wait")), true)
                            .stream().map(Refusal::reason)).toList();
        }
    }

    private static Stream<String> words(Option option) {
        return Stream.of(option.label(), option.help());
    }

    @Test
    void optionsAndRefusalsCanBeTranslated() throws ReflectiveOperationException {
        // The name of an operation is not translated.
        assertEquals(Set.of(), PseudoTexts.untranslated(Words.class, Set.of("wait")));
    }
}
