// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.model.RowKey;

/**
 * One thing that a run shows. Its sentence is written where it is shown. Immutable.
 *
 * @param kind      what it says
 * @param subject   the variant that it is about; empty when it is about the run
 * @param object    the variant that it is compared with; empty for none
 * @param operation the operation, with the step of a sweep; empty for all operations on average
 * @param ratio     how many times the subject's figure is the smaller one, or the share that it answered or that works
 * @param rough     why the ratio is not for quoting; empty when it can be quoted
 * @param reason    a sentence on pairs; empty for other kinds
 * @param row       the row to select; null when it is about the run
 */
public record Finding(Kind kind, String subject, String object, String operation, RatioEstimate ratio, Optional<Doubt> rough, String reason,
        RowKey row) {

    /** What a finding says. */
    public enum Kind {
        /** Of all pairs of a client and a server, how many work, or why some do not. */
        PAIRS,
        /** A variant did not hold the rate of its open load; the ratio is the share that it answered. */
        RATE,
        /** The fastest middleware, compared with the next. */
        FASTEST,
        /** The slowest middleware, compared with the fastest. */
        SLOWEST,
        /** Who sends the most bytes on the operation with the most content, compared with who sends the least. */
        BYTES,
        /** A middleware, compared with the floor. */
        FLOOR,
        /** Two middlewares without a clear difference. */
        EQUAL
    }

    /** Whether it is about all operations on average. */
    public boolean average() {
        return operation.isEmpty();
    }

    /** How large the difference is at least. It is the lower end of the interval, or the ratio without one; 0 for none. */
    double strength() {
        return kind == Kind.EQUAL ? 0 : ratio.low() == null ? ratio.ratio() : ratio.low();
    }
}
