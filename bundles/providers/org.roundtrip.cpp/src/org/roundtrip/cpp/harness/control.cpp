// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "control.hpp"

#include <unistd.h>

#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

namespace roundtrip {

namespace {

constexpr size_t LONGEST_SENTENCE = 300;

/** Lines of standard input, read by a thread of their own, which ends the process when there are no more. */
class Commands {
public:
    void listen() {
        std::thread([this] {
            for (std::string line; std::getline(std::cin, line);) {
                std::lock_guard<std::mutex> guard(lock);
                lines.push(line);
                changed.notify_one();
            }
            _exit(0);
        }).detach();
    }

    std::string next() {
        std::unique_lock<std::mutex> guard(lock);
        changed.wait(guard, [this] { return !lines.empty(); });
        std::string line = lines.front();
        lines.pop();
        return line;
    }

private:
    std::mutex lock;
    std::condition_variable changed;
    std::queue<std::string> lines;
};

void answer(int out, const ControlLine &line) {
    std::string text = line.text() + "\n";
    for (size_t at = 0; at < text.size();) {
        ssize_t written = write(out, text.data() + at, text.size() - at);
        if (written < 0) {
            _exit(1);
        }
        at += written;
    }
}

}

bool Fields::has(const std::string &name) const {
    for (const auto &each : values) {
        if (each.first == name) {
            return true;
        }
    }
    return false;
}

const std::string &Fields::text(const std::string &name) const {
    for (const auto &each : values) {
        if (each.first == name) {
            return each.second;
        }
    }
    throw std::invalid_argument("there is no value named " + name);
}

int64_t Fields::number(const std::string &name) const {
    return std::stoll(text(name));
}

Fields &Fields::with(const std::string &name, const std::string &value) {
    for (auto &each : values) {
        if (each.first == name) {
            each.second = value;
            return *this;
        }
    }
    values.emplace_back(name, value);
    return *this;
}

std::map<std::string, std::string> Fields::named(const std::string &prefix) const {
    std::map<std::string, std::string> found;
    for (const auto &each : values) {
        if (each.first.compare(0, prefix.size(), prefix) == 0) {
            found[each.first.substr(prefix.size())] = each.second;
        }
    }
    return found;
}

ControlLine ControlLine::parse(const std::string &line) {
    ControlLine parsed;
    size_t end = line.find('\t');
    parsed.word = line.substr(0, end);
    while (end != std::string::npos) {
        size_t begin = end + 1;
        end = line.find('\t', begin);
        std::string field = line.substr(begin, end == std::string::npos ? end : end - begin);
        size_t equals = field.find('=');
        if (equals == std::string::npos || equals == 0) {
            throw std::invalid_argument("not a field: " + field);
        }
        parsed.fields.with(field.substr(0, equals), unescape(field.substr(equals + 1)));
    }
    return parsed;
}

std::string ControlLine::text() const {
    std::string line = word;
    for (const auto &each : fields.all()) {
        line += "\t" + each.first + "=" + escape(each.second);
    }
    return line;
}

std::string escape(const std::string &value) {
    std::string text;
    for (char each : value) {
        switch (each) {
        case '\\': text += "\\\\"; break;
        case '\t': text += "\\t"; break;
        case '\n': text += "\\n"; break;
        case '\r': text += "\\r"; break;
        default: text += each;
        }
    }
    return text;
}

std::string unescape(const std::string &value) {
    std::string text;
    for (size_t i = 0; i < value.size(); i++) {
        if (value[i] != '\\' || i + 1 == value.size()) {
            text += value[i];
            continue;
        }
        char escaped = value[++i];
        text += escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped;
    }
    return text;
}

Fields read_settings(const std::string &path) {
    std::ifstream file(path);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    Fields settings;
    for (std::string line; std::getline(file, line);) {
        size_t equals = line.find('=');
        if (equals == std::string::npos || equals == 0) {
            throw std::runtime_error(path + " is not a file of settings: " + line);
        }
        settings.with(line.substr(0, equals), unescape(line.substr(equals + 1)));
    }
    return settings;
}

std::string sentence(const std::string &text) {
    std::string line;
    for (char each : text) {
        bool space = each == ' ' || each == '\t' || each == '\n' || each == '\r';
        if (!space || (!line.empty() && line.back() != ' ')) {
            line += space ? ' ' : each;
        }
    }
    if (line.size() > LONGEST_SENTENCE) {
        size_t end = LONGEST_SENTENCE;
        while (end > 0 && (line[end] & 0xC0) == 0x80) {
            end--;
        }
        line.resize(end);
    }
    while (!line.empty() && line.back() == ' ') {
        line.pop_back();
    }
    return !line.empty() && std::string(".!?").find(line.back()) != std::string::npos ? line : line + ".";
}

std::string describe_standard() {
    try {
        throw;
    } catch (const std::exception &e) {
        return sentence(e.what());
    } catch (...) {
        return "An error without a message.";
    }
}

void serve(const std::function<Fields(const ControlLine &)> &run, const std::function<std::string()> &describe) {
    std::signal(SIGPIPE, SIG_IGN);
    int out = dup(STDOUT_FILENO);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    Commands commands;
    commands.listen();
    while (true) {
        std::string line = commands.next();
        ControlLine reply{"done", {}};
        try {
            reply.fields = run(ControlLine::parse(line));
        } catch (...) {
            reply = {"failed", Fields().with("message", describe())};
            std::cerr << line << ": " << reply.fields.text("message") << std::endl;
        }
        answer(out, reply);
        if (line == "stop") {
            _exit(0);
        }
    }
}

}
