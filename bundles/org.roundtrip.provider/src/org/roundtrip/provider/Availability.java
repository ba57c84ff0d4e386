// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

/** Whether a provider can run on this machine. */
public sealed interface Availability {

    /** The provider can run. */
    record Available() implements Availability {
    }

    /**
     * The provider cannot run.
     *
     * @param reason one sentence: why, and what to install or do
     */
    record Unavailable(String reason) implements Availability {
    }

    /** The provider can run. */
    static Availability yes() {
        return new Available();
    }

    /** The provider cannot run, for that reason. */
    static Availability no(String reason) {
        return new Unavailable(reason);
    }
}
