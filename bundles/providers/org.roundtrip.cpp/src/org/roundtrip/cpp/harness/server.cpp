// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// The commands of a server.
#include <netdb.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>

#include "halves.hpp"
#include "places.hpp"

namespace roundtrip {

namespace {
constexpr std::chrono::milliseconds SILENT(2000);
constexpr int64_t KIBI = 1024;
}

void Arrivals::restart() {
    faults.restart();
    number++;
}

void Arrivals::begin() {
    std::lock_guard<std::mutex> guard(lock);
    digest = Digest();
    restart();
    on = true;
}

std::string Arrivals::end() {
    std::lock_guard<std::mutex> guard(lock);
    on = false;
    return digest.hex();
}

int64_t Arrivals::await(int64_t calls, std::chrono::milliseconds silent) const {
    int64_t arrived = one_way;
    auto heard = std::chrono::steady_clock::now();
    while (arrived < calls && std::chrono::steady_clock::now() - heard < silent) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        int64_t now = one_way;
        if (now != arrived) {
            arrived = now;
            heard = std::chrono::steady_clock::now();
        }
    }
    return arrived;
}

int usable_port(const std::string &host, int port) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_PASSIVE;
    addrinfo *found = nullptr;
    std::string service = std::to_string(port);
    if (getaddrinfo(host.c_str(), service.c_str(), &hints, &found) != 0) {
        throw Explained(host + " is not an address of this machine; choose another host.");
    }
    std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> place(found, freeaddrinfo);
    int listener = socket(place->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int yes = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    bool bound = bind(listener, place->ai_addr, place->ai_addrlen) == 0 && listen(listener, 1) == 0;
    int error = errno;
    sockaddr_storage name{};
    socklen_t size = sizeof name;
    getsockname(listener, reinterpret_cast<sockaddr *>(&name), &size);
    ::close(listener);
    if (!bound && error == EADDRNOTAVAIL) {
        throw Explained(host + " is not an address of this machine; choose another host.");
    }
    if (!bound && error == EADDRINUSE) {
        throw Explained("Port " + service + " of " + host + " is taken; choose another port, or 0 for any free one.");
    }
    if (!bound) {
        throw Explained("Port " + service + " of " + host + " cannot be used: " + std::strerror(error) + ".");
    }
    return ntohs(name.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6 &>(name).sin6_port
                                            : reinterpret_cast<sockaddr_in &>(name).sin_port);
}

void server_main(ServerHalf &half, int argc, char **argv) {
    Fields settings = read_settings(argv[argc - 1]);
    Arrivals arrivals(settings);
    serve([&](const ControlLine &command) {
        Fields done;
        if (command.word == "start") {
            place_threads(settings);
            Endpoint endpoint = half.start(settings, command.fields.named("link."), arrivals);
            done.with("address", endpoint.address).with("ports", endpoint.ports).with("namingPorts", endpoint.naming_ports);
        } else if (command.word == "phase") {
            place_threads(settings);
            arrivals.calls().begin(phase_code(command.fields.text("phase")));
        } else if (command.word == "restart") {
            arrivals.restart();
        } else if (command.word == "record") {
            arrivals.begin();
        } else if (command.word == "digest") {
            done.with("digest", arrivals.end());
        } else if (command.word == "arrived") {
            done.with("calls", arrivals.await(command.fields.number("calls"), SILENT));
        } else if (command.word == "compiled") {
            // Nothing is compiled while it runs.
        } else if (command.word == "memory") {
            rusage used{};
            getrusage(RUSAGE_SELF, &used);
            done.with("memoryBytes", static_cast<int64_t>(used.ru_maxrss) * KIBI);
        } else if (command.word == "served") {
            if (arrivals.served().counts()) {
                done.with("calls", arrivals.served().calls());
            }
        } else if (command.word == "stop") {
            half.close();
            arrivals.calls().close();
        } else {
            throw std::invalid_argument("a server knows no command " + command.word);
        }
        return done;
    }, [&] { return half.describe(); });
}

}
