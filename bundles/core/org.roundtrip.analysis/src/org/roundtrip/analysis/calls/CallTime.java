// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import org.roundtrip.files.journal.CallCursor;

/** Which of a call's times is meant. Only calls that were to be made at a certain moment have all of them. */
public enum CallTime {
    /** From when it was sent to its answer. */
    SERVICE,
    /** From when it was to be sent to its answer. */
    RESPONSE,
    /** From when it was to be sent to when it was sent. */
    LATENESS;

    /** Whether the call at which a cursor stands has this time. */
    public boolean of(CallCursor call) {
        return this == SERVICE || call.latenessNanos() != CallCursor.NOT_INTENDED;
    }

    /**
     * This time of the call at which a cursor stands, in nanoseconds. For a call that does not have it, it is the
     * service time.
     */
    public long nanos(CallCursor call) {
        if (this == SERVICE || !of(call)) {
            return call.nanos();
        }
        // A logarithmic axis has no place for 0, and clocks are coarser than 1 ns.
        return this == RESPONSE ? call.latenessNanos() + call.nanos() : Math.max(1, call.latenessNanos());
    }
}
