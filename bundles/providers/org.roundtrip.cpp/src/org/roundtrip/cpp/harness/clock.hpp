// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The monotonic clock, its relation to the wall clock, and what a reading costs.
#pragma once
#include <ctime>

#include <cstdint>

namespace roundtrip {

/** The monotonic clock in nanoseconds; the same as Java's System.nanoTime on Linux. */
inline int64_t now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/** A pair of readings of the wall clock and of the monotonic clock, taken together. */
struct ClockMapping {
    int64_t epoch_nanos;
    int64_t monotonic_nanos;
    /** Bound on how far apart the two readings were taken. */
    int64_t error_nanos;

    /** Reads the wall clock between two readings of the other, a thousand times, and keeps the closest; under 1 ms. */
    static ClockMapping measure();
    /** The error of this mapping up to a later mapping, including the drift between the two. */
    int64_t error_until(const ClockMapping &later) const;
};

/** Cost and granularity of the monotonic clock. */
struct TimerCost {
    double cost_nanos;
    int64_t granularity_nanos;

    /** Reads the clock some ten thousand times. The fastest round counts, as it was disturbed least. */
    static TimerCost measure();
};

}
