// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Feeds every target, or the named ones, with mutated inputs and prints the results. Keeps an input that makes a target fail,
 * and with {@code keep} the inputs with the most new outcomes. Exits with 1 when a target failed.
 */
public final class FuzzMain {
    private static final int MOST_KEPT = 16;
    private static final int LONGEST_KEPT = 4096;
    private static final int MOST_FAILURES = 5;

    private FuzzMain() {
    }

    /** @param arguments corpus, inputs for each target, seed, {@code keep} or {@code forget}, names of targets */
    public static void main(String[] arguments) throws IOException {
        Corpus corpus = new Corpus(Path.of(arguments[0]));
        long inputs = Long.parseLong(arguments[1]);
        List<String> names = Arrays.asList(arguments).subList(4, arguments.length);
        int failures = 0;
        long fed = 0;
        try (Scratch scratch = new Scratch()) {
            for (FuzzTarget target : Targets.all(corpus.seeds(), scratch)) {
                if (names.isEmpty() || names.contains(target.name())) {
                    fed += inputs;
                    failures += fuzz(target, corpus, inputs, Long.parseLong(arguments[2]), arguments[3].equals("keep"));
                }
            }
        }
        System.out.println("fuzz.inputs " + fed);
        System.out.println("fuzz.failures " + failures);
        System.exit(failures == 0 ? 0 : 1);
    }

    private static int fuzz(FuzzTarget target, Corpus corpus, long inputs, long seed, boolean keep) throws IOException {
        Fuzzer fuzzer = new Fuzzer(target, seed);
        int failures = 0;
        long begin = System.nanoTime();
        for (List<byte[]> given : List.of(target.seeds(), corpus.of(target))) {
            for (byte[] input : given) {
                failures += run(target, corpus, () -> fuzzer.take(input));
            }
        }
        while (fuzzer.inputs() < inputs && failures < MOST_FAILURES) {
            failures += run(target, corpus, fuzzer::next);
        }
        if (keep) {
            for (Fuzzer.Found found : fuzzer.found().stream().filter(found -> found.input().length <= LONGEST_KEPT)
                    .sorted(Comparator.comparingInt(Fuzzer.Found::outcomes).reversed()).limit(MOST_KEPT).toList()) {
                corpus.keep(target, found.input());
            }
        }
        System.out.printf("fuzz.%s.inputs %d%n", target.name(), fuzzer.inputs());
        System.err.printf("%s: %d inputs in %d s, %d outcomes, slowest %d ms, most memory taken %d KiB, %d failures%n",
                target.name(), fuzzer.inputs(), (System.nanoTime() - begin) / 1_000_000_000, fuzzer.outcomes(),
                fuzzer.slowestMillis(), fuzzer.mostAllocated() >> 10, failures);
        return failures;
    }

    private interface Step {
        void run() throws Fuzzer.Failure;
    }

    private static int run(FuzzTarget target, Corpus corpus, Step step) throws IOException {
        try {
            step.run();
            return 0;
        } catch (Fuzzer.Failure e) {
            System.err.println(e.getMessage() + "; the input is " + corpus.keep(target, e.input()));
            if (e.getCause() != null) {
                e.getCause().printStackTrace();
            }
            return 1;
        }
    }
}
