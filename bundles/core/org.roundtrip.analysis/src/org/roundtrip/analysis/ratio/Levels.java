// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.Quantile;

/**
 * From where the variance of a row's medians comes. After Kalibera and Jones (2013) level 1 are calls, level 2 forks. All are variances of
 * logarithms.
 *
 * @param ofFork T2^2, between forks, without what too few calls add
 * @param ofCall T1^2, such that the median of n calls has the variance T1^2 / n
 */
public record Levels(double ofFork, double ofCall) {

    /**
     * The levels of forks that were measured.
     *
     * @param spread of their medians
     * @param errors standard errors of the medians that come of the number of calls, one of each fork
     * @param calls  of each fork on average
     */
    public static Levels of(ForkSpread spread, double[] errors, double calls) {
        double fromCalls = Arrays.stream(errors).map(error -> error * error).average().orElseThrow();
        return new Levels(Math.max(0, spread.deviation() * spread.deviation() - fromCalls), fromCalls * calls);
    }

    /**
     * The standard error of the logarithm of a fork's median that comes of the number of its calls. It is half the distance of the calls that
     * stand sqrt(n) / 2 places beside it.
     *
     * @param calls at least one
     */
    public static double error(Histogram calls) {
        long count = calls.count();
        long beside = Math.round(Math.sqrt(count) / 2);
        long middle = Quantile.P50.rank(count);
        return (Math.log(Math.max(1, calls.atRank(Math.min(count, middle + beside))))
                - Math.log(Math.max(1, calls.atRank(Math.max(1, middle - beside))))) / 2;
    }

    /**
     * How many calls of each fork waste the least time: r1 = sqrt((c2 / c1) (T1^2 / T2^2)).
     *
     * @param secondsOfFork c2, what a fork costs besides its measured calls
     * @param secondsOfCall c1
     * @return at least 1; empty where forks do not differ, so that more calls are always better
     */
    public OptionalInt calls(double secondsOfFork, double secondsOfCall) {
        double calls = Math.sqrt(secondsOfFork / secondsOfCall * ofCall / ofFork);
        return Double.isFinite(calls) && calls < Integer.MAX_VALUE ? OptionalInt.of(Math.max(1, (int) Math.ceil(calls))) : OptionalInt.empty();
    }

    /**
     * How many forks a ratio needs whose 95 % interval reaches no further than that to either side.
     *
     * @param one   spread of the forks of the one row
     * @param other of the other row
     * @param reach as a logarithm, above 0
     * @return empty when more than {@value Looks#MOST} are needed
     */
    public static OptionalInt forks(ForkSpread one, ForkSpread other, double reach) {
        double variance = one.deviation() * one.deviation() + other.deviation() * other.deviation();
        return IntStream.rangeClosed(2, Looks.MOST).filter(forks -> Student.reach(variance / forks, forks - 1, RatioSample.USUAL) <= reach).findFirst();
    }
}
