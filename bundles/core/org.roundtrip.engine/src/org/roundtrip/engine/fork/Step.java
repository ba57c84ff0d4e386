// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;

/** The steps of a fork, each with words that complete "While ...". */
public enum Step {
    /** The server process starts listening and reports its address; the client is prepared at the same time. */
    START,
    /** The client process builds its values and its journal. */
    PREPARE,
    /**
     * The client looks the server up and connects, timed apart. A step that a middleware does not have is not measured and
     * is a dash in the table.
     */
    OPEN,
    /** The first call, alone on the clock. After the verification it would not be the first call any more. */
    FIRST_CALL,
    /**
     * The client calls with every value of the pool once. Client and servant each compute a digest of what they sent and
     * received. Both must equal the digest that the plan's seed gives; otherwise the fork fails and measures nothing more.
     */
    VERIFY,
    /** Calls before the steady state. */
    WARM_UP,
    /** Calls that are timed together and repeated, as a study's protocol asks for; see {@link org.roundtrip.model.study.Series}. */
    SERIES,
    /** The measured calls. */
    STEADY,
    /** Look-ups that are repeated, as studies do; see {@link org.roundtrip.model.study.Studied}. */
    LOOKUPS,
    /** Connections that are made for one call each. */
    CONNECTIONS,
    /** Calls whose packets are captured. Their times are shown but never mixed with the measured ones. */
    CAPTURE,
    /** Both processes end. */
    STOP;

    static final Texts TEXTS = Texts.of(Step.class);

    /** Names a fork in the log of its run as people count forks. Those of a provider and operation begin with 1. */
    static String named(Fork fork) {
        return TEXTS.text("log.fork", fork.variant(), fork.row().called(), fork.repetition());
    }

    /** Returns a sentence on what went wrong in this step. @param what completes "While ..., " */
    public String wrong(String what) {
        return TEXTS.text("step.wrong", this, what);
    }

    @Override
    public String toString() {
        return TEXTS.text("step." + name());
    }
}
