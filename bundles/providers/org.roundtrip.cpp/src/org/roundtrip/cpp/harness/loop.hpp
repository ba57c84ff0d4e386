// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The two loops that make calls, see "Measuring" in half.txt.
#pragma once
#include <limits>

#include "clock.hpp"
#include "failures.hpp"
#include "halves.hpp"
#include "journal.hpp"
#include "pace.hpp"

namespace roundtrip {

/** The codes of the phases of the first call and of the warm-up. */
constexpr int32_t FIRST_CALL = 3, WARM_UP = 5;

/** Ends the open block of a caller when a phase ends, however it does. */
class Ending {
public:
    explicit Ending(CallJournal &journal) : journal(journal) {}
    Ending(const Ending &) = delete;
    Ending &operator=(const Ending &) = delete;
    ~Ending() { journal.end(); }

private:
    CallJournal &journal;
};

/** Makes the calls of one caller and records each in its journal. For one thread. */
class CallLoop {
public:
    /** @param pool entries in the caller's pool, a power of two */
    CallLoop(CallJournal &journal, Caller &caller, int pool, Half &half)
            : journal(journal), caller(caller), mask(pool - 1), failures(half) {}
    CallLoop(const CallLoop &) = delete;
    CallLoop &operator=(const CallLoop &) = delete;
    virtual ~CallLoop() = default;

    /** Makes calls until the limits are reached. */
    virtual void run(int32_t phase, const Limits &limits) = 0;
    /** Calls that have been made and recorded since the last run began. */
    int64_t calls() const { return done; }
    /** Those of them that failed or were not answered in time. */
    const Failures &errors() const { return failures; }

protected:
    CallJournal &journal;
    Caller &caller;
    int mask;
    Failures failures;
    int64_t done = 0;
};

/**
 * Makes calls without a pause. For each it makes the call, reads the clock once, and writes the duration into the journal; the
 * reading ends this call and begins the next. It allocates nothing. The clock is read again after a new block of the journal
 * began, so that this work is in no call.
 */
class TimedLoop : public CallLoop {
public:
    using CallLoop::CallLoop;

    void run(int32_t phase, const Limits &limits) override {
        done = 0;
        failures.reset(phase == FIRST_CALL ? 1 : Failures::ENOUGH);
        Ending ending(journal);
        int64_t all = limits.most();
        int64_t deadline = 0;
        for (bool in_time = true; in_time && done < all;) {
            journal.begin_sequence(phase, done);
            int64_t before = now();
            journal.start(before);
            if (done == 0) {
                deadline = limits.nanos > 0 ? before + limits.nanos : std::numeric_limits<int64_t>::max();
            }
            int64_t end = all - done < CallJournal::SEQUENCE_CALLS ? all : done + CallJournal::SEQUENCE_CALLS;
            while (in_time && done < end) {
                int64_t after;
                try {
                    Outcome outcome = caller.call(static_cast<int>(done) & mask);
                    after = now();
                    journal.add(after - before, outcome);
                } catch (...) {
                    after = now();
                    journal.add(after - before, failures.add(done));
                    failures.check();
                }
                done++;
                in_time = after < deadline || done < limits.least();
                before = after;
            }
        }
    }
};

/** Makes calls at the moments of a pace and records each as an interval: the clock is read before and after the call. */
class PacedLoop : public CallLoop {
public:
    PacedLoop(CallJournal &journal, Caller &caller, int pool, Half &half, Pace &pace)
            : CallLoop(journal, caller, pool, half), pace(pace) {}

    void run(int32_t phase, const Limits &limits) override {
        done = 0;
        failures.reset(Failures::ENOUGH);
        Ending ending(journal);
        int64_t all = limits.most();
        int64_t time = now();
        int64_t deadline = limits.nanos > 0 ? time + limits.nanos : std::numeric_limits<int64_t>::max();
        while (done < all && (time < deadline || done < limits.least())) {
            if (done % CallJournal::INTERVAL_CALLS == 0) {
                journal.begin_intervals(phase, done);
                journal.start(time);
            }
            int64_t moment = pace.next(time);
            if (moment >= deadline && done >= limits.least()) {
                break;
            }
            time = call(moment);
        }
    }

private:
    Pace &pace;

    int64_t call(int64_t moment) {
        await(moment);
        int64_t start = now();
        int64_t lateness = pace.intended() ? start - moment : -1;
        int64_t end;
        try {
            Outcome outcome = caller.call(static_cast<int>(done) & mask);
            end = now();
            journal.add(start, lateness, end - start, outcome);
        } catch (...) {
            end = now();
            journal.add(start, lateness, end - start, failures.add(done));
            failures.check();
        }
        done++;
        return end;
    }
};

}
