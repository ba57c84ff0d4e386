// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.words.Numbers;

/** A row of which a bar shows the median of its captured calls, divided into parts. */
public record MedianRow(String variant, AnatomySummary summary) {
    private static final Texts TEXTS = Texts.of(MedianRow.class);

    /** The row of a capture that has an anatomy. */
    public static MedianRow of(CaptureStudy study) {
        return new MedianRow(study.row().variant(), study.anatomy().orElseThrow());
    }

    /** The bar, whose label says of how many calls it is where they are too few for a median. */
    public StackedBar<CallPart> bar() {
        return AnatomyBars.bar(summary.fewCalls() ? TEXTS.text("anatomy.few", variant, Numbers.count(summary.calls())) : variant,
                CallPart.nanos(summary.median(), summary.ways()), summary.median().duration());
    }
}
