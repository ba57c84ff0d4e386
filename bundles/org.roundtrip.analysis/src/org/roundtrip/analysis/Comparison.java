// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

/**
 * The ratio of the median calls of two variants, for one operation, see {@link RatioEstimate}.
 *
 * @param faster    the variant with the smaller median
 * @param slower    the other
 * @param operation the operation's name
 * @param ratio     median of the slower divided by median of the faster, at least 1
 * @param low       lower end of the 95 % interval, or null with a single fork
 * @param high      upper end of the 95 % interval, or null with a single fork
 * @param forks     forks of each variant that were compared
 */
public record Comparison(String faster, String slower, String operation, double ratio, Double low, Double high,
        int forks) {
    /** Ratios up to this one count as equal. */
    static final double SAME = 1.05;

    /** Whether the two differ: the whole interval, or without one the ratio, lies above {@value #SAME}. */
    public boolean differs() {
        return (low == null ? ratio : low) > SAME;
    }

    /**
     * Compares two variants by the blocks in which the forks of both ended well.
     *
     * @return null when there is no such block, or too few calls for a median
     */
    static Comparison of(RunAnalysis analysis, String one, String other, String operation) {
        PairedForks forks = PairedForks.of(analysis, one, operation, other, operation);
        if (!forks.comparable()) {
            return null;
        }
        RatioEstimate found = forks.ratio();
        boolean swapped = found.ratio() < 1;
        RatioEstimate shown = swapped ? found.inverse() : found;
        return new Comparison(swapped ? other : one, swapped ? one : other, operation, shown.ratio(), shown.low(),
                shown.high(), forks.count());
    }
}
