// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.harness.timing.Phase;

/**
 * The first call of a phase, which often takes longer than those that follow it.
 *
 * @param phase    which
 * @param number   of the call among all of the fork, from 1
 * @param endNanos when it ended, from the beginning of the fork's first call
 * @param nanos    its time that the curve shows
 */
public record FirstCall(Phase phase, long number, long endNanos, long nanos) {
    private static final Set<Phase> MARKED = EnumSet.of(Phase.FIRST_CALL, Phase.WARM_UP, Phase.SERIES, Phase.STEADY, Phase.CAPTURE);

    /** The first calls of the phases of a curve, in order; none of the verification. Reads them; not for a user interface's thread. */
    public static List<FirstCall> of(ForkReading fork, Curve curve) throws IOException {
        List<FirstCall> firsts = new ArrayList<>();
        for (Curve.Span span : curve.spans()) {
            if (MARKED.contains(span.phase())) {
                fork.calls(curve.time(), span.firstCall(), span.firstCall() + 1,
                        (number, end, nanos) -> firsts.add(new FirstCall(span.phase(), number, end, nanos)));
            }
        }
        return firsts;
    }

    /** Where it stands on an axis. */
    public double place(Curve.Axis axis) {
        return axis == Curve.Axis.CALLS ? number : endNanos;
    }
}
