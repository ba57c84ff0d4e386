// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "digest.hpp"

#include <algorithm>
#include <cstring>

namespace roundtrip {

namespace {

/** The constants of SHA-256 (FIPS 180-4, 4.2.2). */
const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

uint32_t turn(uint32_t value, int bits) {
    return value >> bits | value << (32 - bits);
}

}

void Digest::put_float(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    tag('F', bits, 4);
}

void Digest::put_double(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    tag('D', bits, 8);
}

void Digest::put_text(const std::u16string &text) {
    put_text(reinterpret_cast<const uint16_t *>(text.data()), text.size());
}

void Digest::put_decimal(const std::string &number, size_t scale) {
    bool negative = number[0] == '-';
    size_t point = std::min(number.find('.'), number.size());
    std::string fraction = number.substr(std::min(point + 1, number.size()));
    while (fraction.size() > scale && fraction.back() == '0') {
        fraction.pop_back();
    }
    fraction.append(scale - std::min(scale, fraction.size()), '0');
    std::string digits = number.substr(negative, point - negative) + fraction;
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    tag('N', fraction.size(), 4);
    put_text(negative && digits != "0" ? "-" + digits : digits);
}

void Digest::put_bytes(const void *bytes, size_t count) {
    tag('O', count, 4);
    for (size_t i = 0; i < count; i++) {
        byte(static_cast<const uint8_t *>(bytes)[i]);
    }
}

void Digest::compress() {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) {
        w[i] = static_cast<uint32_t>(block[4 * i]) << 24 | block[4 * i + 1] << 16 | block[4 * i + 2] << 8 | block[4 * i + 3];
    }
    for (int i = 16; i < 64; i++) {
        w[i] = w[i - 16] + (turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7]
                + (turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
        uint32_t first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
        uint32_t second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
    length += sizeof block;
    used = 0;
}

std::string Digest::hex() {
    uint64_t bits = 8 * (length + used);
    byte(0x80);
    while (used != 56) {
        byte(0);
    }
    number(bits, 8);
    std::string text;
    for (uint32_t word : state) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            text += "0123456789abcdef"[word >> shift & 15];
        }
    }
    *this = Digest();
    return text;
}

}
