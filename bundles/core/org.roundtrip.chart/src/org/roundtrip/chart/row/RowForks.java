// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.row;

import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.steady.ForkStrip;
import org.roundtrip.analysis.steady.SteadyState;
import org.roundtrip.model.Fork;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * The forks of a row. Immutable.
 *
 * @param lines in the order in which the forks ran
 */
public record RowForks(List<Line> lines) {
    private static final Texts TEXTS = Texts.of(RowForks.class);

    /**
     * A fork.
     *
     * @param number of its block, from 1
     * @param median of the measured calls as callers see them, in nanoseconds; empty without any
     * @param strip  its calls; empty while the run is under way, and when they cannot be read
     */
    public record Line(int number, Optional<Double> median, Optional<ForkStrip> strip) {
        /** The median with its unit; a dash without one. */
        String time() {
            return median.map(Numbers::nanos).orElse(Numbers.NOT_MEASURED);
        }

        /** Says what the line shows. */
        public String words() {
            return strip.map(calls -> TEXTS.text("line." + calls.state().verdict(), number, time(), calls.steadyFromCall() + 1,
                    calls.state().changepoints().size(), calls.outliers().length)).orElseGet(() -> TEXTS.text("line", number, time()));
        }
    }

    /** Copies the list. */
    public RowForks {
        lines = List.copyOf(lines);
    }

    /** Reads the forks of a row that were carried out. Takes some 50 ms a fork. */
    public static RowForks of(RunAnalysis analysis, RowKey row) {
        return new RowForks(analysis.forks(row).stream().filter(analysis::counts).map(fork -> line(analysis, fork)).filter(line -> line.median.isPresent()).toList());
    }

    private static Line line(RunAnalysis analysis, Fork fork) {
        Histogram seen = analysis.seen(fork);
        return new Line(fork.repetition(), seen.count() == 0 ? Optional.empty() : Optional.ofNullable(seen.median()),
                analysis.strip(fork).filter(strip -> strip.state().verdict() != SteadyState.Verdict.TOO_FEW || strip.medians().length > 1));
    }
}
