// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "served.hpp"

#include "loop.hpp"

namespace roundtrip {

namespace {
constexpr int64_t CODES = 16;
}

thread_local ServedCalls::Part ServedCalls::part;

ServedCalls::ServedCalls(const Fields &settings) : turn(FIRST_CALL) {
    if (settings.has("journal")) {
        journal = std::make_unique<Journal>(settings.text("journal"));
        journal->rehearse();
    }
}

void ServedCalls::begin(int32_t code) {
    turn = (turn / CODES + 1) * CODES + code;
}

void ServedCalls::add(int64_t arrived, int64_t departed, Outcome outcome) {
    if (part.calls == nullptr) {
        std::lock_guard<std::mutex> guard(lock);
        all.push_back(std::make_unique<CallJournal>(*journal, static_cast<int32_t>(all.size()), 0));
        part.calls = all.back().get();
    }
    int64_t now = turn;
    if (part.turn != now || part.count % CallJournal::INTERVAL_CALLS == 0) {
        part.count = part.turn != now ? 0 : part.count;
        part.turn = now;
        part.calls->begin_intervals(static_cast<int32_t>(now % CODES), part.count);
        part.calls->start(arrived);
    }
    part.calls->add(arrived, -1, departed - arrived, outcome);
    part.count++;
}

void ServedCalls::close() {
    if (journal) {
        std::lock_guard<std::mutex> guard(lock);
        for (const auto &calls : all) {
            calls->end();
        }
        journal->close();
    }
}

}
