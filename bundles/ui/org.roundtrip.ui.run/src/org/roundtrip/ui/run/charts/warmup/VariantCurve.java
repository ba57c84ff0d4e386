// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.FirstCall;
import org.roundtrip.analysis.ForkReading;
import org.roundtrip.analysis.LineEnd;
import org.roundtrip.analysis.PixelColumns;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Stretch;
import org.roundtrip.chart.ChartSeries;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.RowState;
import org.roundtrip.ui.open.OpenRun;

/**
 * The curve of one variant for one operation: that of one fork, or of all forks together. Captured calls of several forks
 * are left out, because they would lie beside measured calls of other forks.
 *
 * @param variant     the provider's name in the plan
 * @param forks       the forks that are shown, at least one
 * @param medianNanos the median of their measured calls, or null when there is none; without that of a fork that was cancelled
 * @param doubtful    whether its row is not steady
 */
record VariantCurve(String variant, List<ForkCurve> forks, Double medianNanos, boolean doubtful) {

    /** A fork, its calls and its curve as it is now. */
    record ForkCurve(Fork fork, ForkReading reading, Curve curve) {
    }

    /** The curves of a run's variants, in the plan's order. Takes time. */
    static List<VariantCurve> of(OpenRun run, WarmUpSettings shown) {
        List<VariantCurve> recorded = new ArrayList<>();
        RunAnalysis analysis = run.analysis().orElse(null);
        if (analysis == null) {
            return recorded;
        }
        CallTime time = shown.quantityOf(run.run().plan()).time();
        for (ProviderChoice choice : run.run().plan().providers()) {
            List<ForkCurve> forks = new ArrayList<>();
            for (Fork fork : analysis.forks(shown.called().of(choice.variant())).reversed()) {
                if (shown.allForks() || forks.isEmpty() && shown.shows(fork)) {
                    ForkReading reading = analysis.reading(fork).filter(calls -> calls.calls() > 0).orElse(null);
                    Curve curve = reading == null ? null : curve(reading, time, shown);
                    if (curve != null && !curve.stretches().isEmpty()) {
                        forks.add(new ForkCurve(fork, reading, curve));
                    }
                }
            }
            if (!forks.isEmpty()) {
                Histogram steady = Histogram.merged(forks.stream().map(ForkCurve::fork).filter(analysis::counts).map(fork -> analysis.steady(fork, time)).toList());
                recorded.add(new VariantCurve(choice.variant(), List.copyOf(forks), steady.median(),
                        run.results().stream().anyMatch(row -> row.state() != RowState.STEADY && row.row().equals(shown.called().of(choice.variant())))));
            }
        }
        return recorded;
    }

    /** @return null when the journal was deleted or damaged after it was read for the first time */
    private static Curve curve(ForkReading reading, CallTime time, WarmUpSettings shown) {
        try {
            Curve curve = reading.curve(time);
            return shown.allForks() ? curve.without(Phase.CAPTURE) : curve;
        } catch (IOException e) {
            return null;
        }
    }

    /** The curve of the fork with the most calls; it names the phases. */
    Curve curve() {
        return forks.stream().map(ForkCurve::curve).max(Comparator.comparingLong(Curve::calls)).orElseThrow();
    }

    /** The fork that is shown; empty when several are. */
    Optional<Fork> fork() {
        return forks.size() == 1 ? Optional.of(forks.getFirst().fork()) : Optional.empty();
    }

    double end(Curve.Axis axis) {
        return forks.stream().mapToDouble(each -> each.curve().end(axis)).max().orElseThrow();
    }

    /** About when the first call ended, in nanoseconds. */
    double firstEnd() {
        Stretch first = curve().stretches().getFirst();
        return first.startNanos() + first.minNanos();
    }

    /** The columns of a chart. Takes time. */
    PixelColumns columns(Curve.Axis axis, double[] edges) throws IOException {
        List<PixelColumns> columns = new ArrayList<>();
        for (ForkCurve each : forks) {
            columns.add(PixelColumns.of(each.reading(), each.curve(), axis, edges));
        }
        return columns.size() == 1 ? columns.getFirst() : PixelColumns.together(columns);
    }

    /** The marks of a chart. Takes time. @param to where its axis ends */
    ChartSeries.Marks marks(Curve.Axis axis, double to) throws IOException {
        List<LineEnd> ends = new ArrayList<>();
        for (ForkCurve each : forks) {
            LineEnd.of(each.reading(), each.curve(), axis, to).ifPresent(ends::add);
        }
        return ChartSeries.Marks.of(curve(), axis, medianNanos, doubtful, LineEnd.together(ends).orElse(null), firsts());
    }

    /** The first calls of the phases of one fork; none of several, whose phases begin at different places. Takes time. */
    List<FirstCall> firsts() throws IOException {
        return forks.size() == 1 ? FirstCall.of(forks.getFirst().reading(), curve()) : List.of();
    }
}
