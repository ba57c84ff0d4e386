// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Repeated look-ups and connections, see "Repeated set-up" in half.txt.
#pragma once
#include "callers.hpp"

namespace roundtrip {

/** The codes of the phases of repeated set-up. */
constexpr int32_t LOOKUP = 1, CONNECT = 2;

/** The time of one step, from its first part on the clock. */
class Timing {
public:
    /** Does a part of the step on the clock; several parts add up. */
    template <typename Part>
    void timed(const Part &part) {
        Lap lap{*this, now()};
        part();
    }
    int64_t start() const { return began; }
    int64_t nanos() const { return spent; }

private:
    /** Ends a part also when it throws. */
    struct Lap {
        Timing &timing;
        int64_t from;
        ~Lap() {
            timing.spent += now() - from;
            timing.began = timing.begun ? timing.began : from;
            timing.begun = true;
        }
    };
    int64_t began = now();
    int64_t spent = 0;
    bool begun = false;
};

/** Takes a step so many times and records each as an interval of the phase. For one thread. */
template <typename Step>
Made repeat(CallJournal &journal, Half &half, int32_t phase, int64_t count, const Step &step) {
    Made made;
    Failures failures(half, phase == LOOKUP ? "look-up" : "connection");
    failures.reset(Failures::ENOUGH);
    Ending ending(journal);
    for (; made.calls < count; made.calls++) {
        if (made.calls % CallJournal::INTERVAL_CALLS == 0) {
            journal.begin_intervals(phase, made.calls);
            journal.start(now());
        }
        Timing timing;
        try {
            Outcome outcome = step(timing);
            journal.add(timing.start(), -1, timing.nanos(), outcome);
        } catch (...) {
            journal.add(timing.start(), -1, timing.nanos(), failures.add(made.calls));
            failures.check();
        }
    }
    made.errors = failures.count();
    made.failure = failures.first();
    return made;
}

}
