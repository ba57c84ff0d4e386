// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.model.Verdict;

/**
 * What forks say of the ratio of two medians, from which intervals of any confidence are read. A block has one fork of each
 * variant, so a disturbance during a block affects both sides of its ratio. All forks weigh the same: the ratio is theta = exp(mean
 * over blocks of ln (median of the other / median of the one)).
 *
 * <p>There are three kinds of it. A {@link StudentSample} is for fewer than {@value #FEWEST_FOR_BOOTSTRAP} blocks: a bootstrap would cover
 * too little there, with ten blocks about 90 % where 95 % are claimed. From there on a {@link BootstrapSample} needs no distribution.
 * Below {@value #FEWEST_TO_PAIR} blocks a {@link SpreadSample} goes by how much forks differ on this machine, since two or three blocks
 * say too little of it themselves. Immutable.
 */
public sealed interface RatioSample permits StudentSample, BootstrapSample, SpreadSample {
    /** The confidence that is claimed where nothing else is said. */
    double USUAL = 0.95;
    /** From so many blocks on the interval is drawn. */
    int FEWEST_FOR_BOOTSTRAP = 20;
    /** From so many blocks on they tell themselves how much forks differ. */
    int FEWEST_TO_PAIR = 4;

    /**
     * The median of {@code others} divided by that of {@code ones}, in several blocks.
     *
     * @param ones   calls of one variant for each block, none of them empty
     * @param others calls of the other variant in the same blocks
     * @param seed   of the draws
     */
    static RatioSample of(List<Histogram> ones, List<Histogram> others, long seed) {
        return ones.size() < FEWEST_FOR_BOOTSTRAP
                ? paired(IntStream.range(0, ones.size()).mapToDouble(block -> logarithm(others.get(block)) - logarithm(ones.get(block))).toArray())
                : BootstrapSample.of(ones, others, seed);
    }

    /** A sample of the logarithms of one ratio for each block, at least two of them. */
    static RatioSample paired(double... logarithms) {
        return StudentSample.of(logarithms);
    }

    /**
     * The same of few blocks, by how much forks differ on this machine. Where these forks differ more, it goes by that.
     *
     * @param ones   logarithms of the medians of the one variant's forks, at least one
     * @param others of the other variant's forks, at least one
     */
    static RatioSample of(double[] ones, ForkSpread ofOne, double[] others, ForkSpread ofOther) {
        return new SpreadSample(Arrays.stream(others).average().orElseThrow() - Arrays.stream(ones).average().orElseThrow(),
                ofOne.atLeast(ones), ones.length, ofOther.atLeast(others), others.length);
    }

    /** The logarithm of the median of some calls in nanoseconds. */
    static double logarithm(Histogram calls) {
        return Math.log(Math.max(1, calls.median()));
    }

    /** The estimate with an interval that holds the true ratio as often as that. @param confidence such as 0.95 */
    RatioEstimate at(double confidence);

    /** The smallest 1 - confidence at which the ratio is still decided, 0 to 1: the p of its verdict. */
    double significance();

    /** Blocks that were measured. */
    int blocks();

    /**
     * How many blocks in all are expected to decide the ratio, if it stays what it is. After Kalibera and Jones (2013) the interval over n
     * blocks reaches t(n - 1) S / sqrt(n) to either side, where S^2 is the variance over blocks, with that of the calls in it.
     *
     * @param looks the confidence after so many blocks
     * @return at least the blocks that were measured; empty when more than {@value Looks#MOST} are needed
     */
    default OptionalInt blocksToDecide(Looks looks) {
        double distance = Verdict.distance(Math.log(at(USUAL).ratio()));
        return IntStream.rangeClosed(Math.max(2, blocks()), Looks.MOST)
                .filter(count -> Student.reach(variance() / count, count - 1, looks.confidence(count)) < distance).findFirst();
    }

    /** The variance of the logarithm of the ratio of one block. */
    double variance();
}
