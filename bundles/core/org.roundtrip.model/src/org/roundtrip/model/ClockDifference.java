// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * How the wall clock of a server's machine differs from that of the client's while packets were captured.
 *
 * @param atEpochNanos when, on the client's clock, in nanoseconds since 1970
 * @param offsetNanos  the server's clock minus the client's at that time, in nanoseconds
 * @param drift        by how much the offset grows in a second, in nanoseconds for each nanosecond
 * @param boundNanos   how far the true offset can be from this one during the capture, in nanoseconds
 * @param by           what bounds it
 */
public record ClockDifference(long atEpochNanos, long offsetNanos, double drift, long boundNanos, By by) {

    /** What bounds an offset most. */
    public enum By {
        /** Questions to the machines and their answers, before and after. */
        EXCHANGES,
        /** That no captured packet arrived before it was sent. */
        PACKETS
    }

    /** Two ends that have the same clock. */
    public static final ClockDifference NONE = new ClockDifference(0, 0, 0, 0, By.EXCHANGES);

    /** Returns the same difference with a bound that is wider by these nanoseconds. */
    public ClockDifference lessCertain(long nanos) {
        return new ClockDifference(atEpochNanos, offsetNanos, drift, boundNanos + nanos, by);
    }

    /** Returns what the client's clock said when the server's said this; both in nanoseconds since 1970. */
    public long onClient(long serverEpochNanos) {
        long near = serverEpochNanos - offsetNanos;
        return near - Math.round(drift * (near - atEpochNanos));
    }
}
