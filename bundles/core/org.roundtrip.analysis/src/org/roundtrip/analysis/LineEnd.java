// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.analysis.calls.Curve.Axis;
import org.roundtrip.analysis.calls.Curve.Span;
import org.roundtrip.analysis.calls.Spread;
import org.roundtrip.analysis.calls.Stretch;
import org.roundtrip.harness.timing.Phase;

/**
 * The value that stands at the end of a line. It is the median of the last {@value #MOST_CALLS} calls of the phase in
 * which the line ends, or of all its calls when there are fewer. It does not depend on how wide the chart is drawn. Captured
 * calls are no measurement and have no value there.
 *
 * @param phase the phase in which the line ends
 * @param nanos the median
 * @param calls how many calls it sums up, at least 1
 */
public record LineEnd(Phase phase, long nanos, int calls) {
    /** How many calls the value sums up at most. */
    public static final int MOST_CALLS = 1_000;

    /**
     * The value at the end of a fork's line. Reads the calls; not for a user interface's thread.
     *
     * @param drawn the curve that is drawn
     * @param to    where the drawn part of the axis ends; later calls do not count
     * @return empty when no other call lies before that place
     */
    public static Optional<LineEnd> of(ForkReading fork, Curve drawn, Axis axis, double to) throws IOException {
        Curve curve = drawn.without(Phase.CAPTURE);
        Stretch last = null;
        for (Stretch stretch : curve.stretches()) {
            last = place(axis, stretch.firstCall(), stretch.startNanos() + least(curve, stretch)) <= to ? stretch : last;
        }
        if (last == null) {
            return Optional.empty();
        }
        long first = last.firstCall();
        Span span = curve.spans().stream().filter(each -> each.endCall() > first).findFirst().orElseThrow();
        Latest latest = new Latest(axis, to);
        fork.calls(curve.time(), Math.max(span.firstCall(), first - MOST_CALLS), first + last.count(), latest);
        return latest.seen == 0 ? Optional.empty() : Optional.of(new LineEnd(span.phase(), latest.median(), latest.count()));
    }

    /**
     * The value at the end of the line of several forks, each of which counts alike. It is the median over those that
     * have come furthest. Its calls are those of the fork with the most.
     */
    public static Optional<LineEnd> together(List<LineEnd> forks) {
        Optional<Phase> furthest = forks.stream().map(LineEnd::phase).max(Comparator.naturalOrder());
        Spread values = new Spread();
        int most = 0;
        for (LineEnd each : forks) {
            if (each.phase == furthest.orElseThrow()) {
                values.add(each.nanos);
                most = Math.max(most, each.calls);
            }
        }
        int calls = most;
        return furthest.map(phase -> new LineEnd(phase, values.percentile(50), calls));
    }

    /** How long the shortest call took at least. */
    private static long least(Curve curve, Stretch stretch) {
        return curve.time() == CallTime.SERVICE ? stretch.minNanos() : 0;
    }

    private static double place(Axis axis, long call, long endNanos) {
        return axis == Axis.CALLS ? call : endNanos;
    }

    /** Keeps the last calls before a place. */
    private static final class Latest implements ForkReading.CallConsumer {
        private final long[] kept = new long[MOST_CALLS];
        private final Axis axis;
        private final double to;
        private int seen;

        Latest(Axis axis, double to) {
            this.axis = axis;
            this.to = to;
        }

        @Override
        public void accept(long number, long endNanos, long nanos) {
            if (place(axis, number, endNanos) <= to) {
                kept[seen++ % MOST_CALLS] = nanos;
            }
        }

        int count() {
            return Math.min(seen, MOST_CALLS);
        }

        long median() {
            Spread spread = new Spread();
            for (int i = 0; i < count(); i++) {
                spread.add(kept[i]);
            }
            return spread.percentile(50);
        }
    }
}
