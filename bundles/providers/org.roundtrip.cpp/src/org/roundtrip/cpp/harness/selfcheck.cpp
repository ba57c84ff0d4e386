// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Checks this library against the file of test vectors: prints what differs and exits with 1.
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>

#include "control.hpp"
#include "digest.hpp"
#include "journal.hpp"
#include "pace.hpp"
#include "values.hpp"

namespace {

std::string hex(uint64_t value, int digits) {
    std::string text;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
        text += "0123456789abcdef"[value >> shift & 15];
    }
    return text;
}

std::string hex(const std::string &bytes) {
    std::string text;
    for (unsigned char each : bytes) {
        text += hex(each, 2);
    }
    return text;
}

std::string hex(const std::u16string &units) {
    std::string text;
    for (char16_t each : units) {
        text += hex(each, 4);
    }
    return text;
}

std::string unhex(const std::string &text) {
    std::string bytes;
    for (size_t i = 0; i + 1 < text.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
    }
    return bytes;
}

template <typename Bits, typename Number>
std::string bits(Number value, int digits) {
    Bits copy;
    std::memcpy(&copy, &value, sizeof copy);
    return hex(copy, digits);
}

/** What this library makes of one line of the file: the last word of the line as it should be. */
class Checked {
public:
    std::string word(const std::string &kind, std::istringstream &line) {
        if (kind == "stream") {
            std::string operation, which;
            int64_t seed;
            int entry;
            line >> seed >> operation >> which >> entry;
            values = which == "arguments" ? roundtrip::Values::of_arguments(seed, operation, entry)
                    : roundtrip::Values::of_result(seed, operation, entry);
            return std::to_string(entry);
        }
        if (kind == "escape") {
            std::string from;
            line >> from;
            return hex(roundtrip::escape(unhex(from)));
        }
        if (kind == "crc32c") {
            std::string from;
            line >> from;
            std::string bytes = unhex(from);
            return hex(roundtrip::crc32c(0, bytes.data(), bytes.size()), 8);
        }
        if (kind == "sample") {
            int64_t nanos;
            uint32_t outcome;
            line >> nanos >> outcome;
            return hex(roundtrip::encode(nanos, static_cast<roundtrip::Outcome>(outcome)), 8);
        }
        if (kind == "arrivals") {
            int64_t seed, nanos;
            roundtrip::Arriving arriving;
            line >> seed >> nanos >> arriving.arrivals >> arriving.rate >> arriving.to_rate >> arriving.steps >> arriving.burst;
            schedule = arriving.schedule(seed, nanos);
            return std::to_string(arriving.burst);
        }
        if (kind == "moment") {
            int64_t calls;
            line >> calls;
            int64_t moment = 0;
            for (int64_t i = 0; i < calls; i++) {
                moment = schedule->next();
            }
            return std::to_string(moment);
        }
        return value(kind, line);
    }

private:
    roundtrip::Values values{0};
    roundtrip::Digest digest;
    std::u16string unicode;
    std::unique_ptr<roundtrip::Schedule> schedule;

    std::string value(const std::string &kind, std::istringstream &line) {
        if (kind == "boolean") {
            bool value = values.next_boolean();
            digest.put_boolean(value);
            return value ? "true" : "false";
        }
        if (kind == "byte") {
            int8_t value = values.next_byte();
            digest.put_byte(value);
            return std::to_string(value);
        }
        if (kind == "short") {
            int16_t value = values.next_short();
            digest.put_short(value);
            return std::to_string(value);
        }
        if (kind == "int") {
            int32_t value = values.next_int();
            digest.put_int(value);
            return std::to_string(value);
        }
        if (kind == "long") {
            int64_t value = values.next_long();
            digest.put_long(value);
            return std::to_string(value);
        }
        if (kind == "float") {
            float value = values.next_float();
            digest.put_float(value);
            return bits<uint32_t>(value, 8);
        }
        if (kind == "double") {
            double value = values.next_double();
            digest.put_double(value);
            return bits<uint64_t>(value, 16);
        }
        if (kind == "char") {
            char16_t value = values.next_char();
            digest.put_char(value);
            return hex(value, 4);
        }
        if (kind == "timestamp") {
            int64_t value = values.next_timestamp();
            digest.put_timestamp(value);
            return std::to_string(value);
        }
        if (kind == "optional") {
            bool present = values.next_boolean();
            digest.put_optional(present);
            return present ? "true" : "false";
        }
        if (kind == "struct") {
            digest.put_struct();
            return "{";
        }
        if (kind == "digest") {
            return digest.hex();
        }
        if (kind == "uppercase") {
            std::u16string upper = roundtrip::upper_case(unicode);
            digest.put_text(upper);
            return hex(upper);
        }
        return sized(kind, line);
    }

    std::string sized(const std::string &kind, std::istringstream &line) {
        int32_t min, max;
        line >> min;
        if (kind == "constant") {
            int32_t ordinal = values.next_constant(min);
            digest.put_constant(ordinal);
            return std::to_string(ordinal);
        }
        if (kind == "union") {
            int32_t which = values.next_constant(min);
            digest.put_union(which);
            return std::to_string(which);
        }
        line >> max;
        if (kind == "decimal") {
            std::string value = values.next_decimal(min, max);
            digest.put_decimal(value, max);
            return value;
        }
        if (kind == "map") {
            int32_t length = values.next_length(min, max);
            digest.put_map(length);
            return std::to_string(length);
        }
        if (kind == "sequence") {
            int32_t length = values.next_length(min, max);
            digest.put_sequence(length);
            return std::to_string(length);
        }
        if (kind == "latin1") {
            std::string text = values.next_latin1(min, max);
            digest.put_text(text);
            return hex(text);
        }
        if (kind == "unicode") {
            unicode = values.next_unicode(min, max);
            digest.put_text(unicode);
            return hex(unicode);
        }
        if (kind == "bytes") {
            std::string bytes = values.next_bytes(min, max);
            digest.put_bytes(bytes.data(), bytes.size());
            return hex(bytes);
        }
        return "unknown";
    }
};

}

int main(int argc, char **argv) {
    std::ifstream file(argv[argc - 1]);
    Checked checked;
    int lines = 0;
    int wrong = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') {
            continue;
        }
        std::istringstream words(line);
        std::string kind;
        words >> kind;
        size_t last = line.rfind(' ');
        std::string expected = line.substr(last + 1);
        std::string found = checked.word(kind, words);
        lines++;
        if (found != expected) {
            wrong++;
            std::cout << line << ": " << found << "\n";
        }
    }
    std::cout << lines << " lines, " << wrong << " wrong" << std::endl;
    return lines > 0 && wrong == 0 ? 0 : 1;
}
