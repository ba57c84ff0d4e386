// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

/** A unit in which latencies are shown. */
public enum LatencyUnit {
    NANOSECONDS("ns", 1), MICROSECONDS("us", 1e3), MILLISECONDS("ms", 1e6), SECONDS("s", 1e9);

    private final String symbol;
    private final double nanos;

    LatencyUnit(String symbol, double nanos) {
        this.symbol = symbol;
        this.nanos = nanos;
    }

    /** How the unit is written. */
    public String symbol() {
        return symbol;
    }

    /** How many of this unit the nanoseconds are. */
    public double of(double nanoseconds) {
        return nanoseconds / nanos;
    }

    /** How many nanoseconds one of this unit is. */
    public double nanos() {
        return nanos;
    }

    /** The largest unit of which there is at least one. */
    public static LatencyUnit best(double nanoseconds) {
        LatencyUnit best = NANOSECONDS;
        for (LatencyUnit unit : values()) {
            // What would be rounded to 1000 of the smaller unit is 1 of the larger.
            if (Math.abs(nanoseconds) >= unit.nanos * 0.9995) {
                best = unit;
            }
        }
        return best;
    }
}
