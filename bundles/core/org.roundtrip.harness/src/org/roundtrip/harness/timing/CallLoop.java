// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.control.ExplainedException;

/** Makes the calls of one caller and records each in its journal. Used by one thread. */
public interface CallLoop {

    /**
     * Makes calls until the limits are reached. The time is checked after each call, so a limit of time allows at
     * least one call. A call that fails is recorded as such, and the loop goes on;
     * {@value Failures#MOST_IN_A_ROW} failures in a row are the most that it accepts, none in the phase of the first call.
     *
     * @return calls made
     * @throws ExplainedException when the journal cannot grow, or too many calls failed; the calls before are recorded
     */
    long run(Phase phase, Limits limits) throws ExplainedException;

    /** The same until the first of two limits is reached, see {@link Limits#first}. */
    default long run(Phase phase, long calls, long nanos) throws ExplainedException {
        return run(phase, Limits.first(calls, nanos));
    }

    /** Calls that have been made and recorded since the last {@link #run} began. */
    long done();

    /** Those of them that failed or were not answered in time. */
    Failures failures();
}
