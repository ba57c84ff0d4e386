// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.load.Load;

/**
 * Prints how well the calls of a run arrived as its plan says: rate, fit of the gaps' distribution, lateness, response and service
 * times, from the journals.
 */
public final class LoadBench {
    private static final double SECOND = 1e9;
    private static final double MILLI = 1e6;
    private static final double MICRO = 1e3;

    private final long[] starts;
    private final long[] lateness;
    private final long[] nanos;
    private int count;

    private LoadBench(int most) {
        starts = new long[most];
        lateness = new long[most];
        nanos = new long[most];
    }

    /** @param args a run folder and the beginning of the names of its figures */
    public static void main(String[] args) throws IOException {
        RunFolder run = RunFolder.open(Path.of(args[0]));
        for (Fork fork : run.run().forks()) {
            print(run, fork, args[1]);
        }
    }

    private static void print(RunFolder run, Fork fork, String name) throws IOException {
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            int calls = journal.blocks().stream().filter(block -> block.phase() == Phase.STEADY)
                    .mapToInt(JournalReader.Block::count).sum();
            LoadBench bench = new LoadBench(calls);
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (block.phase() == Phase.STEADY) {
                    bench.starts[bench.count] = call.startNanos();
                    bench.lateness[bench.count] = call.latenessNanos();
                    bench.nanos[bench.count++] = call.nanos();
                }
            });
            bench.print(run.run().plan().protocol().load(), name);
            if (fork.droppedCalls() != null) {
                print(name, "dropped", fork.droppedCalls());
            }
        }
    }

    private void print(Load load, String name) {
        print(name, "calls", count);
        print(name, "serviceP99Millis", percentile(nanos.clone(), 0.99) / MILLI);
        if (!(load instanceof Load.Open open)) {
            return;
        }
        long[] response = new long[count];
        for (int i = 0; i < count; i++) {
            response[i] = lateness[i] + nanos[i];
        }
        print(name, "responseP99Millis", percentile(response, 0.99) / MILLI);
        print(name, "latenessP50Micros", percentile(lateness.clone(), 0.5) / MICRO);
        print(name, "latenessP99Micros", percentile(lateness.clone(), 0.99) / MICRO);
        long[] sorted = starts.clone();
        Arrays.sort(sorted);
        double[] gaps = new double[count - 1];
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = sorted[i + 1] - sorted[i];
        }
        print(name, "rateHeld", gaps.length * SECOND / (sorted[count - 1] - sorted[0]) / open.ratePerSecond());
        Arrays.sort(gaps);
        print(name, "gapP1Micros", gaps[gaps.length / 100] / MICRO);
        print(name, "gapP50Micros", gaps[gaps.length / 2] / MICRO);
        print(name, "gapP99Micros", gaps[gaps.length - 1 - gaps.length / 100] / MICRO);
        if (open.arrivals() instanceof Load.Poisson) {
            print(name, "distance", distance(gaps, open.ratePerSecond()));
            print(name, "distanceAllowed", 1.95 / Math.sqrt(gaps.length));
        }
    }

    /** The distance of Kolmogorov and Smirnov between sorted gaps and the exponential distribution. */
    private static double distance(double[] gaps, double rate) {
        double distance = 0;
        for (int i = 0; i < gaps.length; i++) {
            double expected = 1 - Math.exp(-gaps[i] * rate / SECOND);
            distance = Math.max(distance, Math.max(expected - (double) i / gaps.length, (i + 1.0) / gaps.length - expected));
        }
        return distance;
    }

    private static double percentile(long[] values, double share) {
        Arrays.sort(values);
        return values[(int) Math.ceil(share * values.length) - 1];
    }

    private static void print(String name, String figure, double value) {
        System.out.println(String.format(Locale.ROOT, "%s.%s %.5g", name, figure, value));
    }
}
