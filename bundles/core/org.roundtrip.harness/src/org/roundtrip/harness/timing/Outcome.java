// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

/** How a call ended. The codes are part of sample journals and never change. */
public enum Outcome {
    /** It returned; a one-way call was sent. */
    ANSWERED(0),
    /** It ended with the exception that its operation declares. */
    EXCEPTION(1),
    /** It failed in any other way: the connection broke, or the middleware threw an exception of its own. */
    FAILURE(2),
    /** It was not answered in time and was given up; its duration is the time that it was given. */
    TIME_OUT(3);

    private static final Outcome[] BY_CODE = values();

    private final int code;

    Outcome(int code) {
        this.code = code;
    }

    /** The number of this outcome in a journal, 0 to 3. */
    public int code() {
        return code;
    }

    /** Whether the call counts as an error: it ended neither with a result nor with an exception of the contract. */
    public boolean error() {
        return this == FAILURE || this == TIME_OUT;
    }

    /** The outcome with that code, 0 to 3. */
    public static Outcome of(int code) {
        return BY_CODE[code];
    }
}
