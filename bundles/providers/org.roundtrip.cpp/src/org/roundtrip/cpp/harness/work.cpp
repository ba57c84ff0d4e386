// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "work.hpp"

#include <algorithm>

#include "clock.hpp"
#include "pace.hpp"

namespace roundtrip {

Work::Work(const Fields &settings) : counting(settings.has("work.micros")) {
    if (counting) {
        nanos = settings.number("work.micros") * 1000;
        stall_every = settings.number("work.stallEvery");
        stall_nanos = settings.number("work.stallMillis") * 1000000;
    }
}

void Work::spend() {
    if (!counting) {
        return;
    }
    int64_t call = ++come;
    if (nanos == 0 && stall_every == 0) {
        return;
    }
    int64_t start = now();
    if (stall_every > 0 && call % stall_every == 0) {
        stalled_until = start + stall_nanos;
    }
    await(std::max(start + nanos, stalled_until.load()));
}

Faults::Faults(const Fields &settings)
        : every(settings.has("throwEvery") ? settings.number("throwEvery") : 0),
          // A pool of one entry is verified with its result.
          while_verifying(std::min(every, std::max(INT64_C(2), settings.number("pool")))) {}

bool Faults::next(bool verifying) {
    return every > 0 && ++come % (verifying ? while_verifying : every) == 0;
}

}
