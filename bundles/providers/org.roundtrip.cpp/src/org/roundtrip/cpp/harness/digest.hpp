// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The digest of values, see "Digest" in half.txt.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace roundtrip {

/** A SHA-256 over the canonical form of values. For one thread. */
class Digest {
public:
    void put_boolean(bool value) { tag('Z', value ? 1 : 0, 1); }
    void put_byte(int8_t value) { tag('B', static_cast<uint8_t>(value), 1); }
    void put_short(int16_t value) { tag('S', static_cast<uint16_t>(value), 2); }
    void put_int(int32_t value) { tag('I', static_cast<uint32_t>(value), 4); }
    void put_long(int64_t value) { tag('J', static_cast<uint64_t>(value), 8); }
    void put_float(float value);
    void put_double(double value);
    /** A text of which each character is one code unit: char, char16_t or wchar_t. */
    template <typename Char>
    void put_text(const Char *text, size_t length) {
        tag('T', length, 4);
        for (size_t i = 0; i < length; i++) {
            number(static_cast<uint16_t>(static_cast<std::make_unsigned_t<Char>>(text[i])), 2);
        }
    }
    void put_text(const std::string &text) { put_text(text.data(), text.size()); }
    void put_text(const std::u16string &text);
    void put_char(char16_t value) { tag('C', value, 2); }
    /** An instant, in milliseconds since the beginning of 1970 in UTC. */
    void put_timestamp(int64_t millis) { tag('M', static_cast<uint64_t>(millis), 8); }
    /** A decimal number such as -12.30, with any zeros; more digits behind the point give a digest that matches no valid value. */
    void put_decimal(const std::string &number, size_t scale);
    void put_bytes(const void *bytes, size_t length);
    /** An enum constant. */
    void put_constant(int32_t ordinal) { tag('E', static_cast<uint32_t>(ordinal), 4); }
    /** The head of a sequence; its elements follow. */
    void put_sequence(size_t length) { tag('[', length, 4); }
    /** The head of a map; its entries follow in the order of their keys, the key before the value. */
    void put_map(size_t length) { tag('<', length, 4); }
    /** The head of an optional value, which follows if it is there. */
    void put_optional(bool present) { tag('?', present ? 1 : 0, 1); }
    /** The head of a union, with the number of its case; the value follows. */
    void put_union(int32_t which) { tag('U', static_cast<uint32_t>(which), 4); }
    /** The head of a struct; its fields follow. */
    void put_struct() { byte('{'); }
    /** A value that is missing, which no shape allows. */
    void put_absent() { byte('0'); }

    /** The digest of all values put, in hexadecimal; begins a new digest. */
    std::string hex();

private:
    uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint8_t block[64];
    size_t used = 0;
    uint64_t length = 0;

    void byte(uint8_t value) {
        block[used++] = value;
        if (used == sizeof block) {
            compress();
        }
    }
    /** The lowest bytes of a number, the highest first. */
    void number(uint64_t value, int bytes) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
            byte(static_cast<uint8_t>(value >> shift));
        }
    }
    void tag(char tag, uint64_t value, int bytes) {
        byte(static_cast<uint8_t>(tag));
        number(value, bytes);
    }
    void compress();
};

}
