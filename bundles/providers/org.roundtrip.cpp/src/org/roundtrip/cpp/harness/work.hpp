// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// What the plan asks of a servant beside its behaviour: the time that it spends on a call, and exceptions at some calls.
#pragma once
#include <atomic>
#include <cstdint>

#include "control.hpp"

namespace roundtrip {

/**
 * The time that a servant spends on each call, which may be none, its stalls, and how many calls have come. Calls of several
 * threads spend their time side by side; while the servant stalls, all of them wait. Safe for several threads.
 */
class Work {
public:
    /** The work of the settings that begin with "work."; without them calls are not counted. */
    explicit Work(const Fields &settings);

    /** Counts a call, and returns when its time has passed and no stall goes on. */
    void spend();
    /** Whether calls are counted. */
    bool counts() const { return counting; }
    /** How many calls have come. */
    int64_t calls() const { return come; }

private:
    bool counting;
    int64_t nanos = 0;
    int64_t stall_every = 0;
    int64_t stall_nanos = 0;
    std::atomic<int64_t> come{0};
    std::atomic<int64_t> stalled_until{0};
};

/**
 * Decides which calls end with the exception that the plan asks for: each so manieth, whichever thread serves it. While values
 * are verified it comes at least once in a pool. Safe for several threads.
 */
class Faults {
public:
    /** The faults of the setting "throwEvery"; none without it. */
    explicit Faults(const Fields &settings);

    /** Counts a call. Returns whether it is to end with the exception. */
    bool next(bool verifying);
    /** Begins to count anew. */
    void restart() { come = 0; }

private:
    int64_t every;
    int64_t while_verifying;
    std::atomic<int64_t> come{0};
};

}
