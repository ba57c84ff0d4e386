// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The timed loop, see "Measuring" in half.txt.
#pragma once
#include <limits>

#include "clock.hpp"
#include "halves.hpp"
#include "journal.hpp"

namespace roundtrip {

/**
 * Makes calls. For each it makes the call, reads the clock once, and writes one sample into the journal; the reading ends
 * this call and begins the next. It allocates nothing. The clock is read again after a new block of the journal began, so
 * that this work is in no sample.
 */
class TimedLoop {
public:
    /** @param pool entries in the caller's pool, a power of two */
    TimedLoop(Journal &journal, Caller &caller, int pool) : journal(journal), caller(caller), mask(pool - 1) {}

    /**
     * Makes calls until one of the limits is reached; 0 is no limit. Without any limit no call is made.
     *
     * @return calls made
     */
    int64_t run(int32_t phase, int64_t calls, int64_t nanos) {
        done = 0;
        struct Ending {
            Journal &journal;
            ~Ending() { journal.end(); }
        } ending{journal};
        int64_t most = calls > 0 ? calls : nanos > 0 ? std::numeric_limits<int64_t>::max() : 0;
        int64_t deadline = 0;
        for (bool in_time = true; in_time && done < most;) {
            journal.begin(phase, done);
            int64_t before = now();
            journal.start(before);
            if (done == 0) {
                deadline = nanos > 0 ? before + nanos : std::numeric_limits<int64_t>::max();
            }
            int64_t end = most - done < Journal::SAMPLES_PER_BLOCK ? most : done + Journal::SAMPLES_PER_BLOCK;
            while (in_time && done < end) {
                caller.call(static_cast<int>(done) & mask);
                int64_t after = now();
                journal.add(after - before);
                done++;
                in_time = after < deadline;
                before = after;
            }
        }
        return done;
    }

    /** Calls that have been made and recorded since the last run began. */
    int64_t calls() const { return done; }

private:
    Journal &journal;
    Caller &caller;
    int mask;
    int64_t done = 0;
};

}
