// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "pace.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>

#include "clock.hpp"

namespace roundtrip {

namespace {

constexpr double SECOND = 1e9;
/** A sleeping thread wakes up late by up to about so much. */
constexpr int64_t SPIN_NANOS = 100000;

/** Calls that arrive together, at equal gaps. */
class Bursts : public Schedule {
public:
    Bursts(double rate, int64_t size) : rate(rate), size(size) {}
    int64_t next() override {
        // Computed from the number of the call, so that no error of rounding adds up.
        return static_cast<int64_t>(static_cast<double>(call++ / size * size) * SECOND / rate);
    }

private:
    double rate;
    int64_t size;
    int64_t call = 0;
};

/** Gaps that may differ, each computed from the moment at which it begins. */
class Gaps : public Schedule {
public:
    explicit Gaps(std::function<double(int64_t)> gap) : gap(std::move(gap)) {}
    int64_t next() override {
        int64_t now = static_cast<int64_t>(moment);
        moment += gap(now);
        return now;
    }

private:
    std::function<double(int64_t)> gap;
    double moment = 0;
};

}

double Exponential::next() {
    return -mean * std::log(1 - uniform.next_double());
}

std::unique_ptr<Schedule> Arriving::schedule(int64_t seed, int64_t nanos) const {
    bool changing = arrivals == "ramp" || arrivals == "steps";
    if (arrivals == "constant" || (changing && nanos == 0)) {
        return std::make_unique<Bursts>(rate, 1);
    }
    if (arrivals == "bursts") {
        return std::make_unique<Bursts>(rate, burst);
    }
    if (arrivals == "poisson") {
        return std::make_unique<Gaps>([gaps = Exponential(SECOND / rate, seed)](int64_t) mutable { return gaps.next(); });
    }
    if (arrivals == "ramp") {
        return std::make_unique<Gaps>([from = rate, to = to_rate, nanos](int64_t moment) {
            return SECOND / (from + (to - from) * std::min(1.0, static_cast<double>(moment) / static_cast<double>(nanos)));
        });
    }
    if (arrivals == "steps") {
        return std::make_unique<Gaps>([from = rate, to = to_rate, last = steps - 1, nanos](int64_t moment) {
            double step = static_cast<double>(std::min(last, moment * (last + 1) / nanos));
            return SECOND / (from + (to - from) * step / static_cast<double>(last));
        });
    }
    throw std::invalid_argument("there are no arrivals " + arrivals);
}

Limits Limits::share(int64_t caller, int64_t callers) const {
    int64_t share = calls / callers + (caller < calls % callers ? 1 : 0);
    if (both) {
        return {share, nanos, share > 0};
    }
    return {share, share == 0 && calls > 0 ? 0 : nanos, false};
}

OpenPace::OpenPace(std::unique_ptr<Schedule> schedule, int64_t origin, const Limits &limits)
        : schedule(std::move(schedule)), origin(origin), most(limits.most()), least(limits.least()),
          nanos(limits.nanos > 0 ? limits.nanos : NEVER) {}

int64_t OpenPace::next(int64_t now) {
    std::lock_guard<std::mutex> guard(lock);
    if (over || given + lost >= most) {
        return NEVER;
    }
    int64_t moment = schedule->next();
    over = given >= least && (moment >= nanos || now - origin >= nanos);
    if (!over) {
        given++;
        return origin + moment;
    }
    for (; moment < nanos && given + lost < most; moment = schedule->next()) {
        lost++;
    }
    return NEVER;
}

void await(int64_t moment) {
    for (int64_t left = moment - now(); left > 0; left = moment - now()) {
        if (left > SPIN_NANOS) {
            int64_t wake = moment - SPIN_NANOS;
            timespec time{static_cast<time_t>(wake / 1000000000), static_cast<long>(wake % 1000000000)};
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nullptr);
        }
    }
}

}
