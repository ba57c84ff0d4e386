// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// An example of both halves: one operation that echoes a LATIN1 text over TCP. On the wire a text is its length as a native
// 32-bit number, then its bytes. The header contract.hpp, which is generated, has the name and the lengths of the operation.
#pragma once
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>
#include <vector>

#include "contract.hpp"
#include "halves.hpp"

namespace trial {

/** One connection, which both sides use alike. */
class Connection {
public:
    explicit Connection(int descriptor) : descriptor(descriptor) {
        int yes = 1;
        setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    }
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    ~Connection() { ::close(descriptor); }

    void send(const std::string &text) {
        uint32_t length = text.size();
        iovec parts[] = {{&length, sizeof length}, {const_cast<char *>(text.data()), text.size()}};
        iovec *end = parts + 2;
        for (iovec *next = parts; next != end;) {
            ssize_t sent = writev(descriptor, next, end - next);
            if (sent < 0) {
                throw std::runtime_error(std::string("cannot send: ") + std::strerror(errno));
            }
            for (; next != end && static_cast<size_t>(sent) >= next->iov_len; next++) {
                sent -= next->iov_len;
            }
            if (next != end) {
                next->iov_base = static_cast<char *>(next->iov_base) + sent;
                next->iov_len -= sent;
            }
        }
    }

    /** Returns false when the other side has closed, or sends more than the contract allows. */
    bool receive(std::string &text) {
        uint32_t length = 0;
        if (!fill(reinterpret_cast<char *>(&length), sizeof length) || length > MAX) {
            return false;
        }
        text.resize(length);
        return fill(text.data(), length);
    }

private:
    int descriptor;

    bool fill(char *place, size_t size) {
        while (size > 0) {
            ssize_t got = read(descriptor, place, size);
            if (got <= 0) {
                return false;
            }
            place += got;
            size -= got;
        }
        return true;
    }
};

inline sockaddr_in place(const std::string &host, int port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<uint16_t>(port));
    inet_pton(AF_INET, host.c_str(), &place.sin_addr);
    return place;
}

/** What calls are made on. */
class Stub {
public:
    explicit Stub(const roundtrip::Endpoint &endpoint) : connection(open(endpoint.address)) {}

    void echo(const std::string &text, std::string &result) {
        connection.send(text);
        if (!connection.receive(result)) {
            throw std::runtime_error("the server has closed the connection");
        }
    }

private:
    Connection connection;

    static int open(const std::string &address) {
        size_t colon = address.rfind(':');
        int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in server = place(address.substr(0, colon), std::stoi(address.substr(colon + 1)));
        if (connect(descriptor, reinterpret_cast<sockaddr *>(&server), sizeof server) != 0) {
            throw std::runtime_error(std::string("cannot connect: ") + std::strerror(errno));
        }
        return descriptor;
    }
};

class EchoCaller : public roundtrip::Caller {
public:
    explicit EchoCaller(Stub &stub) : stub(stub) {}
    void prepare(int64_t seed, int pool) override {
        for (int entry = 0; entry < pool; entry++) {
            texts.push_back(roundtrip::Values::of_arguments(seed, OPERATION, entry).next_latin1(MIN, MAX));
        }
    }
    void share(roundtrip::Caller &other) override { texts = static_cast<EchoCaller &>(other).texts; }
    roundtrip::Outcome call(int entry) override {
        stub.echo(texts[entry], result);
        return roundtrip::Outcome::ANSWERED;
    }
    void digest_arguments(int entry, roundtrip::Digest &digest) override { digest.put_text(texts[entry]); }
    void digest_result(roundtrip::Digest &digest) override { digest.put_text(result); }

private:
    Stub &stub;
    std::vector<std::string> texts;
    std::string result;
};

/** A connection for one call. */
class Fresh : public roundtrip::FreshConnection {
public:
    explicit Fresh(const roundtrip::Endpoint &endpoint) : endpoint(endpoint) {}
    void connect() override { stub = std::make_unique<Stub>(endpoint); }
    std::unique_ptr<roundtrip::Caller> caller(const std::string &) override { return std::make_unique<EchoCaller>(*stub); }

private:
    roundtrip::Endpoint endpoint;
    std::unique_ptr<Stub> stub;
};

class Client : public roundtrip::ClientHalf {
public:
    void prepare(const roundtrip::Fields &) override {}
    void open(const roundtrip::Endpoint &endpoint, roundtrip::Steps &steps) override {
        steps.connect([&] { open_another(endpoint); });
    }
    /** Calls on one connection cannot overlap. */
    bool open_another(const roundtrip::Endpoint &endpoint) override {
        stubs.push_back(std::make_unique<Stub>(endpoint));
        return true;
    }
    std::unique_ptr<roundtrip::FreshConnection> fresh(const roundtrip::Endpoint &endpoint) override {
        return std::make_unique<Fresh>(endpoint);
    }
    std::unique_ptr<roundtrip::Caller> caller(const std::string &) override {
        return std::make_unique<EchoCaller>(*stubs.back());
    }
    void close() override { stubs.clear(); }

private:
    std::vector<std::unique_ptr<Stub>> stubs;
};

/** Serves each connection on a thread of its own, until the process ends. */
class Server : public roundtrip::ServerHalf {
public:
    roundtrip::Endpoint start(const roundtrip::Fields &settings, const std::map<std::string, std::string> &,
            roundtrip::Arrivals &arrivals) override {
        std::string host = settings.text("host");
        int port = roundtrip::usable_port(host, static_cast<int>(settings.number("port")));
        int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        int yes = 1;
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        sockaddr_in own = place(host, port);
        if (bind(listener, reinterpret_cast<sockaddr *>(&own), sizeof own) != 0 || listen(listener, 16) != 0) {
            throw std::runtime_error(std::string("cannot listen: ") + std::strerror(errno));
        }
        std::thread([listener, &arrivals] {
            for (int client = accept(listener, nullptr, nullptr); client >= 0; client = accept(listener, nullptr, nullptr)) {
                std::thread(serve, client, std::ref(arrivals)).detach();
            }
        }).detach();
        return {host + ":" + std::to_string(port), std::to_string(port), ""};
    }

private:
    static void serve(int descriptor, roundtrip::Arrivals &arrivals) {
        Connection connection(descriptor);
        for (std::string text; connection.receive(text); connection.send(text)) {
            int64_t since = arrivals.arrived();
            if (arrivals.recording()) {
                arrivals.add([&](roundtrip::Digest &digest) {
                    digest.put_text(text);
                    digest.put_text(text);
                });
            }
            arrivals.departed(since);
        }
    }
};

}
