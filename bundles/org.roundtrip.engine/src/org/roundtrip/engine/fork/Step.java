// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

/** The steps of a fork, each with words that complete "While ...". */
public enum Step {
    /** The server process starts listening. */
    START("starting the server"),
    /** The client process builds its values and its journal. */
    PREPARE("preparing the client"),
    /** The client looks the server up and connects. */
    OPEN("looking up and connecting"),
    /** The first call, alone on the clock. */
    FIRST_CALL("making the first call"),
    /** Every value is sent once and compared by digests. */
    VERIFY("verifying the values"),
    /** Calls before the steady state. */
    WARM_UP("warming up"),
    /** The measured calls. */
    STEADY("measuring"),
    /** Calls whose packets are captured. */
    CAPTURE("capturing packets"),
    /** Both processes end. */
    STOP("stopping");

    private final String words;

    Step(String words) {
        this.words = words;
    }

    /** Returns a sentence on what went wrong in this step. @param what completes "While ..., " */
    public String wrong(String what) {
        return "While " + words + ", " + what;
    }

    @Override
    public String toString() {
        return words;
    }
}
