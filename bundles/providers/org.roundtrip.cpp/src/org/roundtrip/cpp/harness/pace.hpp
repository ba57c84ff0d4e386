// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// When calls are made, see "Loads" in half.txt.
#pragma once
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <string>

#include "values.hpp"

namespace roundtrip {

/** The moments at which the calls of a phase arrive, as nanoseconds from its beginning. For one thread at a time. */
class Schedule {
public:
    virtual ~Schedule() = default;
    /** The moment of the next call; the first is 0. */
    virtual int64_t next() = 0;
};

/** Draws from an exponential distribution. For one thread at a time. */
class Exponential {
public:
    Exponential(double mean, int64_t seed) : mean(mean), uniform(Values::of_arguments(seed, "arrivals", 0)) {}
    double next();

private:
    double mean;
    Values uniform;
};

/** When a phase of calls ends; 0 is no such limit. Without any limit no call is made. */
struct Limits {
    int64_t calls = 0;
    int64_t nanos = 0;
    /** Whether it ends with the last of the two and not with the first; then neither is 0. */
    bool both = false;

    /** The most calls. */
    int64_t most() const { return calls > 0 && !both ? calls : nanos > 0 ? std::numeric_limits<int64_t>::max() : 0; }
    /** The calls that are made however long they take. */
    int64_t least() const { return both ? calls : 0; }
    /** What one of several callers does, so that all together make the calls; the time is that of each. */
    Limits share(int64_t caller, int64_t callers) const;
};

/** What the settings that begin with "load." say of arrivals. */
struct Arriving {
    std::string arrivals = "constant";
    double rate = 0;
    double to_rate = 0;
    int64_t steps = 1;
    int64_t burst = 1;

    /** Makes the schedule of a phase. @param nanos how long it lasts, 0 when that is not known */
    std::unique_ptr<Schedule> schedule(int64_t seed, int64_t nanos) const;
};

/** Decides when a caller makes its next call. */
class Pace {
public:
    /** There is no further call. */
    static constexpr int64_t NEVER = std::numeric_limits<int64_t>::max();

    virtual ~Pace() = default;
    /**
     * When the next call is to be made, on the monotonic clock, or NEVER. A moment that has passed means at once.
     *
     * @param now when the last call ended, or the phase began
     */
    virtual int64_t next(int64_t now) = 0;
    /** Whether calls are to be made at these moments, so that a call can be late. */
    virtual bool intended() const = 0;
};

/** A caller that thinks after each answer. For one thread. */
class ThinkPace : public Pace {
public:
    /** @param exponential whether think times are drawn, with this mean */
    ThinkPace(int64_t nanos, bool exponential, int64_t seed)
            : nanos(nanos), exponential(exponential), drawn(static_cast<double>(nanos), seed) {}
    int64_t next(int64_t now) override { return now + (exponential ? static_cast<int64_t>(drawn.next()) : nanos); }
    bool intended() const override { return false; }

private:
    int64_t nanos;
    bool exponential;
    Exponential drawn;
};

/**
 * The calls of one phase of an open load, which all callers share: each call goes to the caller that asks first. Calls that
 * no caller could make before the phase was over are not made; they are counted as dropped. Safe for several threads.
 */
class OpenPace : public Pace {
public:
    /**
     * @param origin the moment of the first call on the monotonic clock
     * @param limits of all callers together
     */
    OpenPace(std::unique_ptr<Schedule> schedule, int64_t origin, const Limits &limits);
    int64_t next(int64_t now) override;
    bool intended() const override { return true; }
    /** How many calls arrived that no caller could make. */
    int64_t dropped() const { return lost; }

private:
    std::mutex lock;
    std::unique_ptr<Schedule> schedule;
    int64_t origin;
    int64_t most;
    int64_t least;
    int64_t nanos;
    int64_t given = 0;
    int64_t lost = 0;
    bool over = false;
};

/** Returns when the moment has come: sleeps, then spins for the last tenth of a millisecond. */
void await(int64_t moment);

}
