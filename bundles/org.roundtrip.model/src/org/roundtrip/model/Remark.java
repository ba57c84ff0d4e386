// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * A reason to read a row's figures with care.
 *
 * @param kind  the reason
 * @param value the number that belongs to it, see {@link Kind}
 */
public record Remark(Kind kind, double value) {

    /** The reason of a remark. */
    public enum Kind {
        /** Few calls were measured; the value is how many. */
        FEW_CALLS,
        /** Other processes used the processors during the measured calls; the value is their share, 0 to 1. */
        BUSY,
        /** The machine was busy when the run began; the value is the load average of the last minute. */
        BUSY_BEFORE,
        /** The host gave the processors to other virtual machines; the value is the share of time lost, 0 to 1. */
        STOLEN,
        /**
         * The captured calls, which come after the measured ones, were much faster; the value is their median divided by
         * that of the measured calls.
         */
        NOT_WARM
    }
}
