// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.SizeCrossing;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.design.views.Answer;

/** What the sizes say in words. */
final class SizesWords {
    private static final Texts TEXTS = Texts.of(SizesWords.class);

    private SizesWords() {
    }

    /**
     * Says which lengths stay the same, why some providers are missing, and where providers cross. The latter only when nothing more will come, because each
     * point that comes may change it.
     *
     * @param fixed      whether lengths have a range that does not count here
     * @param answers    by the providers' ids
     * @param curves     the points of those that have some, by the same ids
     * @param notFetched what to do about those that cannot be called yet, by their ids
     * @param label      from an id to a name for people
     */
    static List<String> of(boolean fixed, Map<String, Answer<List<SizePoint>>> answers, Map<String, List<SizePoint>> curves,
            Map<String, String> notFetched, UnaryOperator<String> label) {
        List<String> sentences = new ArrayList<>();
        if (fixed) {
            sentences.add(TEXTS.text("fixed"));
        }
        answers.forEach((id, answer) -> {
            if (!answer.problem().isEmpty()) {
                sentences.add(label.apply(id) + ": " + answer.problem());
            }
        });
        Map<String, List<String>> missing = new LinkedHashMap<>();
        notFetched.forEach((id, why) -> missing.computeIfAbsent(why, each -> new ArrayList<>()).add(label.apply(id)));
        missing.forEach((why, names) -> sentences.add(TEXTS.text("notFetched.said", String.join(", ", names), why)));
        if (answers.values().stream().allMatch(Answer::done)) {
            sentences.addAll(SizeCrossing.sentences(curves, label));
        }
        return sentences;
    }
}
