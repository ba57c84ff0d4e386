// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "clock.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace roundtrip {

ClockMapping ClockMapping::measure() {
    int64_t narrowest = std::numeric_limits<int64_t>::max();
    ClockMapping mapping{};
    for (int i = 0; i < 1000; i++) {
        int64_t before = now();
        timespec wall;
        clock_gettime(CLOCK_REALTIME, &wall);
        int64_t width = now() - before;
        if (width < narrowest) {
            narrowest = width;
            mapping.monotonic_nanos = before + width / 2;
            mapping.epoch_nanos = wall.tv_sec * INT64_C(1000000000) + wall.tv_nsec;
        }
    }
    mapping.error_nanos = (narrowest + 1) / 2;
    return mapping;
}

int64_t ClockMapping::error_until(const ClockMapping &later) const {
    int64_t drift = later.epoch_nanos - epoch_nanos - (later.monotonic_nanos - monotonic_nanos);
    return std::max(error_nanos, later.error_nanos) + std::abs(drift);
}

TimerCost TimerCost::measure() {
    const int readings = 5000;
    TimerCost timer{std::numeric_limits<double>::max(), std::numeric_limits<int64_t>::max()};
    for (int round = 0; round < 5; round++) {
        int64_t start = now();
        int64_t before = start;
        for (int i = 0; i < readings; i++) {
            int64_t reading = now();
            if (reading != before) {
                timer.granularity_nanos = std::min(timer.granularity_nanos, reading - before);
            }
            before = reading;
        }
        timer.cost_nanos = std::min(timer.cost_nanos, static_cast<double>(before - start) / readings);
    }
    return timer;
}

}
