// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

/**
 * A stretch of time within one fork, on the clock of its client's journal.
 *
 * @param startNanos monotonic nanoseconds
 * @param endNanos   monotonic nanoseconds, not before the start
 */
public record TimeRange(long startNanos, long endNanos) {
    /** @throws IllegalArgumentException when the range ends before it begins */
    public TimeRange {
        if (endNanos < startNanos) {
            throw new IllegalArgumentException("a range cannot end before it begins");
        }
    }
}
