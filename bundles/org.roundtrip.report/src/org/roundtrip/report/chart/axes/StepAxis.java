// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart.axes;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.model.sweep.Sweep;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;

/**
 * The horizontal axis of a sweep, with a tick at each step. Equal distances are equal ratios where the values grow by much. A step of 0,
 * which has no place on such an axis, then stands before the others, as far away as the first two of these are from each other.
 * Immutable.
 *
 * @param sweep       whose steps
 * @param logarithmic whether equal distances are equal ratios
 */
public record StepAxis(Sweep sweep, boolean logarithmic) {
    /** Steps that grow by this much in all stand on a logarithmic axis. */
    private static final double LOGARITHMIC = 8;
    /** The marks of the first and the last step are seen as a whole. */
    private static final double EDGE = 0.03;

    /** The axis that fits the steps. */
    public static StepAxis of(Sweep sweep) {
        List<Integer> above = positive(sweep);
        return new StepAxis(sweep, above.size() > 1 && above.getLast() >= LOGARITHMIC * above.getFirst());
    }

    private static List<Integer> positive(Sweep sweep) {
        return sweep.over().stream().filter(value -> value > 0).toList();
    }

    /** Where a step stands. @param value one of the steps */
    public double place(int value) {
        List<Integer> above = positive(sweep);
        return value > 0 || !logarithmic ? value : (double) above.getFirst() * above.getFirst() / above.get(1);
    }

    /** Where the axis begins. */
    public double from() {
        return edge(-EDGE);
    }

    /** Where the axis ends. */
    public double to() {
        return edge(1 + EDGE);
    }

    private double edge(double share) {
        double first = place(sweep.over().getFirst());
        double last = place(sweep.over().getLast());
        return logarithmic ? first * Math.pow(last / first, share) : first + (last - first) * share;
    }

    /** The axis of a chart, from one place to another. */
    public ValueAxis axis(double from, double to, ChartStyle style) {
        SortedMap<Double, String> steps = new TreeMap<>();
        sweep.over().forEach(value -> steps.put(place(value), Numbers.roundAmount(value)));
        ValueAxis axis = Axes.marks(steps, logarithmic, style);
        axis.setRange(from, to);
        axis.setLabel(sweep.name());
        return axis;
    }
}
