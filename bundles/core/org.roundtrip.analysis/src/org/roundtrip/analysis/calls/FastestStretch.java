// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.Arrays;

/** How fast calls were for a while: the lowest median of {@value #LENGTH} calls one after the other. For one thread at a time. */
final class FastestStretch {
    private static final int LENGTH = 128;
    private final long[] nanos = new long[LENGTH];
    private int filled;
    private Long median;

    /** Adds a call of that duration. */
    void add(long duration) {
        nanos[filled++] = duration;
        if (filled == LENGTH) {
            Arrays.sort(nanos);
            long middle = nanos[LENGTH / 2];
            median = median == null ? middle : Math.min(median, middle);
            filled = 0;
        }
    }

    /** The median in nanoseconds; null when there are fewer calls. */
    Long median() {
        return median;
    }
}
