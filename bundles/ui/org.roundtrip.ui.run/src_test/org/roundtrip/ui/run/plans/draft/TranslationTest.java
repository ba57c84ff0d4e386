// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Protocol;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What is wrong with a draft is said in words of the message file. */
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

    /** Checks a draft in which little is right. */
    static final class Problems implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            ChoiceDraft known = new ChoiceDraft("x", "x", Map.of("o", "v"));
            PlanDraft draft = new PlanDraft("", "", PlanDraft.empty("x").contract(),
                    List.of(known, known, new ChoiceDraft("y", "", Map.of())), ProtocolDraft.of(Protocol.STANDARD),
                    new SweepDraft("callers", ""), false);
            List<String> sentences = new ArrayList<>();
            for (PlanDraft each : List.of(draft, draft.withProviders(List.of()))) {
                DraftCheck.check(each, Map.of("x", List.of())).problems()
                        .forEach(problem -> sentences.add(problem.message()));
            }
            return sentences;
        }
    }

    @Test
    void problemsOfADraftCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Problems.class, Set.of()));
    }

    /** The names of summaries are those of files in every language. */
    @Test
    void objectionsToNumbersCanBeTranslated() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Objections.class, Set.of("mean", "median", "lowest", "trimmed")));
    }
}
