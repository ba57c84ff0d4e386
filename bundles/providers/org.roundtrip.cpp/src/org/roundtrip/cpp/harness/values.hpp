// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The seeded stream of random values from which every payload is drawn, see "Values" in half.txt.
#pragma once
#include <cstdint>
#include <string>

namespace roundtrip {

/** A stream of values. The generator is SplitMix64. For one thread. */
class Values {
public:
    explicit Values(uint64_t seed) : state(seed) {}

    /** The stream of the arguments of an entry of the pool. */
    static Values of_arguments(int64_t seed, const std::string &operation, int entry);
    /** The stream of the result of an entry of the pool. */
    static Values of_result(int64_t seed, const std::string &operation, int entry);

    /** 64 random bits. */
    int64_t next_long() {
        state += 0x9E3779B97F4A7C15u;
        return static_cast<int64_t>(mix(state));
    }
    bool next_boolean() { return next_long() < 0; }
    int8_t next_byte() { return static_cast<int8_t>(bits() >> 56); }
    int16_t next_short() { return static_cast<int16_t>(bits() >> 48); }
    int32_t next_int() { return static_cast<int32_t>(bits() >> 32); }
    /** A multiple of 2^-24 in [0, 1). */
    float next_float() { return static_cast<float>(bits() >> 40) * 0x1.0p-24f; }
    /** A multiple of 2^-53 in [0, 1). */
    double next_double() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }
    /** A length from min to max; draws nothing when both are equal. */
    int32_t next_length(int32_t min, int32_t max) {
        return min == max ? min : min + below(static_cast<uint64_t>(max) - min + 1);
    }
    /** The ordinal of one of several constants. */
    int32_t next_constant(int32_t constants) { return below(constants); }
    /** Letters and digits, a byte each. */
    std::string next_latin1(int32_t min, int32_t max);
    /** UTF-16 code units of the basic multilingual plane. */
    std::u16string next_unicode(int32_t min, int32_t max);
    /** A UTF-16 code unit of the basic multilingual plane. */
    char16_t next_char();
    /** An instant, in milliseconds since the beginning of 1970 in UTC. */
    int64_t next_timestamp() { return static_cast<int64_t>(bits() % YEAR_2100); }
    /** A decimal number such as -12.30, with as many digits behind the point as the scale says. */
    std::string next_decimal(int32_t digits, int32_t scale);
    /** Random octets. */
    std::string next_bytes(int32_t min, int32_t max);

private:
    /** The beginning of the year 2100, in milliseconds since that of 1970. */
    static const uint64_t YEAR_2100 = 4102444800000u;
    uint64_t state;

    uint64_t bits() { return static_cast<uint64_t>(next_long()); }
    int32_t below(uint64_t bound) { return static_cast<int32_t>(bits() % bound); }
    static uint64_t mix(uint64_t bits);
    static Values of(int64_t seed, const std::string &operation, uint64_t stream);
};

/** What the behaviours "upper case" make of a text: the upper case of each character that a text may have. */
std::u16string upper_case(const std::u16string &text);

}
