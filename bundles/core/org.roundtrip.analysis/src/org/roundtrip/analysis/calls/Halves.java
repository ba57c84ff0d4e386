// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;

/**
 * Compares later calls with earlier ones, however many will come. The earlier ones are all calls up to a power of two,
 * the later ones at least half that number after them. For one thread at a time.
 */
final class Halves {
    private static final long FIRST = 256;
    private Histogram earlier = Histogram.EMPTY;
    private PhaseCalls later = new PhaseCalls();
    private long boundary = FIRST;
    private long count;
    private Double before;

    /** Adds a call of that duration. */
    void add(long nanos) {
        later.add(nanos);
        count++;
        if (count == boundary) {
            earlier = later.histogram();
            later = new PhaseCalls();
        } else if (count == 2 * boundary) {
            before = ratio();
            earlier = Histogram.merged(List.of(earlier, later.histogram()));
            later = new PhaseCalls();
            boundary = count;
        }
    }

    /**
     * The median of the later calls divided by that of the earlier ones. It is null when there are fewer than some
     * hundred calls.
     */
    Double laterToEarlier() {
        return count - boundary >= boundary / 2 ? ratio() : before;
    }

    private Double ratio() {
        return later.histogram().median() / earlier.median();
    }
}
