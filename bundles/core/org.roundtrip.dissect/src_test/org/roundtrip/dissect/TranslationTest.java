// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;
import org.roundtrip.tests.shapes.Tries;

/** What is wrong with a message is said in words of the message file. */
class TranslationTest {
    private static final int TRIALS = Tries.of(200, 3000);

    /** The first word of each sentence about damaged conversations; words behind it may be those of the message. */
    static final class Problems implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            Set<String> words = new TreeSet<>();
            sentences().forEach(sentence -> words.add(sentence.strip().split("[^\\p{L}]", 2)[0]));
            return new ArrayList<>(words);
        }

        static Set<String> sentences() {
            try {
                List<List<Exchange.Turn>> talks = MutationTest.talks();
                Set<String> sentences = new TreeSet<>();
                for (int seed = 0; seed < TRIALS; seed++) {
                    Random random = new Random(seed);
                    List<Exchange.Turn> damaged = MutationTest.damaged(talks.get(seed % talks.size()), random);
                    for (Message message : Exchange.messages(damaged, MutationTest.hints(seed), 400,
                            random.nextInt(3) == 0 ? 10 : 0, random)) {
                        if (message.problem() != null) {
                            sentences.add(message.problem());
                        }
                    }
                }
                return sentences;
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void problemsOfMessagesCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Problems.class, Set.of()));
    }

    @Test
    void manyKindsOfProblemsAreTried() {
        Set<String> sentences = Problems.sentences();
        assertTrue(sentences.stream().map(sentence -> sentence.replaceAll("\\d+", "")).distinct().count() > Tries.of(20, 40),
                () -> String.join("\n", sentences));
    }
}
