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
 * times, from the journals. {@code rateHeld} compares the calls sent with the plan's rate, {@code scheduleHeld} with the moments at
 * which these calls were to be sent: the generator is responsible for the second only, since moments drawn by lot have a mean rate
 * of their own. Each figure with a bound has a line that says {@code ok} or {@code missed}.
 */
public final class LoadBench {
    private static final double SECOND = 1e9;
    private static final double MILLI = 1e6;
    private static final double MICRO = 1e3;
    private static final double MOST_OFF = 0.005;
    private static final double NEAR = 0.1;

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
        long[] intended = new long[count];
        for (int i = 0; i < count; i++) {
            intended[i] = starts[i] - lateness[i];
        }
        Arrays.sort(intended);
        double[] gaps = new double[count - 1];
        for (int i = 0; i < gaps.length; i++) {
            gaps[i] = sorted[i + 1] - sorted[i];
        }
        double span = sorted[count - 1] - sorted[0];
        boolean drawn = open.arrivals() instanceof Load.Poisson;
        double rateHeld = gaps.length * SECOND / span / open.ratePerSecond();
        print(name, "rateHeld", rateHeld);
        double scheduleHeld = (intended[count - 1] - intended[0]) / span;
        print(name, "scheduleHeld", scheduleHeld);
        if (drawn) {
            print(name, "rateSpread", 1 / Math.sqrt(gaps.length));
        }
        judge(name, drawn ? "scheduleHeld" : "rateHeld", Math.abs((drawn ? scheduleHeld : rateHeld) - 1) <= MOST_OFF);
        if (open.arrivals() instanceof Load.Constant) {
            double gap = SECOND / open.ratePerSecond();
            print(name, "gapsNear", (double) Arrays.stream(gaps).filter(each -> Math.abs(each - gap) <= NEAR * gap).count()
                    / gaps.length);
        }
        Arrays.sort(gaps);
        print(name, "gapP1Micros", gaps[gaps.length / 100] / MICRO);
        print(name, "gapP50Micros", gaps[gaps.length / 2] / MICRO);
        print(name, "gapP99Micros", gaps[gaps.length - 1 - gaps.length / 100] / MICRO);
        if (drawn) {
            double distance = distance(gaps, open.ratePerSecond());
            double allowed = 1.95 / Math.sqrt(gaps.length);
            print(name, "distance", distance);
            print(name, "distanceAllowed", allowed);
            judge(name, "distance", distance <= allowed);
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

    private static void judge(String name, String figure, boolean ok) {
        System.out.println(name + "." + figure + (ok ? ".ok" : ".missed"));
    }

    private static void print(String name, String figure, double value) {
        System.out.println(String.format(Locale.ROOT, "%s.%s %.5g", name, figure, value));
    }
}
