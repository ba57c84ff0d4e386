// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.ratio;

import org.roundtrip.model.Forks;

/**
 * When a run that adds blocks looks whether its ratios are decided, and how sure it must be then. Who looks often errs often, so the early
 * looks ask for 99 %; the last one, at which the run ends in any case, for 95 %. Between 4 and 16 blocks it looks after 4, 6, 10 and 16.
 *
 * @param least blocks before the first look
 * @param most  blocks before the last look
 */
public record Looks(int least, int most) {
    /** The most blocks of a run. */
    public static final int MOST = Forks.MOST;
    private static final double EARLY = 0.99;
    /** From look to look. */
    private static final double GROWTH = 1.6;

    /** The looks of a run with so many forks. */
    public static Looks of(Forks forks) {
        return new Looks(forks.least(), forks.most());
    }

    /** After how many blocks it looks next. @param blocks measured so far @return the same number when it does not look again */
    public int next(int blocks) {
        return blocks < least ? least : blocks >= most ? blocks : (int) Math.min(most, Math.max(blocks + 1, Math.round(blocks * GROWTH)));
    }

    /** How sure an interval over so many blocks must be. Blocks that somebody adds after the last look do not change it. */
    public double confidence(int blocks) {
        return blocks < most ? EARLY : RatioSample.USUAL;
    }
}
