// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The sample journal, see "Journal" in half.txt.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

#include "clock.hpp"

namespace roundtrip {

/** Encodes a duration as a sample; more than 36 minutes is encoded as the longest. */
inline uint32_t encode_sample(int64_t nanos) {
    if (nanos < 0x80000000) {
        return static_cast<uint32_t>(nanos);
    }
    int64_t coarse = nanos >> 10;
    return static_cast<uint32_t>(coarse < 0x7FFFFFFF ? coarse : 0x7FFFFFFF) | 0x80000000u;
}

/** The CRC-32C of bytes that continue others; begin with 0. */
uint32_t crc32c(uint32_t crc, const void *bytes, size_t length);

/**
 * Writes a journal. A sample costs two stores into mapped memory. All slower work happens when a block begins, which is
 * not timed: the pages of the block are touched, and the file grows. It grows by writing zeros before they are mapped,
 * so that a full disk is an error here and does not kill the process later. For one thread; any process may read the
 * file meanwhile.
 */
class Journal {
public:
    static constexpr int SAMPLES_PER_BLOCK = 4088;

    /** Begins a journal in a new file. */
    explicit Journal(const std::string &path);
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;
    ~Journal();

    /** Ends the open block and begins another, whose first call has that index in its phase. */
    void begin(int32_t phase, int64_t first_call);
    /** Records when the first call of the block begins; readers see the block from now on. */
    void start(int64_t nanos);
    /** Adds the duration of one call; at most SAMPLES_PER_BLOCK times in a block. */
    void add(int64_t nanos) {
        *next_sample++ = encode_sample(nanos);
        __atomic_store_n(reinterpret_cast<uint32_t *>(block + 24), ++count, __ATOMIC_RELEASE);
    }
    /** Ends the open block, if there is one; removes a block without calls. */
    void end();
    /** Ends the journal: adds the drift of the clocks to their error and cuts the file to its size. */
    void close();

private:
    int file;
    ClockMapping clock;
    char *header;
    char *chunk = nullptr;
    int64_t chunk_at = 0;
    int64_t chunk_size = 0;
    int64_t next_block = 0;
    char *block = nullptr;
    uint32_t *next_sample = nullptr;
    uint32_t count = 0;

    void zeros(int64_t at, int64_t size);
    char *map(int64_t at, int64_t size);
    /** Maps the next part of the file; when the disk is full, the part before stays as it is. */
    void grow(int64_t at);
};

}
