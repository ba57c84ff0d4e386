// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.List;
import java.util.Objects;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.words.Numbers;

/**
 * A row of which a bar shows the median of its captured calls.
 *
 * @param measuredNanos the median of its measured calls, by which providers compare; null when it is not known
 */
public record MedianRow(String variant, AnatomySummary summary, Double measuredNanos) {
    private static final Texts TEXTS = Texts.of(MedianRow.class);

    /** Capturing costs less than this factor as a rule. */
    private static final double APART = 1.25;

    /** The row of a capture that has an anatomy. @param results of the run's measured calls */
    public static MedianRow of(CaptureStudy study, List<Result> results) {
        return new MedianRow(study.row().variant(), study.anatomy().orElseThrow(), results.stream().filter(result -> result.row().equals(study.row()))
                .map(Result::p50Nanos).filter(Objects::nonNull).findFirst().orElse(null));
    }

    /**
     * Returns whether captured calls of some rows do not stand for their measured ones. One took another time, or they
     * have another order. Then the measured median of each is named: with that of some rows alone a person would compare
     * it with the captured median of another.
     */
    public static boolean apart(List<MedianRow> rows) {
        List<MedianRow> known = rows.stream().filter(row -> row.measuredNanos != null).toList();
        return known.stream().anyMatch(row -> Math.max(row.captured() / row.measuredNanos, row.measuredNanos / row.captured()) > APART)
                || known.stream().anyMatch(row -> known.stream().anyMatch(other -> row.measuredNanos < other.measuredNanos && row.captured() > other.captured()));
    }

    private double captured() {
        return summary.median().duration();
    }

    /**
     * The bar, whose label says of how many calls it is where they are too few for a median.
     *
     * @param measured whether the label names the median of the measured calls, see {@link #apart}; the figure at the end then says that
     *                 it is of captured ones
     */
    public StackedBar<CallPart> bar(boolean measured) {
        String label = measured && measuredNanos != null ? TEXTS.text("anatomy.measured", variant, Numbers.nanos(measuredNanos)) : variant;
        StackedBar<CallPart> bar = AnatomyBars.bar(summary.fewCalls() ? TEXTS.text("anatomy.few", label, Numbers.count(summary.calls())) : label,
                CallPart.nanos(summary.median(), summary.ways()), captured());
        return measured ? bar.ending(TEXTS.text("anatomy.captured", bar.end())) : bar;
    }
}
