// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

/** A caller that thinks after each answer. Used by one thread. */
final class ThinkPace implements Pace {
    private final long thinkNanos;
    private final Schedule.Exponential drawn;

    /** @param exponential whether think times are drawn, with this mean */
    ThinkPace(long thinkNanos, boolean exponential, long seed) {
        this.thinkNanos = thinkNanos;
        drawn = exponential ? new Schedule.Exponential(thinkNanos, seed) : null;
    }

    @Override
    public long next(long now) {
        return now + (drawn == null ? thinkNanos : (long) drawn.next());
    }

    @Override
    public boolean intended() {
        return false;
    }
}
