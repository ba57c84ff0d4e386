// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import java.util.function.Function;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Result;
import org.roundtrip.model.load.Load;

/**
 * A figure by which two rows are told apart the other way round than by their medians: the row that is faster at the median
 * has slower calls among its slowest, or answers fewer calls a second. Told apart means {@link Verdict#DIFFERENT}.
 *
 * @param figure   which figure it is
 * @param ofFaster that of the row with the smaller median, in nanoseconds or calls a second
 * @param ofSlower that of the other row
 */
public record Contrary(Figure figure, double ofFaster, double ofSlower) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** The figures that are looked at. */
    public enum Figure {
        /** The 99th percentile, of the same time as the medians. */
        P99,
        /** Calls that were answered in a second. */
        RATE
    }

    /** Looks for such a figure, first among the slowest calls. @param forks first those of the row with the smaller median */
    static Optional<Contrary> of(PairedForks forks, Result faster, Result slower) {
        return forks.ratio(calls -> forks.times(calls).nanos(Quantile.P99)).map(RatioEstimate::inverse)
                .flatMap(found -> of(Figure.P99, found, p99(forks.time(), faster), p99(forks.time(), slower)))
                .filter(found -> found.ofFaster > found.ofSlower)
                .or(() -> forks.ratio(rate(faster)).flatMap(found -> of(Figure.RATE, found, perSecond(faster), perSecond(slower)))
                        .filter(found -> found.ofFaster < found.ofSlower));
    }

    private static Optional<Contrary> of(Figure figure, RatioEstimate found, Double ofFaster, Double ofSlower) {
        boolean apart = found.ratio() > 1 && found.verdict() == Verdict.DIFFERENT;
        return apart && ofFaster != null && ofSlower != null ? Optional.of(new Contrary(figure, ofFaster, ofSlower)) : Optional.empty();
    }

    /** Of one caller the time between its calls is left out, as in the table. */
    private static Function<SteadyCalls, Double> rate(Result row) {
        boolean one = row.underLoad().load().equals(Load.ONE_CALLER);
        return calls -> {
            long nanos = one ? calls.service().sumNanos() : calls.spanNanos();
            return nanos == 0 ? null : (Double) ((calls.service().count() - calls.errors()) * NANOS_PER_SECOND / nanos);
        };
    }

    private static Double p99(CallTime time, Result row) {
        return time == CallTime.RESPONSE ? row.underLoad().responseP99Nanos() : row.p99Nanos();
    }

    private static Double perSecond(Result row) {
        return row.callsPerSecond() != null ? row.callsPerSecond() : row.underLoad().answeredPerSecond();
    }
}
