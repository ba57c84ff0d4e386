// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

/**
 * The figures of a fork's calls that results need. It stays in memory as long as the run is open, and is small.
 * Immutable.
 *
 * @param steady         the measured calls
 * @param captured       the calls of the capture pass
 * @param firstCallNanos duration of the first call, null when it was not recorded
 */
record ForkSummary(Histogram steady, Histogram captured, Long firstCallNanos) {
    /** Of a fork without calls. */
    static final ForkSummary NONE = new ForkSummary(Histogram.EMPTY, Histogram.EMPTY, null);

    static ForkSummary of(ForkReading reading) {
        return new ForkSummary(reading.steady(), reading.captured(), reading.firstCallNanos());
    }
}
