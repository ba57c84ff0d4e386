// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Written for little-endian machines, which all that run omniORB's packages today are.
#include "journal.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "control.hpp"

namespace roundtrip {

namespace {

constexpr int64_t BLOCK = 16384;
constexpr int BLOCK_HEADER = 32;
constexpr int PAGE = 4096;
constexpr uint32_t BLOCK_MAGIC = 0x5254424B;
constexpr int64_t SMALLEST_CHUNK = 1 << 20;
constexpr int64_t LARGEST_CHUNK = 16 << 20;

std::array<uint32_t, 256> table() {
    std::array<uint32_t, 256> sums{};
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t sum = i;
        for (int bit = 0; bit < 8; bit++) {
            sum = sum >> 1 ^ (sum & 1 ? 0x82F63B78u : 0);
        }
        sums[i] = sum;
    }
    return sums;
}

template <typename Number>
void put(char *place, Number value) {
    std::memcpy(place, &value, sizeof value);
}

Explained failure(const std::string &what) {
    return Explained(what + ": " + std::strerror(errno) + ".");
}

}

uint32_t crc32c(uint32_t crc, const void *bytes, size_t length) {
    static const std::array<uint32_t, 256> SUMS = table();
    crc = ~crc;
    for (size_t i = 0; i < length; i++) {
        crc = crc >> 8 ^ SUMS[(crc ^ static_cast<const uint8_t *>(bytes)[i]) & 255];
    }
    return ~crc;
}

Journal::Journal(const std::string &path)
        : file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666)), clock(ClockMapping::measure()) {
    if (file < 0) {
        throw failure("The journal cannot be written");
    }
    zeros(0, BLOCK);
    header = map(0, BLOCK);
    put<int32_t>(header + 8, 1);
    put<int32_t>(header + 12, BLOCK);
    put<int64_t>(header + 16, getpid());
    put<int64_t>(header + 24, clock.epoch_nanos);
    put<int64_t>(header + 32, clock.monotonic_nanos);
    put<int64_t>(header + 40, clock.error_nanos);
    std::memcpy(header, "RTJOURNL", 8);
    grow(BLOCK);
}

Journal::~Journal() {
    ::close(file);
}

void Journal::begin(int32_t phase, int64_t first_call) {
    end();
    if (next_block + BLOCK > chunk_size) {
        grow(chunk_at + chunk_size);
    }
    block = chunk + next_block;
    count = 0;
    for (int page = 0; page < BLOCK; page += PAGE) {
        put<int32_t>(block + page, 0);
    }
    put<int32_t>(block + 4, phase);
    put<int64_t>(block + 16, first_call);
    next_sample = reinterpret_cast<uint32_t *>(block + BLOCK_HEADER);
}

void Journal::start(int64_t nanos) {
    put<int64_t>(block + 8, nanos);
    __atomic_store_n(reinterpret_cast<uint32_t *>(block), BLOCK_MAGIC, __ATOMIC_RELEASE);
}

void Journal::end() {
    if (block == nullptr) {
        return;
    }
    if (count == 0) {
        __atomic_store_n(reinterpret_cast<uint32_t *>(block), 0u, __ATOMIC_RELEASE);
    } else {
        uint32_t sum = crc32c(crc32c(0, block, 28), block + BLOCK_HEADER, 4 * count);
        __atomic_store_n(reinterpret_cast<uint32_t *>(block + 28), sum == 0 ? 1 : sum, __ATOMIC_RELEASE);
        next_block += BLOCK;
    }
    block = nullptr;
}

void Journal::close() {
    end();
    put<int64_t>(header + 40, clock.error_until(ClockMapping::measure()));
    if (ftruncate(file, chunk_at + next_block) != 0) {
        throw failure("The journal cannot be ended");
    }
}

void Journal::grow(int64_t at) {
    int64_t size = std::clamp(at / 16, SMALLEST_CHUNK, LARGEST_CHUNK) / BLOCK * BLOCK;
    zeros(at, size);
    char *next = map(at, size);
    if (chunk != nullptr) {
        munmap(chunk, chunk_size);
    }
    chunk = next;
    chunk_size = size;
    chunk_at = at;
    next_block = 0;
}

void Journal::zeros(int64_t at, int64_t size) {
    static const char NOTHING[1 << 16] = {};
    for (int64_t end = at + size; at < end;) {
        ssize_t written = pwrite(file, NOTHING, std::min<int64_t>(sizeof NOTHING, end - at), at);
        if (written < 0) {
            throw failure("The journal cannot grow");
        }
        at += written;
    }
}

char *Journal::map(int64_t at, int64_t size) {
    void *place = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, at);
    if (place == MAP_FAILED) {
        throw failure("The journal cannot be mapped");
    }
    return static_cast<char *>(place);
}

}
