// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Optional;

/**
 * A number that says what the figures of a row are worth, with the threshold that it crossed.
 *
 * @param kind      what was counted or measured
 * @param value     the number, see {@link Kind}
 * @param threshold where it counts from, in the same unit
 */
public record Evidence(Kind kind, double value, double threshold) {

    /** What a number is about. The gravest come first. */
    public enum Kind {
        /** Forks that failed, above 0. */
        FAILED_FORKS(RowState.FAILED),
        /** Calls that failed, got lost or were not made, above 0. */
        LOST_CALLS(RowState.FAILED),
        /** The share of the calls that arrived under an open load which were answered in time, below the threshold. */
        NOT_HELD(RowState.FAILED),
        /** Measured calls, fewer than the threshold. */
        FEW_CALLS(RowState.FEW),
        /** Forks whose calls are too few for a verdict, more than a tenth of them. */
        SHORT_FORKS(RowState.FEW),
        /** The share of all processors' time that others had, from 0 to 1. */
        BUSY(RowState.DISTURBED),
        /** How many times the floor's median differs between the beginning and the end of the run. */
        FLOOR_DRIFT(RowState.DISTURBED),
        /** The slowest fork's median divided by the fastest one's. */
        FORKS_APART(RowState.SCATTERED),
        /** Forks whose warm-up ended at its limit, more than a tenth of them. */
        COLD_FORKS(RowState.WARMING),
        /** Forks whose measured calls were not steady, more than a tenth of them. */
        UNSTEADY_FORKS(RowState.WARMING),
        /**
         * The 99th percentile of how late calls of an open load began, in nanoseconds. Callers that wait for answers begin late too, and
         * response times count it, so it alone is no failure. Too many calls that are late are {@link #NOT_HELD}.
         */
        LATE_CALLS(null),
        /** Processes of the server side that ran for a whole block of forks, above 0. */
        KEPT_SERVER(null),
        /** Packets that the capture lost, at either end, above 0. */
        LOST_PACKETS(null),
        /** One-way calls, whose times end before they arrive: 1. */
        ONE_WAY(null);

        private final RowState state;

        Kind(RowState state) {
            this.state = state;
        }

        /** The state of a row that has it; empty for what is said in the details of a row only. */
        public Optional<RowState> state() {
            return Optional.ofNullable(state);
        }
    }
}
