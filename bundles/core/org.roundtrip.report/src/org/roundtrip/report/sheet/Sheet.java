// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.sheet;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.bars.StackedBars;

/** Takes the parts of a report, from top to bottom. For one thread. */
public interface Sheet {
    /** Writes a text. */
    Sheet text(Look look, String text);

    /** Writes sentences as a list; nothing where there are none. */
    Sheet list(List<String> sentences);

    /**
     * Writes a table of results. Its first two columns, a provider and an operation, identify a row.
     *
     * @param number whether the column with an index contains numbers, which are aligned right
     */
    Sheet resultTable(List<String> head, List<List<String>> rows, IntPredicate number, Cells cells);

    /** The same with cells that look alike. */
    default Sheet resultTable(List<String> head, List<List<String>> rows, IntPredicate number) {
        return resultTable(head, rows, number, Cells.PLAIN);
    }

    /** Writes a table. @param numbersFrom index of the first column of numbers */
    Sheet table(List<String> head, List<List<String>> rows, int numbersFrom);

    /** Writes a table of texts, which are broken into lines where they are long. */
    Sheet textTable(List<String> head, List<List<String>> rows);

    /** Writes facts with their names. */
    Sheet facts(Map<String, String> facts);

    /** Writes a chart. @param title empty for none @param summary for readers who do not see it */
    Sheet figure(String title, String summary, Chart chart) throws IOException;

    /** Writes a chart of bars. @param summary for readers who do not see it */
    default <K> Sheet bars(String summary, Function<ChartStyle, StackedBars<K>> chart) throws IOException {
        return figure("", summary, style -> {
            StackedBars<K> bars = chart.apply(style);
            return new Chart.Drawing(bars::height, bars::draw);
        });
    }

    /** Pixels that a chart may be high; a higher one would be made smaller. */
    double tallest();

    /** What is written in a {@link #folded} part. */
    @FunctionalInterface
    interface Part {
        void write() throws IOException;
    }

    /** Writes what a reader unfolds who wants it. Paper folds nothing, and leaves it out. */
    Sheet folded(String title, Part part) throws IOException;

    /** Writes what a file contains, in the same way. */
    Sheet file(String title, String content);
}
