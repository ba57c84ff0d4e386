// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// All callers of a client, see "Loads" in half.txt.
#pragma once
#include <memory>
#include <vector>

#include "loop.hpp"

namespace roundtrip {

/** The settings of a client that begin with "load."; one caller without a pause when there are none. */
struct Load {
    bool open = false;
    int callers = 1;
    int64_t think_nanos = 0;
    bool exponential_think = false;
    Arriving arriving;

    static Load of(const Fields &settings);
    /** Whether each call follows the answer of the one before at once. */
    bool without_pause() const { return !open && think_nanos == 0; }
};

/** The calls of one phase. */
struct Made {
    int64_t calls = 0;
    /** How many of them failed or were not answered in time. */
    int64_t errors = 0;
    /** The first failure of a caller as a sentence; empty when no call failed. */
    std::string failure;
    /** How many calls of an open load arrived and were not made. */
    int64_t dropped = 0;

    /** Adds the calls of one caller. */
    void add(const CallLoop &loop);
};

/**
 * All callers of a client. A phase ends when each of them has ended. One caller without a pause runs on the thread of the
 * client, otherwise each has a thread of its own for each phase. For one thread.
 */
class Callers {
public:
    /**
     * @param callers         one for each caller of the load, with prepared arguments
     * @param own_connections whether each has a connection of its own
     * @param pool            entries in the pool of each, a power of two
     * @param seed            seed of think times and arrivals
     */
    Callers(const Load &load, std::vector<std::unique_ptr<Caller>> callers, bool own_connections, Journal &journal, int pool,
            int64_t seed, Half &half);

    /** The first caller. */
    Caller &first() { return *callers[0]; }
    /**
     * Makes calls until the limits are reached. The phase of the first call is made by the first caller alone.
     *
     * @param limits the number of calls is that of all callers together, the time that of each
     */
    Made run(int32_t phase, const Limits &limits);

private:
    Load load;
    std::vector<std::unique_ptr<Caller>> callers;
    std::vector<std::unique_ptr<CallJournal>> journals;
    int pool;
    int64_t seed;
    Half &half;
    TimedLoop single;
};

}
