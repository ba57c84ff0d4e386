// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The commands of a client.
#include <cmath>

#include "halves.hpp"
#include "loop.hpp"

namespace roundtrip {

namespace {

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
    std::unique_ptr<Caller> caller;
    std::unique_ptr<TimedLoop> loop;
    Digest digest;

    Fields prepare() {
        journal = std::make_unique<Journal>(settings.text("journal"));
        TimerCost timer = TimerCost::measure();
        half.prepare(settings);
        return Fields().with("timerCostNanos", std::llround(timer.cost_nanos))
                .with("timerGranularityNanos", timer.granularity_nanos);
    }

    Fields open(const Fields &command) {
        Steps steps;
        half.open({command.text("address"), command.text("ports"), command.text("namingPorts")}, steps);
        if (settings.has("operation")) {
            caller = half.caller(settings.text("operation"));
            caller->prepare(settings.number("seed"), pool);
            loop = std::make_unique<TimedLoop>(*journal, *caller, pool);
        }
        Fields done;
        if (steps.lookup_nanos >= 0) {
            done.with("lookupNanos", steps.lookup_nanos);
        }
        if (steps.connect_nanos >= 0) {
            done.with("connectNanos", steps.connect_nanos);
        }
        return done;
    }

    Fields verify(const Fields &command) {
        if (!command.has("operation")) {
            return verify(*caller, pool, command);
        }
        std::unique_ptr<Caller> other = half.caller(command.text("operation"));
        int entries = static_cast<int>(command.number("pool"));
        other->prepare(settings.number("seed"), entries);
        return verify(*other, entries, command);
    }

    /** Makes a call with each value, or with one of them: one-way calls are verified one after the other. */
    Fields verify(Caller &verified, int entries, const Fields &command) {
        int first = command.has("entry") ? static_cast<int>(command.number("entry")) : 0;
        int end = command.has("entry") ? first + 1 : entries;
        if (first == 0) {
            digest = Digest();
        }
        int64_t nanos = 0;
        for (int entry = first; entry < end; entry++) {
            int64_t start = now();
            explained(entry + 1, [&] { verified.call(entry); });
            nanos += now() - start;
            verified.digest_arguments(entry, digest);
            verified.digest_result(digest);
        }
        Fields done = Fields().with("nanos", nanos);
        return end == entries ? done.with("digest", digest.hex()) : done;
    }

    Fields measure(const Fields &command) {
        const std::string phases[] = {"LOOKUP", "CONNECT", "FIRST_CALL", "VERIFY", "WARM_UP", "STEADY", "CAPTURE"};
        int code = 0;
        for (int i = 0; i < 7; i++) {
            code = phases[i] == command.text("phase") ? i + 1 : code;
        }
        if (code == 0) {
            throw std::invalid_argument("there is no phase " + command.text("phase"));
        }
        int64_t nanos = std::llround(std::stod(command.text("seconds")) * 1e9);
        int64_t made = 0;
        try {
            made = loop->run(code, command.number("calls"), nanos);
        } catch (const Explained &) {
            throw;
        } catch (...) {
            throw Explained("Call " + std::to_string(loop->calls() + 1) + " failed: " + half.describe());
        }
        return Fields().with("calls", made);
    }

    void explained(int64_t call, const std::function<void()> &action) {
        try {
            action();
        } catch (...) {
            throw Explained("Call " + std::to_string(call) + " failed: " + half.describe());
        }
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
