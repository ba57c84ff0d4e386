// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import org.roundtrip.harness.timing.Limits;

/**
 * The calls of one phase of an open load, which all callers share. Each call goes to the caller that asks first. Calls
 * that no caller could make before the phase was over are not made; they are counted as dropped. Safe for several
 * threads.
 */
final class OpenPace implements Pace {
    private final Schedule schedule;
    private final long origin;
    private final long most;
    private final long least;
    private final long nanos;
    private long given;
    private long dropped;
    private boolean over;

    /**
     * Makes a pace.
     *
     * @param origin the moment of the first call on the monotonic clock
     * @param limits of all callers together
     */
    OpenPace(Schedule schedule, long origin, Limits limits) {
        this.schedule = schedule;
        this.origin = origin;
        most = limits.most();
        least = limits.least();
        nanos = limits.nanos() > 0 ? limits.nanos() : Long.MAX_VALUE;
    }

    @Override
    public synchronized long next(long now) {
        if (over || given + dropped >= most) {
            return NEVER;
        }
        long moment = schedule.next();
        boolean enough = given >= least;
        if (enough && now - origin >= nanos) {
            over = true;
            while (moment < nanos && given + dropped < most) {
                dropped++;
                moment = schedule.next();
            }
            return NEVER;
        }
        if (enough && moment >= nanos) {
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
