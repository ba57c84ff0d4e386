// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

/**
 * What came of repeated look-ups, or of repeated connections. One that failed counts at its time, and as an error.
 *
 * @param count      how many were made, of all forks together
 * @param errors     how many of them failed
 * @param firstNanos the first one of a fork; the median over the forks
 * @param p50Nanos   the median of all of them
 * @param meanNanos  the mean of all of them, as Boian (2004) has it
 */
public record SetUpFigure(long count, long errors, double firstNanos, double p50Nanos, double meanNanos) {

    /** How many times as long as the median the first one took. */
    public double firstToP50() {
        return firstNanos / p50Nanos;
    }
}
