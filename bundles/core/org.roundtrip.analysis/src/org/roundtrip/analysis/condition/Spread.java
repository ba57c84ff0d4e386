// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.condition;

import java.util.Optional;
import org.roundtrip.analysis.Change;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.analysis.interop.MedianInterval;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;

/**
 * Between which numbers the left side of a condition on times lies.
 *
 * @param low   lower end of the 95 % interval
 * @param high  upper end of it
 * @param limit the number with which both are compared
 */
record Spread(double low, double high, double limit) {

    /** Computes it. @return empty where the state of a row or the machines leave it open */
    static Optional<Spread> of(MeasuredRun run, Operand left, Operand right) {
        if (unsure(left.row()) || unsure(right.row())) {
            return Optional.empty();
        }
        if (right.side().number()) {
            return interval(run, left).map(time -> new Spread(time.low, time.high, right.side().factor()));
        }
        if (left.side().number()) {
            // 10 > p50 is the same as -p50 > -10.
            return interval(run, right).map(time -> new Spread(-time.high, -time.low, -left.side().factor()));
        }
        double factor = left.side().factor();
        return ratio(run, left, right).map(ratio -> new Spread(factor * ratio.low, factor * ratio.high, right.side().factor()));
    }

    private static boolean unsure(Result row) {
        return row != null && (!row.tells() || row.is(RowState.DISTURBED));
    }

    private static Optional<Spread> interval(MeasuredRun run, Operand of) {
        ForkSpread forks = ForkSpread.of((of.side().before() ? run.earlier().orElseThrow().run() : run.run()).environment(), of.row().variant());
        double factor = of.side().factor() / Figure.MICRO;
        return MedianInterval.of(of.row().forkMediansNanos(), forks).map(found -> new Spread(factor * found.low(), factor * found.high(), 0));
    }

    private static Optional<Spread> ratio(MeasuredRun run, Operand left, Operand right) {
        if (left.side().before() == right.side().before()) {
            return left.side().before() ? Optional.empty() : Comparison.of(run.analysis(), left.row(), right.row())
                    .filter(found -> found.low() != null && found.high() != null).map(found -> new Spread(found.low(), found.high(), 1));
        }
        return !run.comparable() ? Optional.empty() : Change.of(left.row(), right.row())
                .filter(found -> found.low() != null && found.high() != null).map(found -> new Spread(found.low(), found.high(), 1));
    }
}
