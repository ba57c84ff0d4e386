// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.harness.timing.Outcome;

/** Collects the measured calls of a fork as they come. For one thread at a time. */
public final class SteadyPhase {
    private final Map<Outcome, PhaseCalls> service = new EnumMap<>(Outcome.class);
    private final PhaseCalls response = new PhaseCalls();
    private final PhaseCalls lateness = new PhaseCalls();
    private final InFlight inFlight = new InFlight();
    private long start = Long.MAX_VALUE;
    private long end = Long.MIN_VALUE;
    private long firstArrival = Long.MAX_VALUE;
    private long lastArrival = Long.MIN_VALUE;

    /** Adds the call at which a cursor stands. */
    public void add(CallCursor call) {
        service.computeIfAbsent(call.outcome(), outcome -> new PhaseCalls()).add(call.nanos());
        inFlight.add(call.startNanos(), call.endNanos());
        if (call.latenessNanos() != CallCursor.NOT_INTENDED) {
            response.add(call.latenessNanos() + call.nanos());
            lateness.add(call.latenessNanos());
            long arrival = call.startNanos() - call.latenessNanos();
            firstArrival = Math.min(firstArrival, arrival);
            lastArrival = Math.max(lastArrival, arrival);
        }
        start = Math.min(start, call.startNanos());
        end = Math.max(end, call.endNanos());
    }

    /** The calls collected so far. */
    public SteadyCalls calls() {
        return new SteadyCalls(that(Outcome.ANSWERED), that(Outcome.EXCEPTION),
                Histogram.merged(List.of(that(Outcome.FAILURE), that(Outcome.TIME_OUT))), response.histogram(), lateness.histogram(),
                length(start, end), length(firstArrival, lastArrival), inFlight.most());
    }

    private static long length(long from, long to) {
        return to < from ? 0 : to - from;
    }

    /** The calls that ended like this. */
    private Histogram that(Outcome outcome) {
        PhaseCalls calls = service.get(outcome);
        return calls == null ? Histogram.EMPTY : calls.histogram();
    }
}
