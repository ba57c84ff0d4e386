// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The commands of a client.
#include <cmath>

#include "callers.hpp"
#include "places.hpp"
#include "setup.hpp"

namespace roundtrip {

namespace {

/** The code of the phase of verification. */
constexpr int32_t VERIFY = 4;

class Client {
public:
    Client(ClientHalf &half, Fields settings)
            : half(half), settings(std::move(settings)), pool(static_cast<int>(this->settings.number("pool"))) {}

    Fields run(const ControlLine &command) {
        if (command.word == "prepare") {
            return prepare();
        }
        if (command.word == "open") {
            return open(command.fields);
        }
        if (command.word == "verify") {
            return verify(command.fields);
        }
        if (command.word == "measure") {
            return measure(command.fields);
        }
        if (command.word == "stop") {
            if (journal) {
                verified->end();
                journal->close();
            }
            half.close();
            return {};
        }
        throw std::invalid_argument("a client knows no command " + command.word);
    }

private:
    ClientHalf &half;
    Fields settings;
    int pool;
    std::unique_ptr<Journal> journal;
    /** The part of the journal with the calls of verification, which the first caller makes, and with repeated set-up. */
    std::unique_ptr<CallJournal> verified;
    Endpoint server;
    std::unique_ptr<Callers> callers;
    Digest digest;

    Fields prepare() {
        place_threads(settings);
        journal = std::make_unique<Journal>(settings.text("journal"));
        verified = std::make_unique<CallJournal>(*journal, 0, 0);
        TimerCost timer = TimerCost::measure();
        journal->rehearse();
        int64_t start = now();
        half.prepare(settings);
        return Fields().with("prepareNanos", now() - start).with("timerCostNanos", std::llround(timer.cost_nanos))
                .with("timerGranularityNanos", timer.granularity_nanos);
    }

    Fields open(const Fields &command) {
        Steps steps;
        Endpoint endpoint{command.text("address"), command.text("ports"), command.text("namingPorts")};
        half.open(endpoint, steps);
        server = endpoint;
        Fields done;
        if (settings.has("operation")) {
            Load load = Load::of(settings);
            bool own = open(load, endpoint);
            if (load.callers > 1) {
                done.with("fact.callers.connections", half.connections(own));
            }
        }
        const Fields facts = half.facts();
        for (const auto &fact : facts.all()) {
            done.with("fact." + fact.first, fact.second);
        }
        if (steps.lookup_nanos >= 0) {
            done.with("lookupNanos", steps.lookup_nanos);
        }
        if (steps.connect_nanos >= 0) {
            done.with("connectNanos", steps.connect_nanos);
        }
        return done;
    }

    /** Makes the callers. Returns whether each has a connection of its own. */
    bool open(const Load &load, const Endpoint &endpoint) {
        std::vector<std::unique_ptr<Caller>> all;
        all.push_back(half.caller(settings.text("operation")));
        all[0]->prepare(settings.number("seed"), pool);
        bool own = false;
        while (static_cast<int>(all.size()) < load.callers) {
            own |= half.open_another(endpoint);
            all.push_back(half.caller(settings.text("operation")));
            all.back()->share(*all[0]);
        }
        callers = std::make_unique<Callers>(load, std::move(all), own, *journal, pool, settings.number("seed"), half);
        return own;
    }

    Fields verify(const Fields &command) {
        if (!command.has("operation")) {
            return verify(callers->first(), pool, command);
        }
        std::unique_ptr<Caller> other = half.caller(command.text("operation"));
        int entries = static_cast<int>(command.number("pool"));
        other->prepare(settings.number("seed"), entries);
        return verify(*other, entries, command);
    }

    /** Makes a call with each value, or with one of them: one-way calls are verified one after the other. */
    Fields verify(Caller &caller, int entries, const Fields &command) {
        int first = command.has("entry") ? static_cast<int>(command.number("entry")) : 0;
        int end = command.has("entry") ? first + 1 : entries;
        if (first == 0) {
            digest = Digest();
        }
        int64_t nanos = 0;
        for (int entry = first; entry < end; entry++) {
            if (entry % CallJournal::INTERVAL_CALLS == 0) {
                verified->begin_intervals(VERIFY, entry);
                verified->start(now());
            }
            nanos += verify(caller, entry);
            caller.digest_arguments(entry, digest);
            caller.digest_result(digest);
        }
        Fields done = Fields().with("nanos", nanos);
        if (end == entries) {
            verified->end();
            done.with("digest", digest.hex());
        }
        return done;
    }

    /** Makes one call and records it. Returns how long it took. */
    int64_t verify(Caller &caller, int entry) {
        int64_t start = now();
        try {
            Outcome outcome = caller.call(entry);
            int64_t nanos = now() - start;
            verified->add(start, -1, nanos, outcome);
            return nanos;
        } catch (...) {
            throw Explained("Call " + std::to_string(entry + 1) + " failed: " + half.describe());
        }
    }

    Made look_ups(int64_t count) {
        return repeat(*verified, half, LOOKUP, count, [&](Timing &timing) {
            timing.timed([&] { half.look_up(server); });
            return Outcome::ANSWERED;
        });
    }

    /** What is ours between connecting and the call is not on the clock, and neither is closing. */
    Made connections(int64_t count) {
        return repeat(*verified, half, CONNECT, count, [&](Timing &timing) {
            std::unique_ptr<FreshConnection> fresh = half.fresh(server);
            timing.timed([&] { fresh->connect(); });
            std::unique_ptr<Caller> caller = fresh->caller(settings.text("operation"));
            caller->share(callers->first());
            Outcome outcome = Outcome::ANSWERED;
            timing.timed([&] { outcome = caller->call(0); });
            return outcome;
        });
    }

    Fields measure(const Fields &command) {
        place_threads(settings);
        int64_t start = now();
        int64_t block = journal->blocks();
        int code = phase_code(command.text("phase"));
        int64_t nanos = std::llround(std::stod(command.text("seconds")) * 1e9);
        int64_t calls = command.number("calls");
        Made made = code == LOOKUP ? look_ups(calls) : code == CONNECT ? connections(calls)
                : callers->run(code, {calls, nanos, command.has("atLeast")});
        Fields done = Fields().with("calls", made.calls).with("errors", made.errors).with("dropped", made.dropped);
        if (!made.failure.empty()) {
            done.with("failure", made.failure);
        }
        if (command.has("window")) {
            done.with("medianNanos", journal->median_nanos(block));
            done.with("nanos", now() - start);
        }
        return done;
    }
};

}

void Steps::timed(const std::function<void()> &step, int64_t &nanos) {
    int64_t start = now();
    step();
    nanos = (nanos < 0 ? 0 : nanos) + now() - start;
}

void client_main(ClientHalf &half, int argc, char **argv) {
    Client client(half, read_settings(argv[argc - 1]));
    serve([&](const ControlLine &command) { return client.run(command); }, [&] { return half.describe(); });
}

}
