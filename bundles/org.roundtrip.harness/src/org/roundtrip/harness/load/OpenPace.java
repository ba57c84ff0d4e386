// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

/**
 * The calls of one phase of an open load, which all callers share: each call goes to the caller that asks first. Calls that no
 * caller could make before the phase was over are not made; they are counted as dropped. Safe for several threads.
 */
final class OpenPace implements Pace {
    private final Schedule schedule;
    private final long origin;
    private final long calls;
    private final long nanos;
    private long given;
    private long dropped;
    private boolean over;

    /**
     * Makes a pace.
     *
     * @param origin the moment of the first call on the monotonic clock
     * @param calls  the most calls, or 0 for no such limit
     * @param nanos  how long the phase is, or 0 for no such limit
     */
    OpenPace(Schedule schedule, long origin, long calls, long nanos) {
        this.schedule = schedule;
        this.origin = origin;
        this.calls = calls > 0 ? calls : nanos > 0 ? Long.MAX_VALUE : 0;
        this.nanos = nanos > 0 ? nanos : Long.MAX_VALUE;
    }

    @Override
    public synchronized long next(long now) {
        if (over || given + dropped >= calls) {
            return NEVER;
        }
        long moment = schedule.next();
        if (now - origin >= nanos) {
            over = true;
            while (moment < nanos && given + dropped < calls) {
                dropped++;
                moment = schedule.next();
            }
            return NEVER;
        }
        if (moment >= nanos) {
            over = true;
            return NEVER;
        }
        given++;
        return origin + moment;
    }

    @Override
    public boolean intended() {
        return true;
    }

    /** How many calls arrived that no caller could make. */
    synchronized long dropped() {
        return dropped;
    }
}
