// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.ui.RectangleEdge;
import org.roundtrip.analysis.FirstCall;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.chart.NamePlace;
import org.roundtrip.chart.PhaseNames;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartFrame;
import org.roundtrip.words.Numbers;

/** The places of curves and phases in a drawn warm-up chart. @param firsts the first calls of the phases of each curve */
record WarmUpFrame(Rectangle2D inner, String wholeKey, List<NamePlace> names, ValueAxis latency, Curve.Axis axis, List<VariantCurve> recorded,
        List<PixelColumns> columns, List<List<FirstCall>> firsts) implements ChartFrame {
    private static final Texts TEXTS = Texts.of(WarmUpFrame.class);
    private static final int REACH = 12;

    /**
     * A point of a curve.
     *
     * @param variant whose curve
     * @param fork    whose calls; null for several
     * @param phase   the one at that place
     * @param call    number of the call within the phase, from 0; -1 when the axis shows time
     */
    record Target(String variant, Fork fork, Phase phase, long call) {
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
                : Optional.of(pointed(best, bestColumn, bestY));
    }

    @Override
    public int rows() {
        return columns.size();
    }

    @Override
    public Optional<Pointed> on(int row, double value) {
        int column = column(columns.get(row), value);
        return isFilled(columns.get(row), column)
                ? Optional.of(pointed(row, column, place(row, column))) : Optional.empty();
    }

    /** A line on the first call of a phase between two places; empty when there is none. */
    private String first(int row, double from, double to) {
        return firsts.get(row).stream().filter(call -> call.place(axis) >= from && call.place(axis) < to).map(call -> "\n"
                + TEXTS.text("firstOfPhase", PhaseNames.of(call.phase()), Numbers.nanos(call.nanos()))).collect(Collectors.joining());
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

    private Pointed pointed(int row, int column, double y) {
        VariantCurve each = recorded.get(row);
        PixelColumns values = columns.get(row);
        double from = values.edges()[column];
        double to = values.edges()[column + 1];
        long call = (long) Math.ceil(from);
        // The first call in a column may be the first one of a phase, while the column begins before it.
        double at = axis == Curve.Axis.CALLS ? call : from;
        Curve.Span span = each.curve().spans().stream().filter(one -> one.end(axis) > at).findFirst()
                .orElse(each.curve().spans().getLast());
        boolean one = values.min()[column] == values.max()[column];
        String latencies = one ? Numbers.nanos(values.median()[column]) : TEXTS.text("medianAndBand",
                new Object[] {Numbers.nanos(values.median()[column]), Numbers.nanos(values.p10()[column]),
                    Numbers.nanos(values.p90()[column])});
        String where = axis == Curve.Axis.CALLS
                ? TEXTS.text("atCall", Numbers.count(call)) : TEXTS.text("atTime", Numbers.nanos((from + to) / 2));
        String whose = each.fork().map(fork -> TEXTS.text("ofFork", fork.repetition()))
                .orElseGet(() -> TEXTS.text("ofForks", each.forks().size()));
        return new Pointed(each.variant() + "  " + latencies + "\n" + where + ", " + PhaseNames.of(span.phase()) + ", " + whose
                + first(row, from, to), y,
                new Target(each.variant(), each.fork().orElse(null), span.phase(), axis == Curve.Axis.CALLS ? Math.max(0, call - span.firstCall()) : -1), each.variant());
    }
}
