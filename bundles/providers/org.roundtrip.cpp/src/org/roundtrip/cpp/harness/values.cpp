// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "values.hpp"

#include <algorithm>

namespace roundtrip {

namespace {

const char LATIN1[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** First and last code unit of the blocks from which Unicode text is drawn. */
const char16_t UNICODE[][2] = {
    {u'0', u'9'}, {u'A', u'Z'}, {u'a', u'z'}, {0x00C0, 0x00D6}, {0x00D8, 0x00F6}, {0x0391, 0x03A1},
    {0x03B1, 0x03C9}, {0x0410, 0x044F}, {0x05D0, 0x05EA}, {0x3041, 0x3096}, {0x4E00, 0x9FA5},
};

/** Java's hash code of a string; names of operations are ASCII. */
int32_t hash(const std::string &name) {
    uint32_t sum = 0;
    for (char each : name) {
        sum = 31 * sum + static_cast<unsigned char>(each);
    }
    return static_cast<int32_t>(sum);
}

}

uint64_t Values::mix(uint64_t bits) {
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBu;
    return bits ^ bits >> 31;
}

Values Values::of(int64_t seed, const std::string &operation, uint64_t stream) {
    uint64_t name = static_cast<uint64_t>(static_cast<int64_t>(hash(operation)));
    return Values(mix(static_cast<uint64_t>(seed) ^ mix(name)) + mix(stream));
}

Values Values::of_arguments(int64_t seed, const std::string &operation, int entry) {
    return of(seed, operation, 2 * static_cast<uint64_t>(entry));
}

Values Values::of_result(int64_t seed, const std::string &operation, int entry) {
    return of(seed, operation, 2 * static_cast<uint64_t>(entry) + 1);
}

std::string Values::next_latin1(int32_t min, int32_t max) {
    std::string text(next_length(min, max), '\0');
    for (char &each : text) {
        each = LATIN1[below(sizeof LATIN1 - 1)];
    }
    return text;
}

std::u16string Values::next_unicode(int32_t min, int32_t max) {
    std::u16string text(next_length(min, max), u'\0');
    for (char16_t &each : text) {
        each = next_char();
    }
    return text;
}

char16_t Values::next_char() {
    const char16_t *block = UNICODE[below(sizeof UNICODE / sizeof *UNICODE)];
    return static_cast<char16_t>(block[0] + below(block[1] - block[0] + 1));
}

std::string Values::next_decimal(int32_t digits, int32_t scale) {
    std::string number(digits, '0');
    for (char &each : number) {
        each = static_cast<char>('0' + below(10));
    }
    bool zero = number.find_first_not_of('0') == std::string::npos;
    number.erase(0, std::min<size_t>(number.find_first_not_of('0'), digits - scale));
    if (number.size() == static_cast<size_t>(scale)) {
        number.insert(0, "0");
    }
    if (scale > 0) {
        number.insert(number.size() - scale, ".");
    }
    return next_boolean() && !zero ? "-" + number : number;
}

std::string Values::next_bytes(int32_t min, int32_t max) {
    std::string bytes(next_length(min, max), '\0');
    for (char &each : bytes) {
        each = static_cast<char>(next_byte());
    }
    return bytes;
}

std::u16string upper_case(const std::u16string &text) {
    std::u16string upper;
    upper.reserve(text.size());
    for (char16_t each : text) {
        bool shifted = (each >= u'a' && each <= u'z') || (each >= 0x00E0 && each <= 0x00F6)
                || (each >= 0x03B1 && each <= 0x03C9) || (each >= 0x0430 && each <= 0x044F);
        if (each == 0x00DF) {
            upper += u"SS";
        } else if (each == 0x03C2) {
            upper += char16_t(0x03A3);
        } else {
            upper += static_cast<char16_t>(shifted ? each - 32 : each);
        }
    }
    return upper;
}

}
