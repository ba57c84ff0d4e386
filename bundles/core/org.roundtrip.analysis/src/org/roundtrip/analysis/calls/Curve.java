// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.timing.Phase;

/**
 * A time of all calls of one fork in order, summed up in at most {@value #MOST_STRETCHES} stretches. Immutable.
 *
 * @param time      which
 * @param stretches in order; each holds calls of one phase only
 * @param spans     the phases, in order
 */
public record Curve(CallTime time, List<Stretch> stretches, List<Span> spans) {
    /** More than the pixels of a screen, and less than 1 MB. */
    static final int MOST_STRETCHES = 8_192;
    private static final int FIRST_SIZE = 64;

    /** The unit of a curve's horizontal axis. */
    public enum Axis {
        /** Calls of the fork, the first of which has number 1. */
        CALLS,
        /** When a call ended, in nanoseconds since the fork's first call began. */
        TIME
    }

    /**
     * A phase of a fork.
     *
     * @param phase      which
     * @param firstCall  number of its first call, from 1
     * @param endCall    number of the call after its last
     * @param startNanos nanoseconds from the beginning of the fork's first call to that of this phase's
     * @param endNanos   when its last call ended
     */
    public record Span(Phase phase, long firstCall, long endCall, long startNanos, long endNanos) {
        /** Where it begins on an axis. */
        public double start(Axis axis) {
            return axis == Axis.CALLS ? firstCall : startNanos;
        }

        /** Where it ends on an axis. */
        public double end(Axis axis) {
            return axis == Axis.CALLS ? endCall : endNanos;
        }
    }

    /** Copies the lists. */
    public Curve {
        stretches = List.copyOf(stretches);
        spans = List.copyOf(spans);
    }

    /** Calls of all phases. */
    public long calls() {
        return spans.isEmpty() ? 0 : spans.getLast().endCall() - 1;
    }

    /** Where the curve ends on an axis. */
    public double end(Axis axis) {
        return spans.isEmpty() ? 0 : spans.getLast().end(axis);
    }

    /** The curve without the calls of one phase; the others keep their places. */
    public Curve without(Phase phase) {
        return new Curve(time, stretches.stream().filter(stretch -> stretch.phase() != phase).toList(),
                spans.stream().filter(span -> span.phase() != phase).toList());
    }

    /** Where a phase begins on an axis, or NaN when the fork did not reach it. */
    public double start(Phase phase, Axis axis) {
        return spans.stream().filter(span -> span.phase() == phase).mapToDouble(span -> span.start(axis)).findFirst()
                .orElse(Double.NaN);
    }

    /** Builds a curve from calls as they come. For one thread. */
    public static final class Builder {
        private final CallTime time;
        private final List<Stretch> done = new ArrayList<>();
        private final List<Span> spans = new ArrayList<>();
        private final Spread open = new Spread();
        private int size = FIRST_SIZE;
        private int most = MOST_STRETCHES - 1;
        private Phase phase;
        private long openFirst;
        private long openStart;
        private long call = 1;
        private long now;

        /** @param time the time of the curve */
        public Builder(CallTime time) {
            this.time = time;
        }

        /**
         * Adds the next call.
         *
         * @param startNanos when it began, from the beginning of the first call
         * @param nanos      how long it took
         * @param value      the time of the curve
         */
        public void add(Phase next, long startNanos, long nanos, long value) {
            if (next != phase) {
                close();
                phase = next;
                long start = Math.max(now, startNanos);
                spans.add(new Span(next, call, call, start, start));
            }
            if (open.count() == 0) {
                openFirst = call;
                // Calls of several callers overlap; stretches do not.
                openStart = Math.max(now, startNanos);
            }
            open.add(value);
            call++;
            now = Math.max(now, startNanos + nanos);
            if (open.count() == size) {
                close();
            }
        }

        /** The curve of the calls so far. */
        public Curve toCurve() {
            List<Stretch> stretches = new ArrayList<>(done);
            List<Span> phases = new ArrayList<>(spans);
            if (open.count() > 0) {
                stretches.add(openStretch());
                phases.add(ended(phases.removeLast()));
            }
            return new Curve(time, stretches, phases);
        }

        private void close() {
            if (open.count() == 0) {
                return;
            }
            done.add(openStretch());
            spans.add(ended(spans.removeLast()));
            open.clear();
            if (done.size() >= most) {
                halve();
                // Stretches of different phases cannot be joined; trying again for each stretch would take too long.
                most = Math.max(most, 2 * done.size());
            }
        }

        /** Joins neighbours of one phase, and makes stretches twice as long from now on. */
        private void halve() {
            List<Stretch> joined = new ArrayList<>(done.size() / 2 + 8);
            for (Stretch next : done) {
                Stretch last = joined.isEmpty() ? null : joined.getLast();
                if (last != null && last.phase() == next.phase() && last.count() + next.count() <= 2 * size) {
                    joined.set(joined.size() - 1, last.and(next));
                } else {
                    joined.add(next);
                }
            }
            done.clear();
            done.addAll(joined);
            size *= 2;
        }

        private Span ended(Span span) {
            return new Span(span.phase(), span.firstCall(), call, span.startNanos(), now);
        }

        private Stretch openStretch() {
            return new Stretch(phase, openFirst, openStart, now, open.count(), open.min(), open.percentile(10),
                    open.percentile(50), open.percentile(90), open.max());
        }
    }
}
