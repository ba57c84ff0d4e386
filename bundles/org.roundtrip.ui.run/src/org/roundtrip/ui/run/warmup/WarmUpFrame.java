// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.osgi.util.NLS;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.Curve;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.PhaseNames;
import org.roundtrip.ui.chart.ChartFrame;

/** The places of curves and phases in a drawn warm-up chart. */
record WarmUpFrame(Rectangle2D inner, ValueAxis latency, Curve.Axis axis, List<VariantCurve> recorded,
        List<PixelColumns> columns) implements ChartFrame {
    private static final int REACH = 12;

    /**
     * A point of a curve.
     *
     * @param recorded whose curve
     * @param span     the phase at that place
     * @param call     number of the call within the phase, from 0; -1 when the axis shows time
     */
    record Target(VariantCurve recorded, Curve.Span span, long call) {
    }

    @Override
    public Optional<Pointed> at(double value, double y) {
        int best = -1;
        int bestColumn = -1;
        double bestY = 0;
        for (int i = 0; i < columns.size(); i++) {
            int column = filled(columns.get(i), value);
            if (column >= 0) {
                double place = place(i, column);
                if (best < 0 || Math.abs(place - y) < Math.abs(bestY - y)) {
                    best = i;
                    bestColumn = column;
                    bestY = place;
                }
            }
        }
        return best < 0 ? Optional.empty()
                : Optional.of(pointed(recorded.get(best), columns.get(best), bestColumn, bestY));
    }

    @Override
    public int rows() {
        return columns.size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        int column = column(columns.get(row), value);
        return isFilled(columns.get(row), column)
                ? Optional.of(pointed(recorded.get(row), columns.get(row), column, place(row, column))) : Optional.empty();
    }

    private double place(int curve, int column) {
        return latency.valueToJava2D(columns.get(curve).median()[column], inner, RectangleEdge.LEFT);
    }

    private static int column(PixelColumns columns, double value) {
        int found = Arrays.binarySearch(columns.edges(), value);
        return found >= 0 ? found : -found - 2;
    }

    private static boolean isFilled(PixelColumns columns, int column) {
        return column >= 0 && column < columns.width() && columns.counts()[column] > 0;
    }

    /** The column at a value, or the nearest column with calls; -1 when none is near. */
    private static int filled(PixelColumns columns, double value) {
        int column = column(columns, value);
        for (int step = 0; step <= REACH; step++) {
            for (int at : new int[] {column - step, column + step}) {
                if (isFilled(columns, at)) {
                    return at;
                }
            }
        }
        return -1;
    }

    private Pointed pointed(VariantCurve each, PixelColumns values, int column, double y) {
        double from = values.edges()[column];
        double to = values.edges()[column + 1];
        Curve.Span span = each.curve().spans().stream().filter(one -> one.end(axis) > from).findFirst()
                .orElse(each.curve().spans().getLast());
        boolean one = values.min()[column] == values.max()[column];
        String latencies = one ? Numbers.nanos(values.median()[column]) : NLS.bind(Messages.medianAndBand,
                new Object[] {Numbers.nanos(values.median()[column]), Numbers.nanos(values.p10()[column]),
                    Numbers.nanos(values.p90()[column])});
        long call = (long) Math.ceil(from);
        String where = axis == Curve.Axis.CALLS
                ? NLS.bind(Messages.atCall, Numbers.count(call)) : NLS.bind(Messages.atTime, Numbers.nanos((from + to) / 2));
        String whose = each.fork().map(fork -> NLS.bind(Messages.ofFork, fork.repetition()))
                .orElseGet(() -> NLS.bind(Messages.ofForks, each.forks().size()));
        return new Pointed(each.variant() + "  " + latencies + "\n" + where + ", " + PhaseNames.of(span.phase()) + ", " + whose, y,
                new Target(each, span, axis == Curve.Axis.CALLS ? Math.max(0, call - span.firstCall()) : -1));
    }
}
