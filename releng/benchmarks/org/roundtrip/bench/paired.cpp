// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Times the same stubs by the harness's loops and by hand-written ones, in turns, with one caller or several. Prints the p50 of each pair, ours and theirs.
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <thread>

#include "callers.hpp"
#include "trial.hpp"

namespace {

/** Of each caller in a round, when it is alone and when there are others. */
const int CALLS = 2000;
const int CALLS_OF_SEVERAL = 500;
const int WARM_PAIRS = 15;
const int PAIRS = 100;
const int POOL = 16;
const int64_t SEED = 2005;

double median(std::vector<int64_t> nanos) {
    std::sort(nanos.begin(), nanos.end());
    return (nanos[(nanos.size() - 1) / 2] + nanos[nanos.size() / 2]) / 2.0;
}

/** The samples of the blocks of a round, one for each caller; the calls of a caller fit into one. */
std::vector<int64_t> recorded(const std::string &path, int round, int callers, int calls) {
    std::vector<int64_t> nanos;
    std::ifstream file(path, std::ios::binary);
    for (int block = 1 + round * callers; block <= (round + 1) * callers; block++) {
        std::vector<uint32_t> samples(calls);
        file.seekg(16384 * block + 48);
        file.read(reinterpret_cast<char *>(samples.data()), 4 * calls);
        nanos.insert(nanos.end(), samples.begin(), samples.end());
    }
    return nanos;
}

void by_hand(trial::Stub &stub, const std::vector<std::string> &texts, int calls, int64_t *nanos) {
    std::string result;
    for (int i = 0; i < calls; i++) {
        const std::string &text = texts[i & (POOL - 1)];
        int64_t start = roundtrip::now();
        stub.echo(text, result);
        nanos[i] = roundtrip::now() - start;
    }
}

/** The hand-written loop over each stub, all at the same time. */
double by_hand(std::vector<std::unique_ptr<trial::Stub>> &stubs, const std::vector<std::string> &texts, int calls) {
    std::vector<int64_t> nanos(calls * stubs.size());
    if (stubs.size() == 1) {
        by_hand(*stubs[0], texts, calls, nanos.data());
    } else {
        std::vector<std::thread> threads;
        for (size_t i = 0; i < stubs.size(); i++) {
            threads.emplace_back([&, i] { by_hand(*stubs[i], texts, calls, nanos.data() + calls * i); });
        }
        for (std::thread &each : threads) {
            each.join();
        }
    }
    return median(nanos);
}

/** A server in a process of its own. */
int serve(const std::string &host, pid_t &child) {
    int port = roundtrip::usable_port(host, 0);
    child = fork();
    if (child == 0) {
        trial::Server half;
        roundtrip::Arrivals arrivals{roundtrip::Fields().with("pool", POOL)};
        half.start(roundtrip::Fields().with("host", host).with("port", port), {}, arrivals);
        pause();
        std::_Exit(0);
    }
    usleep(300000);
    return port;
}

}

/** Arguments: the journal's file, how many callers. */
int main(int, char **argv) {
    std::string host = "127.0.0.1";
    std::string path = argv[1];
    int count = std::stoi(argv[2]);
    int calls = count == 1 ? CALLS : CALLS_OF_SEVERAL;
    pid_t child;
    int port = serve(host, child);
    std::vector<std::unique_ptr<trial::Stub>> stubs;
    std::vector<std::unique_ptr<roundtrip::Caller>> callers;
    for (int i = 0; i < count; i++) {
        stubs.push_back(std::make_unique<trial::Stub>(roundtrip::Endpoint{host + ":" + std::to_string(port), "", ""}));
        callers.push_back(std::make_unique<trial::EchoCaller>(*stubs.back()));
        callers.back()->prepare(SEED, POOL);
    }
    std::vector<std::string> texts;
    for (int entry = 0; entry < POOL; entry++) {
        texts.push_back(roundtrip::Values::of_arguments(SEED, OPERATION, entry).next_latin1(MIN, MAX));
    }
    roundtrip::Journal journal(path);
    trial::Client half;
    roundtrip::Load load;
    load.callers = count;
    roundtrip::Callers loops(load, std::move(callers), count > 1, journal, POOL, SEED, half);
    int round = 0;
    auto ours = [&] {
        loops.run(6, {calls * count});
        return median(recorded(path, round++, count, calls));
    };
    for (int pair = -WARM_PAIRS; pair < PAIRS; pair++) {
        double harness = pair % 2 == 0 ? ours() : 0;
        double hand = by_hand(stubs, texts, calls);
        harness = pair % 2 == 0 ? harness : ours();
        if (pair >= 0) {
            std::printf("%.1f %.1f\n", harness, hand);
        }
    }
    journal.close();
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}
