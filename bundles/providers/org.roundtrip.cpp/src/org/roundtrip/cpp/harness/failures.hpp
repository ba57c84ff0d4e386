// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// What happens when calls fail.
#pragma once
#include <cctype>
#include "halves.hpp"
#include "journal.hpp"

namespace roundtrip {

/**
 * The failed calls of one caller in one phase. A failure does not end the phase, because the calls after it may succeed; many in
 * a row do, because then nothing is measured any more. For one thread.
 */
class Failures {
public:
    /** So many failures in a row end a phase. */
    static constexpr int ENOUGH = 10;

    /** @param what a call, or a step of the set-up, as sentences name it */
    explicit Failures(Half &half, const char *what = "call") : half(half), what(what) {}

    /** Begins a phase. @param enough how many failures in a row end it */
    void reset(int enough) {
        this->enough = enough;
        failed = 0;
        first_failure.clear();
        in_a_row = 0;
        last_call = -2;
    }

    /** Adds the call that ended with the exception that is being handled. @param call its index in the phase, from 0 */
    Outcome add(int64_t call) {
        in_a_row = call == last_call + 1 ? in_a_row + 1 : 1;
        last_call = call;
        if (failed++ == 0) {
            first_failure = what + " " + std::to_string(call + 1) + " failed: " + half.describe();
            first_failure[0] = static_cast<char>(std::toupper(first_failure[0]));
        }
        return half.timed_out() ? Outcome::TIME_OUT : Outcome::FAILURE;
    }

    /** Throws a sentence on the exception that is being handled when too many calls have failed in a row. */
    void check() const {
        if (in_a_row >= enough) {
            throw Explained(in_a_row == 1 ? first_failure : std::to_string(in_a_row)
                    + " " + what + "s in a row failed, the last was " + what + " " + std::to_string(last_call + 1) + ": " + half.describe());
        }
    }

    /** How many calls have failed. */
    int64_t count() const { return failed; }
    /** The first failure as a sentence; empty when no call failed. */
    const std::string &first() const { return first_failure; }

private:
    Half &half;
    const std::string what;
    int enough = ENOUGH;
    int64_t failed = 0;
    std::string first_failure;
    int in_a_row = 0;
    int64_t last_call = -2;
};

}
