// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.analysis.ratio.Student;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Verdict;

/**
 * How the median of a variant and operation in one run compares with that in another run. The runs share no blocks, so the
 * ratio is that of the geometric means of the forks' medians, and the interval is Welch's, of the logarithms of these
 * medians. It says how much forks differ, not what changed on the machine between the runs. With fewer than {@value #FEWEST} forks in either run
 * there is no interval, and the ratio is that of the medians in the tables, of all calls.
 *
 * @param ratio   median of the row divided by that of the other run; above 1 the row is slower
 * @param low     lower end of the 95 % interval, or null with too few forks in either run
 * @param high    upper end of the 95 % interval, or null with too few forks in either run
 * @param verdict what the interval says; open where others disturbed either row
 */
public record Change(double ratio, Double low, Double high, Verdict verdict) {

    /** Fewer forks say nothing of how much forks differ. */
    private static final int FEWEST = 3;

    /** Mean and spread of the logarithms of the medians of some forks. */
    private record Sample(double mean, double squaredError, int forks) {

        static Sample of(List<Double> medians) {
            int forks = medians.size();
            double[] logarithms = medians.stream().mapToDouble(each -> Math.log(Math.max(1, each))).toArray();
            double mean = Arrays.stream(logarithms).average().orElseThrow();
            double squares = Arrays.stream(logarithms).map(each -> (each - mean) * (each - mean)).sum();
            return new Sample(mean, forks == 1 ? 0 : squares / (forks - 1) / forks, forks);
        }
    }

    /**
     * Compares a row with the same one of another run.
     *
     * @return empty when either has failed, has few calls or was warming, or the two differ in their load or the places of their threads
     */
    public static Optional<Change> of(Result row, Result other) {
        if (!row.tells() || !other.tells() || !Objects.equals(row.placement(), other.placement())
                || !row.underLoad().load().equals(other.underLoad().load())) {
            return Optional.empty();
        }
        Sample now = Sample.of(row.forkMediansNanos());
        Sample then = Sample.of(other.forkMediansNanos());
        if (Math.min(now.forks(), then.forks()) < FEWEST) {
            return Optional.of(new Change(row.medianNanos() / other.medianNanos(), null, null, Verdict.OPEN));
        }
        double ratio = Math.exp(now.mean() - then.mean());
        double reach = Math.exp(reach(now, then));
        boolean disturbed = row.is(RowState.DISTURBED) || other.is(RowState.DISTURBED);
        return Optional.of(new Change(ratio, ratio / reach, ratio * reach, disturbed ? Verdict.OPEN : Verdict.of(ratio / reach, ratio * reach)));
    }

    private static double reach(Sample one, Sample other) {
        double squaredError = one.squaredError() + other.squaredError();
        if (squaredError == 0) {
            return 0;
        }
        double degrees = squaredError * squaredError / (part(one) + part(other));
        return Student.reach(squaredError, degrees, RatioSample.USUAL);
    }

    private static double part(Sample sample) {
        return sample.squaredError() * sample.squaredError() / (sample.forks() - 1);
    }
}
