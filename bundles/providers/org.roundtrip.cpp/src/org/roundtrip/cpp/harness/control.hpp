// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The control protocol and the settings file, see "Control" in half.txt.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace roundtrip {

/** A failure whose message is already a sentence for people. */
class Explained : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/** Named values in order. */
class Fields {
public:
    /** Whether there is such a value. */
    bool has(const std::string &name) const;
    /** A value that must be there. */
    const std::string &text(const std::string &name) const;
    /** A whole number that must be there. */
    int64_t number(const std::string &name) const;
    /** Adds or replaces a value. */
    Fields &with(const std::string &name, const std::string &value);
    Fields &with(const std::string &name, int64_t value) { return with(name, std::to_string(value)); }
    /** The values whose names begin with a prefix, by the rest of the name. */
    std::map<std::string, std::string> named(const std::string &prefix) const;
    const std::vector<std::pair<std::string, std::string>> &all() const { return values; }

private:
    std::vector<std::pair<std::string, std::string>> values;
};

/** One line of the protocol: a word and fields. */
struct ControlLine {
    std::string word;
    Fields fields;

    static ControlLine parse(const std::string &line);
    /** The line, without its end. */
    std::string text() const;
};

/** Escapes a value, and undoes it. */
std::string escape(const std::string &value);
std::string unescape(const std::string &value);

/** Reads a settings file. */
Fields read_settings(const std::string &path);

/** The text on one line, cut to 300 bytes but within no character of UTF-8, ending with a full stop or the like. */
std::string sentence(const std::string &text);

/**
 * Answers commands until "stop" has been answered, then ends the process. What else is printed to standard output goes
 * to standard error. The process ends at once when standard input ends. A connection whose other end is gone is an error of
 * the call that uses it, and no signal.
 *
 * @param run      carries out a command and returns the fields of the answer
 * @param describe returns a sentence on the exception that is being handled
 */
[[noreturn]] void serve(const std::function<Fields(const ControlLine &)> &run, const std::function<std::string()> &describe);

/** A sentence on the exception that is being handled, for those of the standard library. */
std::string describe_standard();

}
