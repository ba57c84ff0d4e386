// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
#include "places.hpp"

#ifdef __linux__
#include <dirent.h>
#include <sched.h>

#include <cstdlib>
#include <memory>
#include <sstream>
#endif

namespace roundtrip {

#ifdef __linux__

namespace {

/** The set of a list such as 0,2-3. */
cpu_set_t processors(const std::string &list) {
    cpu_set_t set;
    CPU_ZERO(&set);
    std::istringstream parts(list);
    for (std::string part; std::getline(parts, part, ',');) {
        size_t dash = part.find('-');
        int last = std::stoi(part.substr(dash == std::string::npos ? 0 : dash + 1));
        for (int each = std::stoi(part); each <= last && each < CPU_SETSIZE; each++) {
            CPU_SET(each, &set);
        }
    }
    return set;
}

}

void place_threads(const Fields &settings) {
    if (!settings.has("processors.calls")) {
        return;
    }
    cpu_set_t set = processors(settings.text("processors.calls"));
    std::unique_ptr<DIR, int (*)(DIR *)> threads(opendir("/proc/self/task"), closedir);
    while (dirent *thread = threads ? readdir(threads.get()) : nullptr) {
        pid_t id = std::atoi(thread->d_name);
        if (id > 0) {
            // A thread that has ended meanwhile is no matter.
            sched_setaffinity(id, sizeof set, &set);
        }
    }
}

#else

void place_threads(const Fields &) {}

#endif

}
