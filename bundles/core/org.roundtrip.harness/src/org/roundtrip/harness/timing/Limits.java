// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/**
 * When a phase of calls ends. It ends after a number of calls, after a time, with the first of the two or with the last.
 * Immutable.
 */
public final class Limits {
    private final long calls;
    private final long nanos;
    private final boolean both;

    private Limits(long calls, long nanos, boolean both) {
        this.calls = calls;
        this.nanos = nanos;
        this.both = both;
    }

    /**
     * The first of two limits that is reached. Without any limit no call is made.
     *
     * @param calls 0 for no such limit
     * @param nanos 0 for no such limit
     */
    public static Limits first(long calls, long nanos) {
        return new Limits(calls, nanos, false);
    }

    /** At least so many calls, and for at least so many nanoseconds. One of them may be 0. */
    public static Limits both(long calls, long nanos) {
        return calls == 0 || nanos == 0 ? first(calls, nanos) : new Limits(calls, nanos, true);
    }

    /** The most calls; the largest number there is when calls alone do not end the phase. */
    public long most() {
        return calls > 0 && !both ? calls : nanos > 0 ? Long.MAX_VALUE : 0;
    }

    /** The calls that are made however long they take; the time can end the phase only after them. */
    public long least() {
        return both ? calls : 0;
    }

    /** Nanoseconds after which no call begins once {@link #least} were made; 0 for no such limit. */
    public long nanos() {
        return nanos;
    }

    /** Whether no call is made at all. */
    public boolean none() {
        return most() == 0;
    }

    /**
     * What one of several callers does, so that all together make the calls; the time is that of each.
     *
     * @param caller its number, from 0
     */
    public Limits share(int caller, int callers) {
        long share = calls / callers + (caller < calls % callers ? 1 : 0);
        return both ? both(share, nanos) : share == 0 && calls > 0 ? first(0, 0) : first(share, nanos);
    }
}
