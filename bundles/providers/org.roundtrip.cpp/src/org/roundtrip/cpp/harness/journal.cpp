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
#include <stdexcept>
#include <vector>

#include "control.hpp"

namespace roundtrip {

namespace {

constexpr int64_t BLOCK = 16384;
constexpr int BLOCK_HEADER = 48;
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

template <typename Number>
Number get(const char *place) {
    Number value;
    std::memcpy(&value, place, sizeof value);
    return value;
}

Explained failure(const std::string &what) {
    return Explained(what + ": " + std::strerror(errno) + ".");
}

}

int32_t phase_code(const std::string &name) {
    const char *const phases[] = {"LOOKUP", "CONNECT", "FIRST_CALL", "VERIFY", "WARM_UP", "STEADY", "CAPTURE", "SERIES"};
    for (int32_t i = 0; i < 8; i++) {
        if (name == phases[i]) {
            return i + 1;
        }
    }
    throw std::invalid_argument("there is no phase " + name);
}

uint32_t crc32c(uint32_t crc, const void *bytes, size_t length) {
    static const std::array<uint32_t, 256> SUMS = table();
    crc = ~crc;
    for (size_t i = 0; i < length; i++) {
        crc = crc >> 8 ^ SUMS[(crc ^ static_cast<const uint8_t *>(bytes)[i]) & 255];
    }
    return ~crc;
}

Chunk::Chunk(int file, int64_t at, int64_t size)
        : place(static_cast<char *>(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, at))), length(size) {
    if (place == MAP_FAILED) {
        throw failure("The journal cannot be mapped");
    }
}

Chunk::~Chunk() {
    munmap(place, length);
}

void CallJournal::begin(int32_t phase, int32_t form, int64_t first_call) {
    end();
    count = 0;
    journal.give(*this, phase, form, first_call);
    next = block + BLOCK_HEADER;
}

void CallJournal::end() {
    if (block == nullptr) {
        return;
    }
    uint32_t sum = crc32c(crc32c(0, block, 28), block + 32, next - block - 32);
    __atomic_store_n(reinterpret_cast<uint32_t *>(block + 28), sum == 0 ? 1 : sum, __ATOMIC_RELEASE);
    block = nullptr;
}

Journal::Journal(const std::string &path)
        : file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666)), clock(ClockMapping::measure()) {
    if (file < 0) {
        throw failure("The journal cannot be written");
    }
    zeros(0, BLOCK);
    header = std::make_unique<Chunk>(file, 0, BLOCK);
    put<int32_t>(header->at(8), 2);
    put<int32_t>(header->at(12), BLOCK);
    put<int64_t>(header->at(16), getpid());
    put<int64_t>(header->at(24), clock.epoch_nanos);
    put<int64_t>(header->at(32), clock.monotonic_nanos);
    put<int64_t>(header->at(40), clock.error_nanos);
    std::memcpy(header->at(0), "RTJOURNL", 8);
    grow(BLOCK);
}

Journal::~Journal() {
    ::close(file);
}

void Journal::rehearse() {
    CallJournal rehearsal(*this, 0, 0);
    rehearsal.begin_sequence(3, 0);
    rehearsal.start(0);
    rehearsal.add(0, Outcome::ANSWERED);
    std::memset(rehearsal.block, 0, rehearsal.next - rehearsal.block);
    next_block -= BLOCK;
}

void Journal::give(CallJournal &taker, int32_t phase, int32_t form, int64_t first_call) {
    // All under one lock, so that no other caller's block becomes visible behind one that is not.
    std::lock_guard<std::mutex> guard(lock);
    if (next_block + BLOCK > chunk->size()) {
        grow(chunk_at + chunk->size());
    }
    char *block = chunk->at(next_block);
    for (int page = 0; page < BLOCK; page += PAGE) {
        put<int32_t>(block + page, 0);
    }
    put<int32_t>(block + 4, phase);
    put<int64_t>(block + 16, first_call);
    put<int32_t>(block + 32, form);
    put<int32_t>(block + 36, taker.caller);
    put<int32_t>(block + 40, taker.connection);
    __atomic_store_n(reinterpret_cast<uint32_t *>(block), BLOCK_MAGIC, __ATOMIC_RELEASE);
    next_block += BLOCK;
    taker.chunk = chunk;
    taker.block = block;
}

int64_t Journal::blocks() {
    std::lock_guard<std::mutex> guard(lock);
    return (chunk_at + next_block) / BLOCK - 1;
}

int64_t Journal::median_nanos(int64_t first) {
    std::vector<uint32_t> durations;
    std::vector<char> block(BLOCK);
    for (int64_t number = first, end = blocks(); number < end; number++) {
        if (pread(file, block.data(), BLOCK, (number + 1) * BLOCK) != BLOCK) {
            throw failure("The journal cannot be read");
        }
        int64_t bytes = get<int32_t>(block.data() + 32) == 1 ? 4 : 16;
        const char *duration = block.data() + BLOCK_HEADER + bytes - 4;
        for (int32_t call = 0, calls = get<int32_t>(block.data() + 24); call < calls; call++, duration += bytes) {
            // Without the outcome's bits, encoded durations have the order of the durations.
            durations.push_back(get<uint32_t>(duration) & 0x3FFFFFFF);
        }
    }
    if (durations.empty()) {
        return 0;
    }
    auto middle = durations.begin() + durations.size() / 2;
    std::nth_element(durations.begin(), middle, durations.end());
    return decode(*middle);
}

void Journal::close() {
    put<int64_t>(header->at(40), clock.error_until(ClockMapping::measure()));
    if (ftruncate(file, chunk_at + next_block) != 0) {
        throw failure("The journal cannot be ended");
    }
}

void Journal::grow(int64_t at) {
    int64_t size = std::clamp(at / 16, SMALLEST_CHUNK, LARGEST_CHUNK) / BLOCK * BLOCK;
    zeros(at, size);
    chunk = std::make_shared<Chunk>(file, at, size);
    chunk_at = at;
    next_block = 0;
}

void Journal::zeros(int64_t at, int64_t size) {
    static const char NOTHING[1 << 16] = {};
    for (int64_t end = at + size; at < end;) {
        ssize_t written = pwrite(file, NOTHING, std::min<int64_t>(sizeof NOTHING, end - at), at);
        if (written < 0) {
            throw failure("The calls can no longer be recorded");
        }
        at += written;
    }
}

}
