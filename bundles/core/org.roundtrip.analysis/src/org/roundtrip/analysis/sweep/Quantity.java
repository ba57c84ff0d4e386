// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.sweep;

import org.roundtrip.model.Result;
import org.roundtrip.model.load.UnderLoad;

/** What of a row is shown against the steps of a sweep. */
public enum Quantity {
    /** The median of the response times, of a closed load that of the calls, in nanoseconds. */
    P50 {
        @Override
        public Double of(Result row) {
            return row.medianNanos();
        }
    },
    /** The 99th percentile of the same, in nanoseconds. */
    P99 {
        @Override
        public Double of(Result row) {
            return row.seen(UnderLoad::responseP99Nanos, row.p99Nanos());
        }
    },
    /** How many calls were answered in a second. */
    ANSWERED {
        @Override
        public Double of(Result row) {
            return row.underLoad().answeredPerSecond();
        }
    };

    /** Returns its value; null where there is none, such as a percentile of too few calls. */
    public abstract Double of(Result row);
}
