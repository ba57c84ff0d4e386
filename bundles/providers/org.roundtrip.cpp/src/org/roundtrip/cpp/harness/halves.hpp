// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// What a provider in C++ implements: the two halves and the caller of an operation.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>

#include "control.hpp"
#include "digest.hpp"
#include "journal.hpp"
#include "served.hpp"
#include "values.hpp"
#include "work.hpp"

namespace roundtrip {

/** The address at which clients find a started server; the lists hold port numbers separated by commas. */
struct Endpoint {
    std::string address;
    std::string ports;
    std::string naming_ports;
};

/**
 * The client's side of one operation: a timed call is one direct call of the middleware's own stub with arguments of its
 * own types, built beforehand. For one thread.
 */
class Caller {
public:
    virtual ~Caller() = default;
    /** Builds the pool of arguments. */
    virtual void prepare(int64_t seed, int pool) = 0;
    /** Takes the pool of another caller of the same operation, which is not changed by calls. */
    virtual void share(Caller &other) = 0;
    /**
     * Makes one call with the arguments of a pool entry and keeps the result until the next call: ANSWERED, or EXCEPTION when
     * the operation ended with the exception that it declares. A call that fails throws.
     */
    virtual Outcome call(int entry) = 0;
    /** Digests the arguments of a pool entry in the order of the parameters. */
    virtual void digest_arguments(int entry, Digest &digest) = 0;
    /** Digests the result of the last call; nothing for an operation without a result. */
    virtual void digest_result(Digest &digest) = 0;
};

/** Times the look-up and the connecting of a client separately. */
class Steps {
public:
    /** -1 when there was no such step. */
    int64_t lookup_nanos = -1;
    int64_t connect_nanos = -1;

    void lookup(const std::function<void()> &step) { timed(step, lookup_nanos); }
    void connect(const std::function<void()> &step) { timed(step, connect_nanos); }

private:
    static void timed(const std::function<void()> &step, int64_t &nanos);
};

/** What both halves have in common. */
class Half {
public:
    virtual ~Half() = default;
    /** A sentence on the exception that is being handled. Override it for exceptions of the middleware's own. */
    virtual std::string describe() { return describe_standard(); }
    /** Whether the exception that is being handled says that an answer did not come in time. */
    virtual bool timed_out() { return false; }
    /** Ends everything that was started; also called after a failed start. */
    virtual void close() {}
};

/**
 * One more connection of a client, which carries one call and is closed by the destructor. What it needs beforehand was prepared when
 * it was created.
 */
class FreshConnection {
public:
    virtual ~FreshConnection() = default;
    /** Makes the connection, as far as the middleware makes it before the first call. On the clock. */
    virtual void connect() = 0;
    /** A caller of an operation that uses this connection; called after connect. */
    virtual std::unique_ptr<Caller> caller(const std::string &operation) = 0;
};

/** The half that calls. */
class ClientHalf : public Half {
public:
    /** Does all that comes before the look-up. */
    virtual void prepare(const Fields &settings) = 0;
    /** Looks up and connects. */
    virtual void open(const Endpoint &endpoint, Steps &steps) = 0;
    /**
     * Opens a connection of its own for one more caller, which the next call of caller() uses. False when callers share what
     * open() has opened, whatever the middleware does with connections underneath; calls are then made by several threads.
     */
    virtual bool open_another(const Endpoint &) { return false; }
    /**
     * How several callers use connections: shared, own, pooled or one for each call, see half.txt. The argument says whether
     * open_another() gave each caller its own.
     */
    virtual std::string connections(bool own) { return own ? "own" : "shared"; }
    /** A caller of an operation; called after open. */
    virtual std::unique_ptr<Caller> caller(const std::string &operation) = 0;
    /**
     * Finds the servant once more, by the same steps as the look-up of open(), without connecting to it. On the clock. For
     * providers that declare roundtrip.lookups.
     */
    virtual void look_up(const Endpoint &) { throw std::logic_error("there is no look-up"); }
    /** Prepares one more connection. For providers that declare roundtrip.connections; called after open. */
    virtual std::unique_ptr<FreshConnection> fresh(const Endpoint &) {
        throw std::logic_error("connections cannot be made one by one");
    }
    /** Facts about the open connection by name; they are recorded with the run. */
    virtual Fields facts() { return {}; }
};

/**
 * What a servant sees of the calls. During verification it digests their values: for each call its arguments, then its result.
 * One-way calls are counted all the time, since nothing else tells whether they arrived.
 */
class Arrivals {
public:
    explicit Arrivals(const Fields &settings) : spending(settings), faults(settings), journal(settings) {}
    /**
     * A call has come: spends the time that the plan wants the servant to spend on it; servants do this first. Returns what
     * departed() wants to know.
     */
    int64_t arrived() {
        int64_t now = journal.on() ? roundtrip::now() : 0;
        spending.spend();
        return now;
    }
    /** A call is about to end, with the exception that its operation declares or else with a result. */
    void departed(int64_t arrived, Outcome outcome = Outcome::ANSWERED) {
        if (journal.on()) {
            journal.add(arrived, roundtrip::now(), outcome);
        }
    }
    /** The journal of the calls that the servant serves. */
    ServedCalls &calls() { return journal; }
    /** How many calls have come, if they are counted. */
    const Work &served() const { return spending; }
    /** Whether this call is to end with the exception that its operation throws at some calls; such servants ask once for each call. */
    bool fault() { return faults.next(recording()); }
    /** Whether values are digested now. */
    bool recording() const { return on.load(std::memory_order_acquire); }
    /** A number that changes at each restart; behaviours then restart their counters. */
    int generation() const { return number.load(std::memory_order_acquire); }
    /** From the next call on results, counts and exceptions begin anew, so that these calls end as those of any other servant do. */
    void restart();
    /** Begins a new recording, after a restart. */
    void begin();
    template <typename Values>
    void add(const Values &values) {
        std::lock_guard<std::mutex> guard(lock);
        values(digest);
    }
    std::string end();
    /** Counts a one-way call whose values, if any, were added. */
    void count() { one_way.fetch_add(1, std::memory_order_relaxed); }
    /** Waits until so many one-way calls have arrived, or none has for so long. Returns how many have since the start. */
    int64_t await(int64_t calls, std::chrono::milliseconds silent) const;

private:
    Work spending;
    Faults faults;
    ServedCalls journal;
    std::mutex lock;
    Digest digest;
    std::atomic<bool> on{false};
    std::atomic<int> number{0};
    std::atomic<int64_t> one_way{0};
};

/** The half that serves. */
class ServerHalf : public Half {
public:
    /**
     * Starts the servant and binds it. When this returns, a client can look it up.
     *
     * @param links the addresses of the processes of the server side that started before, by name
     */
    virtual Endpoint start(const Fields &settings, const std::map<std::string, std::string> &links, Arrivals &arrivals) = 0;
};

/**
 * Returns a port to listen on, which is the wanted one or, for 0, a free one. An explicit port can be taken again at once
 * after a server has ended, which some middlewares do not allow for one that the system chose. Throws a sentence when
 * another process listens there, or when the host is not an address of this machine.
 */
int usable_port(const std::string &host, int port);

/**
 * Facts about the TCP connection that this process has opened to a server, as the system reports them: TCP_NODELAY, and the sizes
 * of the socket's buffers in bytes, SO_SNDBUF and SO_RCVBUF. Connections to the name service are left out. None when there is no connection.
 */
Fields connection_facts(const Endpoint &server);

/** Carries out the protocol for a half; the arguments of main end with the settings file. */
[[noreturn]] void client_main(ClientHalf &half, int argc, char **argv);
[[noreturn]] void server_main(ServerHalf &half, int argc, char **argv);

}
