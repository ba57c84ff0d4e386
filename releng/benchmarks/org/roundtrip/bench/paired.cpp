// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
// Times the same stub by the harness's loop and by a hand-written one, in turns. Prints the p50 of each pair, ours and theirs.
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "loop.hpp"
#include "trial.hpp"

namespace {

const int CALLS = 2000;
const int WARM_PAIRS = 15;
const int PAIRS = 100;
const int POOL = 16;
const int64_t SEED = 2005;

double median(std::vector<int64_t> nanos) {
    std::sort(nanos.begin(), nanos.end());
    return (nanos[(nanos.size() - 1) / 2] + nanos[nanos.size() / 2]) / 2.0;
}

/** The samples of the last block of the journal; a round fits into one. */
std::vector<int64_t> recorded(const std::string &path, int block) {
    std::vector<uint32_t> samples(CALLS);
    std::ifstream file(path, std::ios::binary);
    file.seekg(16384 * (block + 1) + 48);
    file.read(reinterpret_cast<char *>(samples.data()), 4 * CALLS);
    return {samples.begin(), samples.end()};
}

double by_hand(trial::Stub &stub, const std::vector<std::string> &texts) {
    std::vector<int64_t> nanos(CALLS);
    std::string result;
    for (int i = 0; i < CALLS; i++) {
        const std::string &text = texts[i & (POOL - 1)];
        int64_t start = roundtrip::now();
        stub.echo(text, result);
        nanos[i] = roundtrip::now() - start;
    }
    return median(nanos);
}

/** A server in a process of its own. */
int serve(const std::string &host, pid_t &child) {
    int port = roundtrip::usable_port(host, 0);
    child = fork();
    if (child == 0) {
        trial::Server half;
        roundtrip::Arrivals arrivals{roundtrip::Fields()};
        half.start(roundtrip::Fields().with("host", host).with("port", port), {}, arrivals);
        pause();
        std::_Exit(0);
    }
    usleep(300000);
    return port;
}

}

int main(int, char **argv) {
    std::string host = "127.0.0.1";
    pid_t child;
    trial::Stub stub(host, serve(host, child));
    trial::EchoCaller caller(stub);
    caller.prepare(SEED, POOL);
    std::vector<std::string> texts;
    for (int entry = 0; entry < POOL; entry++) {
        texts.push_back(roundtrip::Values::of_arguments(SEED, OPERATION, entry).next_latin1(MIN, MAX));
    }
    std::string path = argv[1];
    roundtrip::Journal journal(path);
    roundtrip::CallJournal calls(journal, 0, 0);
    trial::Client half;
    roundtrip::TimedLoop loop(calls, caller, POOL, half);
    int block = 0;
    auto ours = [&] {
        loop.run(6, {CALLS});
        return median(recorded(path, block++));
    };
    for (int pair = -WARM_PAIRS; pair < PAIRS; pair++) {
        double harness = pair % 2 == 0 ? ours() : 0;
        double hand = by_hand(stub, texts);
        harness = pair % 2 == 0 ? harness : ours();
        if (pair >= 0) {
            std::printf("%.1f %.1f\n", harness, hand);
        }
    }
    journal.close();
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}
