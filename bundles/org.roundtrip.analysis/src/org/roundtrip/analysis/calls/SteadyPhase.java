// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import org.roundtrip.files.journal.CallCursor;

/** Collects the measured calls of a fork as they come. For one thread at a time. */
public final class SteadyPhase {
    private final PhaseCalls service = new PhaseCalls();
    private final PhaseCalls response = new PhaseCalls();
    private final PhaseCalls lateness = new PhaseCalls();
    private final Halves halves = new Halves();
    private long errors;
    private long start = Long.MAX_VALUE;
    private long end = Long.MIN_VALUE;

    /** Adds the call at which a cursor stands. */
    public void add(CallCursor call) {
        service.add(call.nanos());
        halves.add(call.nanos());
        if (call.latenessNanos() != CallCursor.NOT_INTENDED) {
            response.add(call.latenessNanos() + call.nanos());
            lateness.add(call.latenessNanos());
        }
        errors += call.outcome().error() ? 1 : 0;
        start = Math.min(start, call.startNanos());
        end = Math.max(end, call.endNanos());
    }

    /** The median of about the later half of the calls divided by that of the earlier ones; null when there are few. */
    public Double laterHalf() {
        return halves.laterToEarlier();
    }

    /** The calls collected so far. */
    public SteadyCalls calls() {
        return new SteadyCalls(service.histogram(), response.histogram(), lateness.histogram(), errors,
                end < start ? 0 : end - start);
    }
}
