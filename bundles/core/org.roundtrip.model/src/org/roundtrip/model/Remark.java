// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * A reason to read a row's figures with care.
 *
 * @param kind  the reason
 * @param value the number that belongs to it, see {@link Kind}
 * @param of    the number of which it is a part; null for a kind that has none, or when it is not known
 */
public record Remark(Kind kind, double value, Long of) {

    /** Whether figures may be quoted in spite of a remark. */
    public enum Severity {
        /** The row's own figures are rough and not to be quoted. */
        ROUGH,
        /** It says under which circumstances the row was measured. */
        NOTE
    }

    /** The reason of a remark. The gravest come first. */
    public enum Kind {
        /**
         * Fewer calls of an open load were answered in a second than arrived. The value is how many, of how many that
         * arrived.
         */
        NOT_HELD(Severity.ROUGH),
        /** Calls failed, were lost or were not made; the value is how many, of all. */
        LOST_CALLS(Severity.ROUGH),
        /** Later calls were faster, so more warm-up is needed; the value is how many times as fast they were. */
        NOT_WARM(Severity.ROUGH),
        /**
         * Something slowed the measured calls. The value is how many times the time of others they took: of captured or
         * earlier calls, of calls with content, or of a middleware in Java where the row is the floor.
         */
        SLOWED(Severity.ROUGH),
        /** Few calls were measured; the value is how many. */
        FEW_CALLS(Severity.ROUGH),
        /** Many calls of an open load began late; the value is the 99th percentile of the lateness in nanoseconds. */
        LATE_CALLS(Severity.NOTE),
        /** The floor was disturbed or is missing, or the row is faster than it. The value is the ratio, or 0 for none. */
        FLOOR(Severity.NOTE),
        /** Others used the processors, of either end. The value is the largest share of time that is known, from 0 to 1. */
        BUSY(Severity.NOTE),
        /** Part of the server side ran for a whole block of forks. The value is how many of its processes did. */
        KEPT_SERVER(Severity.NOTE),
        /** The capture lost packets, at either end; the value is how many. */
        LOST_PACKETS(Severity.NOTE),
        /**
         * Captured calls do not tell what capturing costs. The value is their time divided by the measured one, or 0 for
         * too few.
         */
        CAPTURE_COST(Severity.NOTE),
        /** Its calls are one-way, so that a time ends before the call arrives; the value is 1. */
        ONE_WAY(Severity.NOTE);

        private final Severity severity;

        Kind(Severity severity) {
            this.severity = severity;
        }

        /** Whether the row's own figures are not to be quoted. */
        public boolean onFigures() {
            return severity == Severity.ROUGH;
        }
    }

    /** A remark that is about no part of a number. */
    public Remark(Kind kind, double value) {
        this(kind, value, null);
    }
}
