// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The program of the example: trial client|server SETTINGS.
#include "trial.hpp"

int main(int argc, char **argv) {
    if (std::string(argv[1]) == "client") {
        trial::Client half;
        roundtrip::client_main(half, argc, argv);
    }
    trial::Server half;
    roundtrip::server_main(half, argc, argv);
}
