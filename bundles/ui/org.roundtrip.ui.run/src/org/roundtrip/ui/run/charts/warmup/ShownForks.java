// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** What the chart says of the forks that it shows. Its medians are theirs; the table of results has all forks. */
final class ShownForks {
    private static final Texts TEXTS = Texts.of(ShownForks.class);

    private ShownForks() {
    }

    /** @return empty when all forks are shown, or when the run has one of each variant */
    static String of(Run run, List<VariantCurve> curves) {
        return of(run.blocks(), curves.stream().flatMap(curve -> curve.fork().stream()).map(Fork::repetition).distinct().toList());
    }

    /** @param all how many forks each variant has @param shown those that are shown alone, each of them once */
    static String of(int all, List<Integer> shown) {
        return all == 1 || shown.isEmpty() ? "" : shown.size() == 1 ? TEXTS.text("onlyFork", shown.getFirst(), all)
                : TEXTS.text("onlyOneFork", all);
    }
}
