// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.analysis.ratio.Student;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;

/**
 * How the median of a variant and operation in one run compares with that in another run. The runs share no blocks, so the
 * ratio is that of the geometric means of the forks' medians, and the interval is Welch's, of the logarithms of these
 * medians. It says how much forks differ, not what changed on the machine between the runs. With a single fork in either run there is no
 * interval, and the ratio is that of the medians in the tables, of all calls.
 *
 * @param ratio  median of the row divided by that of the other run; above 1 the row is slower
 * @param low    lower end of the 95 % interval, or null with a single fork in either run
 * @param high   upper end of the 95 % interval, or null with a single fork in either run
 * @param doubts why it is an indication only, so that the ratio is not for quoting, the gravest reason first; empty when it can be quoted
 * @param excess whether the larger of both medians is too large, as its calls were not warm or were slowed down: it may be the larger one for
 *               that reason alone
 */
public record Change(double ratio, Double low, Double high, List<Doubt> doubts, boolean excess) {
    /** Copies the list. */
    public Change {
        doubts = List.copyOf(doubts);
    }

    /** Of medians the larger of which is not in doubt, or is so for another reason. */
    public Change(double ratio, Double low, Double high, List<Doubt> doubts) {
        this(ratio, low, high, doubts, false);
    }

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
     * @param quick whether either run was shortened
     * @return empty when either has failed or has too few calls for a comparison
     */
    public static Optional<Change> of(Result row, Result other, boolean quick) {
        if (!comparable(row) || !comparable(other)) {
            return Optional.empty();
        }
        Sample now = Sample.of(row.forkMediansNanos());
        Sample then = Sample.of(other.forkMediansNanos());
        int fewest = Math.min(now.forks(), then.forks());
        List<Doubt> doubts = Doubt.of(quick, fewest, row, other);
        double ratio = fewest == 1 ? row.medianNanos() / other.medianNanos() : Math.exp(now.mean() - then.mean());
        boolean excess = tooLarge(ratio > 1 ? row : other);
        if (fewest == 1) {
            return Optional.of(new Change(ratio, null, null, doubts, excess));
        }
        double reach = Math.exp(reach(now, then));
        return Optional.of(new Change(ratio, ratio / reach, ratio * reach, doubts, excess));
    }

    private static boolean tooLarge(Result row) {
        return row.has(Remark.Kind.NOT_WARM) || row.has(Remark.Kind.SLOWED);
    }

    private static boolean comparable(Result row) {
        return row.error() == null && Quantile.P50.hasEnough(row.calls());
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

    /** Whether the medians differ, are equal, or cannot be told apart. Single forks show no likeness. */
    public Verdict verdict() {
        boolean beyond = ratio > Verdict.SINGLE || ratio < 1 / Verdict.SINGLE;
        Verdict verdict = low == null ? beyond ? Verdict.DIFFERS : Verdict.OPEN : new RatioEstimate(ratio, low, high).verdict();
        return excess && verdict == Verdict.DIFFERS ? Verdict.OPEN : verdict;
    }
}
