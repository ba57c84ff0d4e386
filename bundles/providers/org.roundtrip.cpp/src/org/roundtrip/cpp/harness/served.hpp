// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The server's journal: when each call came to the servant and when it left it again, see half.txt.
#pragma once
#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include "control.hpp"
#include "journal.hpp"

namespace roundtrip {

/** Each thread that serves calls is a caller of this journal. There is one in a process. Safe for several threads. */
class ServedCalls {
public:
    /** Begins the journal that the setting "journal" names; records nothing without it. */
    explicit ServedCalls(const Fields &settings);

    /** Whether calls are recorded. */
    bool on() const { return journal != nullptr; }
    /** The calls that come from now on belong to the phase of that code. */
    void begin(int32_t code);
    /** Adds a call that this thread has served. */
    void add(int64_t arrived, int64_t departed, Outcome outcome);
    /** Ends the journal. No thread serves calls any more. */
    void close();

private:
    /** The calls of one thread. */
    struct Part {
        CallJournal *calls = nullptr;
        int64_t turn = -1;
        int64_t count = 0;
    };

    static thread_local Part part;
    std::unique_ptr<Journal> journal;
    std::mutex lock;
    std::vector<std::unique_ptr<CallJournal>> all;
    /** The code of the phase, and above it how often one has begun, so that both change together. */
    std::atomic<int64_t> turn;
};

}
