// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/**
 * The phases of a fork. Their codes are part of sample journals and never change.
 */
public enum Phase {
    /** Finding the servant's reference at its name service, repeated. The look-up before the first call is not in the journal. */
    LOOKUP(1),
    /** Making a connection of its own for one call, up to the answer of that call, repeated. */
    CONNECT(2),
    /** The first call of the stub, alone. */
    FIRST_CALL(3),
    /** Calls whose values are checked against the digest; not part of results. */
    VERIFY(4),
    /** Calls before the measured ones. */
    WARM_UP(5),
    /** The measured calls. */
    STEADY(6),
    /** Calls made while packets are captured; their times are shown but never mixed with the measured ones. */
    CAPTURE(7),
    /** A series of a study's protocol: each repetition begins with the index 0 in a block of its own. */
    SERIES(8);

    private final int code;

    Phase(int code) {
        this.code = code;
    }

    /** The number of this phase in a journal. */
    public int code() {
        return code;
    }

    /** Whether its intervals are steps of a client's set-up that is repeated, and not calls in a row. */
    public boolean setsUp() {
        return this == LOOKUP || this == CONNECT;
    }

    /** The phase of a journal's code. @throws IllegalArgumentException when no phase has it */
    public static Phase of(int code) {
        for (Phase phase : values()) {
            if (phase.code == code) {
                return phase;
            }
        }
        throw new IllegalArgumentException("no phase has the code " + code);
    }
}
