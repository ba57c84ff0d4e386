// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

/** Whether a provider can run on this machine. */
public sealed interface Availability {

    /** It can. */
    record Available() implements Availability {
    }

    /**
     * It cannot.
     *
     * @param reason one sentence: why, and what to install or do
     */
    record Unavailable(String reason) implements Availability {
    }

    /** It can run. */
    static Availability yes() {
        return new Available();
    }

    /** It cannot run, for that reason. */
    static Availability no(String reason) {
        return new Unavailable(reason);
    }
}
