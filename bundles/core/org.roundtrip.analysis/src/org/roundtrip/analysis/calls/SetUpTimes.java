// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.model.study.SetUpFigure;
import org.roundtrip.model.study.Summary;

/**
 * The repeated look-ups of one fork, or its repeated connections. Immutable.
 *
 * @param nanos      how long each took
 * @param errors     how many of them failed
 * @param firstNanos how long the first one took; null when there was none
 */
public record SetUpTimes(Histogram nanos, long errors, Long firstNanos) {
    /** None. */
    public static final SetUpTimes NONE = new SetUpTimes(Histogram.EMPTY, 0, null);

    /** Collects them as they come. For one thread at a time. */
    public static final class Collector {
        private final PhaseCalls all = new PhaseCalls();
        private long errors;
        private Long firstNanos;

        /** Adds one. */
        public void add(CallCursor step) {
            all.add(step.nanos());
            errors += step.outcome().error() ? 1 : 0;
            firstNanos = firstNanos == null ? (Long) step.nanos() : firstNanos;
        }

        /** Those collected so far. */
        public SetUpTimes times() {
            return firstNanos == null ? NONE : new SetUpTimes(all.histogram(), errors, firstNanos);
        }
    }

    /** Makes one figure of those of several forks; null when none of them made any. */
    public static SetUpFigure figure(List<SetUpTimes> forks) {
        List<SetUpTimes> made = forks.stream().filter(fork -> fork.firstNanos != null).toList();
        if (made.isEmpty()) {
            return null;
        }
        Histogram all = Histogram.merged(made.stream().map(SetUpTimes::nanos).toList());
        return new SetUpFigure(all.count(), made.stream().mapToLong(SetUpTimes::errors).sum(),
                Summary.MEDIAN.of(made.stream().mapToDouble(SetUpTimes::firstNanos).toArray()), all.median(),
                (double) all.sumNanos() / all.count());
    }
}
