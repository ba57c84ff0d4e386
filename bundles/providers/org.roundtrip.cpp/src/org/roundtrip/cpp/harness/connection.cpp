// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// What the system reports about a connection that a middleware has opened.
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <filesystem>

#include "halves.hpp"

namespace roundtrip {

namespace {

/** The port at the other end of a connected TCP socket; 0 for everything else. */
int peer_port(int descriptor) {
    int protocol = 0;
    socklen_t size = sizeof protocol;
    sockaddr_storage name{};
    socklen_t length = sizeof name;
    if (getsockopt(descriptor, SOL_SOCKET, SO_PROTOCOL, &protocol, &size) != 0 || protocol != IPPROTO_TCP
            || getpeername(descriptor, reinterpret_cast<sockaddr *>(&name), &length) != 0) {
        return 0;
    }
    return ntohs(name.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6 *>(&name)->sin6_port
                                            : reinterpret_cast<sockaddr_in *>(&name)->sin_port);
}

int option(int descriptor, int level, int name) {
    int value = 0;
    socklen_t size = sizeof value;
    getsockopt(descriptor, level, name, &value, &size);
    return value;
}

/** Linux doubles the size that is asked for, and reports that; this is the size that one asks for, as Java reports it. */
int buffer(int descriptor, int name) {
    return option(descriptor, SOL_SOCKET, name) / 2;
}

bool listed(const std::string &ports, int port) {
    return ("," + ports + ",").find("," + std::to_string(port) + ",") != std::string::npos;
}

}

Fields connection_facts(const Endpoint &server) {
    Fields facts;
    for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        int descriptor = std::stoi(entry.path().filename().string());
        int port = peer_port(descriptor);
        if (port != 0 && !listed(server.naming_ports, port)) {
            return facts.with("TCP_NODELAY", option(descriptor, IPPROTO_TCP, TCP_NODELAY) != 0 ? "true" : "false")
                    .with("SO_SNDBUF", buffer(descriptor, SO_SNDBUF))
                    .with("SO_RCVBUF", buffer(descriptor, SO_RCVBUF));
        }
    }
    return facts;
}

}
