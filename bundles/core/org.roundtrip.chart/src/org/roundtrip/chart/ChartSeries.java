// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.Arrays;
import java.util.List;
import org.jfree.data.Range;
import org.roundtrip.analysis.FirstCall;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.harness.timing.Phase;

/**
 * One curve of a chart.
 *
 * @param name    stands at the line's end, before the value there
 * @param line    how it is drawn
 * @param columns its calls
 * @param marks   what is marked on it
 */
public record ChartSeries(String name, ProviderColours.Line line, PixelColumns columns, Marks marks) {

    /**
     * What is marked on a curve.
     *
     * @param measured    place on the horizontal axis where the warm-up ended and the first measured call was made; NaN for
     *                    none
     * @param captured    place of the first captured call, from where the line is dotted; NaN for none
     * @param medianNanos median of the measured calls, a diamond in the middle of them; null for none
     * @param doubtful    whether that median is not to be quoted; its diamond is hollow then
     * @param end         the value that stands at the line's end; null for none
     * @param firsts      the first calls of phases; may be empty
     */
    public record Marks(double measured, double captured, Double medianNanos, boolean doubtful, LineEnd end, List<First> firsts) {
        /** Copies the list. */
        public Marks {
            firsts = List.copyOf(firsts);
        }

        /** The marks of a fork's curve. @param doubtful whether its median is not to be quoted @param end may be null @param firsts may be empty */
        public static Marks of(Curve curve, Curve.Axis axis, Double medianNanos, boolean doubtful, LineEnd end, List<FirstCall> firsts) {
            return new Marks(curve.start(Phase.STEADY, axis), curve.start(Phase.CAPTURE, axis), medianNanos, doubtful, end,
                    firsts.stream().map(each -> new First(each.place(axis), each.nanos())).toList());
        }
    }

    /**
     * The first call of a phase.
     *
     * @param place on the horizontal axis
     * @param nanos its time
     */
    public record First(double place, long nanos) {
    }

    /** Index of the last column with calls; -1 when there is none. */
    int last() {
        int last = columns.width() - 1;
        while (last >= 0 && columns.counts()[last] == 0) {
            last--;
        }
        return last;
    }

    /** Index of the first column that holds captured calls only; the number of columns when there is none. */
    int firstCaptured() {
        int found = Arrays.binarySearch(columns.edges(), marks.captured());
        return Math.min(found >= 0 ? found : -found - 1, columns.width());
    }

    /** Whether captured calls are seen. */
    boolean showsCaptured() {
        return firstCaptured() <= last();
    }

    /** Index of the column with calls that holds the end of the warm-up, or of the next one with calls; -1 when it is out of sight. */
    int warm() {
        int found = Arrays.binarySearch(columns.edges(), marks.measured());
        int column = found >= 0 ? found : -found - 2;
        while (column >= 0 && column < columns.width() && columns.counts()[column] == 0) {
            column++;
        }
        return column < columns.width() ? column : -1;
    }

    /** The first calls of phases that are seen, also those that took longer than what is. @param x what is seen of the axes */
    List<First> firsts(Range x, Range y) {
        return marks.firsts().stream().filter(call -> x.contains(call.place()) && call.nanos() >= y.getLowerBound()).toList();
    }

    /** Where those of the measured calls begin that are seen. @param x what is seen of the horizontal axis */
    double measuredFrom(Range x) {
        return Math.max(marks.measured(), x.getLowerBound());
    }

    /** Where those of the measured calls end that are seen. @param x what is seen of the horizontal axis */
    double measuredTo(Range x) {
        return Math.min(Double.isNaN(marks.captured()) ? columns.edges()[last() + 1] : marks.captured(), x.getUpperBound());
    }

    /** Whether the median of the measured calls is seen, and some of these calls. @param x what is seen of the axes */
    boolean showsMedian(Range x, Range y) {
        return marks.medianNanos() != null && measuredFrom(x) < measuredTo(x) && y.contains(marks.medianNanos());
    }
}
