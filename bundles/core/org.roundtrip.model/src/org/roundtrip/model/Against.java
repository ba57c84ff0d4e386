// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * How the median of a row compares with that of a reference, for the same operation.
 *
 * @param reference the reference's name in the plan
 * @param ratio     the row's median divided by the reference's; the most that it can be while the row is warming
 * @param low       lower end of the 95 % interval; null without one, and of a bound
 * @param high      upper end of the 95 % interval; null without one
 * @param verdict   what the interval says; the one of 99 % where the run has fewer blocks than it may have at most
 */
public record Against(String reference, double ratio, Double low, Double high, Verdict verdict) {

    /** Whether the ratio is an upper bound only. */
    public boolean atMost() {
        return low == null && high != null;
    }
}
