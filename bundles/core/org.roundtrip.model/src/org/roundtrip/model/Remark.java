// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Comparator;

/**
 * A reason to read a row's figures with care.
 *
 * @param kind    the reason
 * @param value   the number that belongs to it, see {@link Kind}
 * @param of      the number of which it is a part; null for a kind that has none, or when it is not known
 * @param ofFloor whether it is a remark on the floor's row, so that only the ratio to the floor is in doubt
 */
public record Remark(Kind kind, double value, Long of, boolean ofFloor) {

    /** The reason of a remark. The gravest come first: those on the figures, then those on how they were measured. */
    public enum Kind {
        /**
         * Fewer calls of an open load were answered in a second than arrived, by more than 5 %, so that callers wait longer and longer; the
         * value is how many were answered in a second, of how many that arrived.
         */
        NOT_HELD,
        /** Measured calls failed or were not answered in time; the value is how many, of all measured ones. */
        ERRORS,
        /** One-way calls never arrived; the value is how many, of all that were made, those of the warm-up included. */
        LOST_CALLS,
        /** Too few calls for any comparison were measured; the value is how many. */
        TOO_FEW_CALLS,
        /**
         * The captured calls, which come after the measured ones, were much faster; the value is their median divided by
         * that of the measured calls.
         */
        NOT_WARM,
        /**
         * The captured calls were much faster, although the measured ones had not been getting faster: not missing warm-up but
         * something else slowed those down, such as processors that slept between calls; the value is as that of {@link #NOT_WARM}.
         */
        SLOWED,
        /**
         * The later half of the measured calls was much faster than the earlier half; the value is the median of the later one divided
         * by that of the earlier one.
         */
        STILL_FASTER,
        /** The later half of the measured calls was much slower than the earlier half; the value is as that of {@link #STILL_FASTER}. */
        BECAME_SLOWER,
        /**
         * The later half of the measured calls was much faster than the earlier half, and calls of the warm-up had been as fast before:
         * something slowed the earlier half down; the value is as that of {@link #STILL_FASTER}.
         */
        BECAME_FASTER,
        /**
         * The row is the floor, and a middleware in Java was faster, which it cannot be; so the floor was slowed down. The value is the median
         * of the fastest one divided by that of the floor.
         */
        SLOW_FLOOR,
        /** Few calls were measured; the value is how many. */
        FEW_CALLS,
        /**
         * The operation carries nothing, and yet a call took longer than one with content; the value is its median divided by
         * the least median of an operation with content of the same variant.
         */
        SLOWER_EMPTY,
        /**
         * Calls of an open load arrived and were not made, because no caller was free before the end; the value is how many, of all
         * that arrived.
         */
        DROPPED_CALLS,
        /**
         * Many calls of an open load were made later than intended by more than a tenth of the median response: no caller was
         * free, or no processor was; the value is the 99th percentile of the lateness in nanoseconds.
         */
        LATE_CALLS,
        /** It is faster than the floor, so that one of the two was disturbed, unless it is not in Java; the value is the ratio. */
        BELOW_FLOOR,
        /** The floor has no measured call of the operation, so that there is no ratio to it; the value is 0. */
        NO_FLOOR,
        /** The host gave the processors to other virtual machines; the value is the share of time lost, 0 to 1. */
        STOLEN,
        /** Other processes used the processors during the measured calls; the value is their share, 0 to 1. */
        BUSY,
        /**
         * Client and server ran on different machines, and other processes or other virtual machines used the processors of
         * the client's during the measured calls; the value is their share, 0 to 1.
         */
        BUSY_CLIENT,
        /** The same of the server's machine. */
        BUSY_SERVER,
        /** The machine was busy when the run began; the value is the load average of the last minute. */
        BUSY_BEFORE,
        /**
         * Threads of the client or of the server side waited for a processor; the value is for how long all of them together, divided by
         * the time of the measured calls, which is how many waited on average.
         */
        WAITED,
        /**
         * Part of the server side ran for a whole block of forks, so it was warmer than a fresh one; the value is how many of
         * its processes did.
         */
        KEPT_SERVER,
        /** The clock of a host was set during the run, see {@link CapturedEnds#stepped}; the value is in how many forks. */
        CLOCK_SET,
        /** The capture at the server's end lost packets; the value is how many. */
        LOST_AT_SERVER,
        /** The captured calls, which come after the measured ones, were much slower; the value is their median divided by that of the measured calls. */
        SLOWER_LATER,
        /**
         * The captured calls were faster than the measured ones, although capturing takes time, so that nothing says what it costs; the value
         * is their median divided by that of the measured calls.
         */
        CAPTURED_FASTER,
        /** Too few calls were captured, in all or in each fork, to say what capturing costs; the value is how many. */
        FEW_CAPTURED,
        /** Its calls are one-way, so that a time ends before the call arrives; the value is 1. */
        ONE_WAY;

        /** What it says of a row, whatever shows that: kinds with one meaning have one word in tables. */
        public Kind meaning() {
            return switch (this) {
                case BUSY_BEFORE, STOLEN, WAITED -> BUSY;
                case STILL_FASTER -> NOT_WARM;
                case BECAME_SLOWER, BECAME_FASTER -> SLOWED;
                default -> this;
            };
        }

        /** Whether the row's own figures are not to be quoted; the other kinds say under which circumstances it was measured. */
        public boolean onFigures() {
            return switch (this) {
                case TOO_FEW_CALLS, FEW_CALLS, NOT_WARM, SLOWED, STILL_FASTER, BECAME_SLOWER, BECAME_FASTER, SLOW_FLOOR, SLOWER_EMPTY, LOST_CALLS, ERRORS, NOT_HELD -> true;
                case BUSY, BUSY_BEFORE, STOLEN, WAITED, KEPT_SERVER, CLOCK_SET, LOST_AT_SERVER, BUSY_CLIENT, BUSY_SERVER, ONE_WAY, BELOW_FLOOR,
                        NO_FLOOR, DROPPED_CALLS, LATE_CALLS, FEW_CAPTURED, CAPTURED_FASTER, SLOWER_LATER -> false;
            };
        }
    }

    /** The gravest first; those on the floor's row, which concern the ratio alone, come last. */
    public static final Comparator<Remark> GRAVEST_FIRST = Comparator.comparing(Remark::ofFloor).thenComparing(Remark::kind);

    /** A remark on the row itself. */
    public Remark(Kind kind, double value) {
        this(kind, value, null, false);
    }

    /** A remark on the row itself, about a part of a number. @param of null when it is not known */
    public static Remark part(Kind kind, double value, Long of) {
        return new Remark(kind, value, of, false);
    }

    /** Whether it says that the row was not warm when it was measured, so that its median is more than that of warm calls. */
    public boolean notWarm() {
        return !ofFloor && kind.meaning() == Kind.NOT_WARM;
    }

    /** The same remark for a row whose ratio rests on this one, the floor's. */
    public Remark asOfFloor() {
        return new Remark(kind, value, of, true);
    }
}
