// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * The 95 % intervals of a row's percentiles of service times over forks. Each is null for too few calls or forks, and while the run goes on.
 *
 * @param p90   of {@link Result#p90Nanos}
 * @param p99   of {@link Result#p99Nanos}
 * @param p999  of {@link Result#p999Nanos}
 * @param p9999 of {@link Result#p9999Nanos}
 */
public record PercentileIntervals(Interval p90, Interval p99, Interval p999, Interval p9999) {
    /** None is known. */
    public static final PercentileIntervals NONE = new PercentileIntervals(null, null, null, null);

    /**
     * From where to where.
     *
     * @param low  its lower end in nanoseconds
     * @param high its upper end in nanoseconds
     */
    public record Interval(double low, double high) {
    }
}
