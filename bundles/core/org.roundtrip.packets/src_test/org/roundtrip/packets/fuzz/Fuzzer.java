// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Feeds a target with mutated inputs, the next ones made from those whose {@link Outcome} was new. Each input has limits of
 * time and of memory. The same seed gives the same inputs. For one thread.
 */
final class Fuzzer {
    /** The limit of processor time of one input. */
    static final long MOST_MILLIS = 10_000;
    /** The limit of bytes that one input may allocate in all; the heap of the JVM bounds what is live at a time. */
    static final long MOST_ALLOCATED = 512L << 20;

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** A failure with the input that makes it. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        private final transient byte[] input;

        Failure(String message, byte[] input, Throwable cause) {
            super(message, cause);
            this.input = input;
        }

        byte[] input() {
            return input;
        }
    }

    /** An input with the number of its new outcomes. */
    record Found(byte[] input, int outcomes) {
    }

    private final FuzzTarget target;
    private final Random random;
    private final Mutator mutator;
    private final List<byte[]> corpus = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();
    private final Set<Integer> seen = new HashSet<>();
    private long slowestNanos;
    private long mostAllocated;
    private long inputs;

    Fuzzer(FuzzTarget target, long seed) {
        this.target = target;
        random = new Random(seed);
        mutator = new Mutator(random);
    }

    /** Runs an input as it is; it is mutated later. */
    void take(byte[] input) throws Failure {
        run(input);
        corpus.add(input);
    }

    /** Runs that many mutated inputs. */
    void fuzz(long count) throws Failure {
        for (long i = 0; i < count; i++) {
            next();
        }
    }

    /** Runs one more mutated input. */
    void next() throws Failure {
        // Every other input is one of the latest, which were mutated least.
        int recent = Math.max(0, corpus.size() - 32);
        int parent = random.nextBoolean() ? random.nextInt(corpus.size()) : recent + random.nextInt(corpus.size() - recent);
        byte[] input = mutator.mutate(corpus.get(parent), corpus);
        int outcomes = seen.size();
        run(input);
        if (seen.size() > outcomes) {
            corpus.add(input);
            found.add(new Found(input, seen.size() - outcomes));
        }
    }

    private void run(byte[] input) throws Failure {
        inputs++;
        Outcome outcome = new Outcome();
        long allocated = THREADS.getTotalThreadAllocatedBytes();
        long begin = THREADS.getCurrentThreadCpuTime();
        try (HangWatch.Watched watched = HangWatch.watch(target.name(), input)) {
            target.run(input, outcome);
        } catch (IOException | RuntimeException | Error e) {
            throw new Failure(target.name() + " failed: " + e, input, e);
        }
        long nanos = THREADS.getCurrentThreadCpuTime() - begin;
        allocated = THREADS.getTotalThreadAllocatedBytes() - allocated;
        slowestNanos = Math.max(slowestNanos, nanos);
        mostAllocated = Math.max(mostAllocated, allocated);
        if (nanos > MOST_MILLIS * 1_000_000) {
            throw new Failure(target.name() + " took " + nanos / 1_000_000 + " ms", input, null);
        }
        if (allocated > MOST_ALLOCATED) {
            throw new Failure(target.name() + " allocated " + allocated + " bytes", input, null);
        }
        seen.addAll(outcome.all());
    }

    /** Inputs with a new outcome, in the order in which they were found. */
    List<Found> found() {
        return found;
    }

    long inputs() {
        return inputs;
    }

    long slowestMillis() {
        return slowestNanos / 1_000_000;
    }

    long mostAllocated() {
        return mostAllocated;
    }

    int outcomes() {
        return seen.size();
    }
}
