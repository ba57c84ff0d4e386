// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

/** What a fork is at, in words that complete "While ...". */
enum Step {
    START("starting the server"),
    PREPARE("preparing the client"),
    OPEN("looking up and connecting"),
    FIRST_CALL("making the first call"),
    VERIFY("verifying the values"),
    WARM_UP("warming up"),
    STEADY("measuring"),
    CAPTURE("capturing packets"),
    STOP("stopping");

    private final String words;

    Step(String words) {
        this.words = words;
    }

    /** A sentence on what went wrong in this step. */
    String wrong(String what) {
        return "While " + words + ", " + what;
    }

    @Override
    public String toString() {
        return words;
    }
}
