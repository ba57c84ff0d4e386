// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

/** A unit in which latencies are shown. */
public enum LatencyUnit {
    NANOSECONDS("ns", 1), MICROSECONDS("µs", 1e3), MILLISECONDS("ms", 1e6), SECONDS("s", 1e9);

    private final String symbol;
    private final double nanos;

    LatencyUnit(String symbol, double nanos) {
        this.symbol = symbol;
        this.nanos = nanos;
    }

    /** The unit's symbol, such as {@code µs}. */
    public String symbol() {
        return symbol;
    }

    /** Converts nanoseconds to this unit. */
    public double of(double nanoseconds) {
        return nanoseconds / nanos;
    }

    /** The length of one unit in nanoseconds. */
    public double nanos() {
        return nanos;
    }

    /** The largest unit in which the value is at least 1. */
    public static LatencyUnit best(double nanoseconds) {
        LatencyUnit best = NANOSECONDS;
        for (LatencyUnit unit : values()) {
            // A value that three digits round to 1000 is shown as 1 of the larger unit.
            if (Math.abs(nanoseconds) >= unit.nanos * 0.9995) {
                best = unit;
            }
        }
        return best;
    }
}
