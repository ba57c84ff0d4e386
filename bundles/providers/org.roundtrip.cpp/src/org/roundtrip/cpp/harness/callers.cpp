// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "callers.hpp"

#include <exception>
#include <functional>
#include <thread>

namespace roundtrip {

namespace {

/** From when all threads run until the first call of an open load arrives. */
constexpr int64_t LEAD_NANOS = 1000000;

/** The parts of the journal of so many callers. */
std::vector<std::unique_ptr<CallJournal>> parts(Journal &journal, size_t callers, bool own_connections) {
    std::vector<std::unique_ptr<CallJournal>> parts;
    for (int32_t i = 0; i < static_cast<int32_t>(callers); i++) {
        parts.push_back(std::make_unique<CallJournal>(journal, i, own_connections ? i : 0));
    }
    return parts;
}

/** Runs each task on a thread of its own until all have ended; throws what the first that failed has thrown. */
void run_all(const std::vector<std::function<void()>> &tasks) {
    std::mutex lock;
    std::exception_ptr failed;
    std::vector<std::thread> threads;
    auto keep = [&] {
        std::lock_guard<std::mutex> guard(lock);
        failed = failed ? failed : std::current_exception();
    };
    try {
        for (const auto &task : tasks) {
            threads.emplace_back([&] {
                try {
                    task();
                } catch (...) {
                    keep();
                }
            });
        }
    } catch (...) {
        keep();
    }
    for (std::thread &each : threads) {
        each.join();
    }
    if (failed) {
        std::rethrow_exception(failed);
    }
}

double decimal(const Fields &settings, const std::string &name, double otherwise) {
    return settings.has("load." + name) ? std::stod(settings.text("load." + name)) : otherwise;
}

bool says(const Fields &settings, const std::string &name, const std::string &value) {
    return settings.has("load." + name) && settings.text("load." + name) == value;
}

}

Load Load::of(const Fields &settings) {
    Load load;
    load.open = says(settings, "mode", "open");
    load.callers = static_cast<int>(decimal(settings, "callers", 1));
    load.think_nanos = static_cast<int64_t>(decimal(settings, "thinkMicros", 0) * 1000);
    load.exponential_think = says(settings, "think", "exponential");
    Arriving &arriving = load.arriving;
    arriving.arrivals = settings.has("load.arrivals") ? settings.text("load.arrivals") : arriving.arrivals;
    arriving.rate = decimal(settings, "ratePerSecond", 0);
    arriving.to_rate = decimal(settings, "toRatePerSecond", arriving.rate);
    arriving.steps = static_cast<int64_t>(decimal(settings, "steps", 1));
    arriving.burst = static_cast<int64_t>(decimal(settings, "burst", 1));
    return load;
}

void Made::add(const CallLoop &loop) {
    calls += loop.calls();
    errors += loop.errors().count();
    failure = failure.empty() ? loop.errors().first() : failure;
}

Callers::Callers(const Load &load, std::vector<std::unique_ptr<Caller>> all, bool own_connections, Journal &journal, int pool,
        int64_t seed, Half &half)
        : load(load), callers(std::move(all)), journals(parts(journal, callers.size(), own_connections)), pool(pool),
          seed(seed), half(half), single(*journals[0], *callers[0], pool, half) {}

Made Callers::run(int32_t phase, const Limits &limits) {
    if (phase == FIRST_CALL || (load.without_pause() && callers.size() == 1)) {
        single.run(phase, limits);
        Made made;
        made.add(single);
        return made;
    }
    std::unique_ptr<OpenPace> open;
    if (load.open) {
        // A warm-up has windows, and a rate would change in each of them anew.
        int64_t length = phase == WARM_UP ? 0 : limits.nanos;
        open = std::make_unique<OpenPace>(load.arriving.schedule(seed ^ phase, length), now() + LEAD_NANOS, limits);
    }
    std::vector<std::unique_ptr<Pace>> thinking;
    std::vector<std::unique_ptr<CallLoop>> loops;
    std::vector<std::function<void()>> tasks;
    int64_t count = static_cast<int64_t>(callers.size());
    for (int64_t i = 0; i < count; i++) {
        if (load.without_pause()) {
            loops.push_back(std::make_unique<TimedLoop>(*journals[i], *callers[i], pool, half));
        } else {
            if (!open) {
                thinking.push_back(std::make_unique<ThinkPace>(load.think_nanos, load.exponential_think, seed ^ phase ^ i << 32));
            }
            Pace &pace = open ? *open : *thinking.back();
            loops.push_back(std::make_unique<PacedLoop>(*journals[i], *callers[i], pool, half, pace));
        }
        // The pace of an open load ends the phase for all callers.
        Limits own = open ? Limits{0, Pace::NEVER / 2} : limits.share(i, count);
        if (own.most() > 0) {
            tasks.push_back([&loop = *loops.back(), phase, own] { loop.run(phase, own); });
        }
    }
    run_all(tasks);
    Made made;
    for (const auto &loop : loops) {
        made.add(*loop);
    }
    made.dropped = open ? open->dropped() : 0;
    return made;
}

}
