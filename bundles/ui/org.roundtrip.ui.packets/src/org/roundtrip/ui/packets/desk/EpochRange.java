// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

/**
 * A range of time on the wall clock, which stamps the packets.
 *
 * @param fromNanos nanoseconds since 1970
 * @param toNanos   nanoseconds since 1970, not before the start
 */
public record EpochRange(long fromNanos, long toNanos) {
    /** @throws IllegalArgumentException if the range ends before it begins */
    public EpochRange {
        if (toNanos < fromNanos) {
            throw new IllegalArgumentException("a range cannot end before it begins");
        }
    }
}
