// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The journal of calls, see journal.txt.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>

#include "clock.hpp"

namespace roundtrip {

/** How a call ended. */
enum class Outcome : uint32_t {
    /** It returned; a one-way call was sent. */
    ANSWERED = 0,
    /** It ended with the exception that its operation declares. */
    EXCEPTION = 1,
    /** It failed in any other way. */
    FAILURE = 2,
    /** It was not answered in time and was given up. */
    TIME_OUT = 3
};

/** The code of a phase. */
int32_t phase_code(const std::string &name);

/** Encodes a duration and an outcome; more than 73 minutes is encoded as the longest. */
inline uint32_t encode(int64_t nanos, Outcome outcome = Outcome::ANSWERED) {
    constexpr int64_t COARSE = 1 << 29;
    int64_t units = nanos >> 13;
    int64_t count = nanos < COARSE ? nanos : COARSE | (units < COARSE - 1 ? units : COARSE - 1);
    return static_cast<uint32_t>(count) | static_cast<uint32_t>(outcome) << 30;
}

/** Decodes a duration to nanoseconds, whatever the outcome. */
inline int64_t decode(uint32_t duration) {
    int64_t count = duration & 0x1FFFFFFF;
    return duration & 1 << 29 ? count << 13 : count;
}

/** The CRC-32C of bytes that continue others; begin with 0. */
uint32_t crc32c(uint32_t crc, const void *bytes, size_t length);

/** A part of the journal's file in memory, for as long as somebody has it. */
class Chunk {
public:
    Chunk(int file, int64_t at, int64_t size);
    Chunk(const Chunk &) = delete;
    Chunk &operator=(const Chunk &) = delete;
    ~Chunk();
    char *at(int64_t offset) const { return place + offset; }
    int64_t size() const { return length; }

private:
    char *place;
    int64_t length;
};

class Journal;

/**
 * The part of a journal that one caller writes. A call costs some stores into mapped memory. All slower work happens when a
 * block begins, which is not timed. For one thread at a time; other callers write their own blocks of the same journal
 * meanwhile.
 */
class CallJournal {
public:
    /** The most calls of a block in each of the forms. */
    static constexpr int SEQUENCE_CALLS = 4084, INTERVAL_CALLS = 1021;

    /** Makes the part of a caller; callers and connections have numbers from 0. */
    CallJournal(Journal &journal, int32_t caller, int32_t connection)
            : journal(journal), caller(caller), connection(connection) {}
    CallJournal(const CallJournal &) = delete;
    CallJournal &operator=(const CallJournal &) = delete;

    /** Ends the open block and begins one for calls without gaps, the first of which has that index in its phase. */
    void begin_sequence(int32_t phase, int64_t first_call) { begin(phase, 1, first_call); }
    /** Ends the open block and begins one for calls that may have gaps or overlap. */
    void begin_intervals(int32_t phase, int64_t first_call) { begin(phase, 2, first_call); }
    /** Records when the first call of the block begins. */
    void start(int64_t nanos) { std::memcpy(block + 8, &nanos, sizeof nanos); }
    /** Adds a call to a block of calls without gaps; at most SEQUENCE_CALLS times. */
    void add(int64_t nanos, Outcome outcome) {
        put(encode(nanos, outcome));
        count_one();
    }
    /**
     * Adds a call to a block of intervals; at most INTERVAL_CALLS times.
     *
     * @param lateness nanoseconds from when it was to be made until it was; negative when there was no such moment
     */
    void add(int64_t start, int64_t lateness, int64_t nanos, Outcome outcome) {
        put(start);
        put(lateness < 0 ? 0xFFFFFFFF : encode(lateness));
        put(encode(nanos, outcome));
        count_one();
    }
    /** Ends the open block, if there is one. */
    void end();

private:
    friend class Journal;
    Journal &journal;
    int32_t caller;
    int32_t connection;
    /** Holds the block, also when the journal has gone on to the next part of the file. */
    std::shared_ptr<Chunk> chunk;
    char *block = nullptr;
    char *next = nullptr;
    uint32_t count = 0;

    void begin(int32_t phase, int32_t form, int64_t first_call);
    template <typename Number>
    void put(Number value) {
        std::memcpy(next, &value, sizeof value);
        next += sizeof value;
    }
    void count_one() { __atomic_store_n(reinterpret_cast<uint32_t *>(block + 24), ++count, __ATOMIC_RELEASE); }
};

/**
 * The file of a journal. It gives blocks to callers and grows by writing zeros before they are mapped, so that a full disk is
 * an error here and does not kill the process later. Safe for several threads; any process may read the file meanwhile.
 */
class Journal {
public:
    /** Begins a journal in a new file. */
    explicit Journal(const std::string &path);
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;
    ~Journal();

    /** Writes a call and takes it back, so that the first call pays for nothing that happens once. Before any other block. */
    void rehearse();
    /** How many blocks were given until now. */
    int64_t blocks();
    /**
     * The median duration of the calls in the latest blocks, of all callers together; 0 when there is none. No call is made
     * meanwhile.
     *
     * @param first the first of the blocks: how many were given before
     */
    int64_t median_nanos(int64_t first);
    /** Ends the journal: adds the drift of the clocks to their error and cuts the file to its size. All callers have ended. */
    void close();

private:
    friend class CallJournal;
    std::mutex lock;
    int file;
    ClockMapping clock;
    std::unique_ptr<Chunk> header;
    std::shared_ptr<Chunk> chunk;
    int64_t chunk_at = 0;
    int64_t next_block = 0;

    /** Gives a block of zeros to a caller and makes it visible to readers. */
    void give(CallJournal &taker, int32_t phase, int32_t form, int64_t first_call);
    void zeros(int64_t at, int64_t size);
    /** Maps the next part of the file; when the disk is full, the part before stays as it is. */
    void grow(int64_t at);
};

}
