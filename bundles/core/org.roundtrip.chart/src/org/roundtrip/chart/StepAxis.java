// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jfree.chart.axis.ValueAxis;
import org.roundtrip.model.Sweep;
import org.roundtrip.words.Numbers;

/**
 * The horizontal axis of a sweep, or of several that are compared, with a tick at each step. Equal distances are equal ratios where the
 * values grow by much. A step of 0, which has no place on such an axis, then stands before the others, as far away as the first two of
 * these are from each other. Immutable.
 *
 * @param name        what is swept
 * @param over        the value at each step, in rising order
 * @param logarithmic whether equal distances are equal ratios
 */
public record StepAxis(String name, List<Integer> over, boolean logarithmic) {
    /** Steps that grow by this much in all stand on a logarithmic axis. */
    private static final double LOGARITHMIC = 8;
    /** The marks of the first and the last step are seen as a whole. */
    private static final double EDGE = 0.03;

    /** Copies the list. */
    public StepAxis {
        over = List.copyOf(over);
    }

    /** The axis that fits the steps of all sweeps. @param sweeps of one value; at least one */
    public static StepAxis of(List<Sweep> sweeps) {
        List<Integer> over = sweeps.stream().flatMap(sweep -> sweep.over().stream()).distinct().sorted().toList();
        List<Integer> above = positive(over);
        return new StepAxis(sweeps.getFirst().name(), over, above.size() > 1 && above.getLast() >= LOGARITHMIC * above.getFirst());
    }

    private static List<Integer> positive(List<Integer> over) {
        return over.stream().filter(value -> value > 0).toList();
    }

    /** Where a step stands. @param value one of the steps */
    public double place(int value) {
        List<Integer> above = positive(over);
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
        double first = place(over.getFirst());
        double last = place(over.getLast());
        return logarithmic ? first * Math.pow(last / first, share) : first + (last - first) * share;
    }

    /**
     * The axis of a chart, from one place to another, with the values of a plan. A length of 1024 is not 1.024 k to
     * anybody.
     */
    public ValueAxis axis(double from, double to, ChartStyle style) {
        SortedMap<Double, String> steps = new TreeMap<>();
        over.forEach(value -> steps.put(place(value), Numbers.count(value)));
        ValueAxis axis = Axes.marks(steps, logarithmic, style);
        axis.setRange(from, to);
        axis.setLabel(name);
        return axis;
    }
}
