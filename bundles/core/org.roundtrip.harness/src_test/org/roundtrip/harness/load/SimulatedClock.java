// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.util.Map;
import java.util.TreeMap;

/** A clock that goes on only when somebody waits, and then at once. What is to happen at a moment happens meanwhile. */
final class SimulatedClock implements Clock {
    private final TreeMap<Long, Runnable> events = new TreeMap<>();
    private long now;

    /** Some time passes. */
    void pass(long nanos) {
        now += nanos;
    }

    /** Something happens at a moment, at which nothing else does. */
    void at(long moment, Runnable event) {
        if (events.put(moment, event) != null) {
            throw new IllegalArgumentException("two events at " + moment);
        }
    }

    @Override
    public long nanos() {
        return now;
    }

    @Override
    public void await(long moment) {
        while (!events.isEmpty() && events.firstKey() <= moment) {
            happen();
        }
        now = Math.max(now, moment);
    }

    @Override
    public void park(long moment) {
        if (!events.isEmpty() && events.firstKey() <= moment) {
            happen();
        } else {
            now = Math.max(now, moment);
        }
    }

    @Override
    public void wake(Thread thread) {
    }

    private void happen() {
        Map.Entry<Long, Runnable> next = events.pollFirstEntry();
        now = Math.max(now, next.getKey());
        next.getValue().run();
    }
}
