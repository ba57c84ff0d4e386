// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Plan;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.LoadWords;

/** What the chart says of a run's load: open or closed, and what of its calls is shown. */
final class LoadNote {
    private static final Texts TEXTS = Texts.of(LoadNote.class);

    private LoadNote() {
    }

    /** @param more another note, or empty. @return empty of one caller when there is no other note */
    static String of(Plan plan, WarmUpSettings shown, String more) {
        String load = LoadWords.of(SweptPlan.at(plan, shown.called().step()).protocol().load()).map(words -> plan.protocol().load() instanceof Load.Open
                ? TEXTS.text("timeUnder", shown.quantityOf(plan).words(), words) : words).orElse("");
        return Stream.of(load, more).filter(words -> !words.isEmpty()).collect(Collectors.joining(". "));
    }
}
