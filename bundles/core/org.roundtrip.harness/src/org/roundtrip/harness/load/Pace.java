// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

/** Decides when a caller makes its next call. */
public interface Pace {
    /** There is no further call. */
    long NEVER = Long.MAX_VALUE;

    /**
     * Returns when the next call is to be made, on the monotonic clock, or {@link #NEVER}. A moment that has passed means at
     * once.
     *
     * @param now when the last call ended, or the phase began
     */
    long next(long now);

    /** Whether calls are to be made at these moments, so that a call can be late. */
    boolean intended();
}
