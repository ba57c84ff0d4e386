// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

/** The steps of a fork, each with words that complete "While ...". */
public enum Step {
    /** The server process starts listening and reports its address; the client is prepared at the same time. */
    START("starting the server"),
    /** The client process builds its values and its journal. */
    PREPARE("preparing the client"),
    /**
     * The client looks the server up and connects, timed apart. A step that a middleware does not have is not measured and
     * is a dash in the table.
     */
    OPEN("looking up and connecting"),
    /** The first call, alone on the clock. After the verification it would not be the first call any more. */
    FIRST_CALL("making the first call"),
    /**
     * The client calls with every value of the pool once. Client and servant each compute a digest of what they sent and
     * received. Both must equal the digest that the plan's seed gives; otherwise the fork fails and measures nothing more.
     */
    VERIFY("verifying the values"),
    /** Calls before the steady state. */
    WARM_UP("warming up"),
    /** The measured calls. */
    STEADY("measuring"),
    /** Calls whose packets are captured. Their times are shown but never mixed with the measured ones. */
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
