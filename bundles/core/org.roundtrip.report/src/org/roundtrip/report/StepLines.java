// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Percentiles;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.chart.PercentileChart;
import org.roundtrip.chart.ProviderColours.Line;
import org.roundtrip.model.Result;

/**
 * The steps of a sweep as lines of one chart, in their order. Their colours go from blue for the first step to vermilion for the last; at
 * its end each line is named with its step. Of many steps some are drawn, at equal distances, with the first and the last. Immutable.
 */
final class StepLines {
    /** More lines could not be told from each other. */
    static final int MOST = 6;
    private static final Color FIRST = new Color(0x56B4E9);
    private static final Color LAST = new Color(0xD55E00);
    private final List<Result> rows;

    StepLines(SweepLine sweep) {
        List<Result> all = sweep.rows();
        List<Result> some = new ArrayList<>();
        int count = Math.min(MOST, all.size());
        for (int i = 0; i < count; i++) {
            some.add(all.get(count == 1 ? 0 : Math.round((float) i * (all.size() - 1) / (count - 1))));
        }
        rows = List.copyOf(some);
    }

    /** The rows that are drawn. */
    List<Result> rows() {
        return rows;
    }

    /** How the line of a row is drawn. */
    Line line(Result row) {
        float share = rows.size() < 2 ? 0 : (float) rows.indexOf(row) / (rows.size() - 1);
        return new Line(new Color(between(FIRST.getRed(), LAST.getRed(), share), between(FIRST.getGreen(), LAST.getGreen(), share),
                between(FIRST.getBlue(), LAST.getBlue(), share)), 0);
    }

    private static int between(int from, int to, float share) {
        return Math.round(from + (to - from) * share);
    }

    /** The latency by percentile at each step, of all forks together: the response time where there is one. Takes time. */
    List<PercentileChart.Series> percentiles(RunAnalysis analysis) {
        List<PercentileChart.Series> series = new ArrayList<>();
        for (Result row : rows) {
            SteadyCalls calls = analysis.steady(row.row());
            if (calls.service().count() > 0) {
                series.add(new PercentileChart.Series(row.step().label(), line(row),
                        Percentiles.of(calls.response().count() > 0 ? calls.response() : calls.service())));
            }
        }
        return series;
    }
}
