// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.analysis.ratio.Looks;
import org.roundtrip.analysis.ratio.RatioEstimate;
import org.roundtrip.analysis.ratio.RatioSample;
import org.roundtrip.model.Verdict;

/**
 * Simulates runs whose truth is known: forks whose medians differ by 3 %, of calls that differ by 10 %, in blocks that drift by 5 %. It
 * prints how often intervals hold the true ratio, how often two that are alike are said to differ, and how often a difference is found.
 * Arguments: runs of each kind, calls of each fork, and the looks of a run that adds blocks, such as 4 16.
 */
public final class RatioBench {
    private static final double FORKS = 0.03;
    private static final double CALLS = 0.1;
    private static final double BLOCKS = 0.05;
    private static final double MEDIAN = 100_000;

    private final Random random = new Random(2005);
    private final int calls;

    /** A run that added blocks. @param blocks when it ended */
    private record Decided(Verdict verdict, int blocks, RatioEstimate estimate) {
    }

    private RatioBench(int calls) {
        this.calls = calls;
    }

    public static void main(String[] arguments) {
        int runs = Integer.parseInt(arguments[0]);
        RatioBench bench = new RatioBench(Integer.parseInt(arguments[1]));
        Looks looks = new Looks(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
        for (int blocks : List.of(2, 4, 6, 10, 16, 20, 30)) {
            // A bootstrap takes some thousand times longer.
            int times = blocks < RatioSample.FEWEST_FOR_BOOTSTRAP ? runs : Math.max(1, runs / 10);
            print("coverage.blocks" + blocks, bench.share(times, 1.3, blocks, found -> holds(found, 1.3)));
        }
        print("aa.differs.blocks10", bench.share(runs, 1, 10, found -> found.verdict() == Verdict.DIFFERS));
        print("aa.equal.blocks10", bench.share(runs, 1, 10, found -> found.verdict() == Verdict.EQUAL));
        print("slowed15.differs.blocks10", bench.share(runs, 1.15, 10, found -> found.verdict() == Verdict.DIFFERS));
        bench.looking("aa", runs, 1, looks);
        bench.looking("edge5", runs, Verdict.SAME, looks);
        bench.looking("slowed10", runs, 1.1, looks);
        bench.looking("slowed15", runs, 1.15, looks);
        bench.quick(runs);
    }

    private void looking(String name, int runs, double truth, Looks looks) {
        List<Decided> all = IntStream.range(0, runs).mapToObj(run -> decide(truth, looks)).toList();
        for (Verdict verdict : Verdict.values()) {
            print(name + "." + verdict.name().toLowerCase(Locale.ROOT) + ".looks",
                    all.stream().filter(each -> each.verdict() == verdict).count() / (double) runs);
        }
        print(name + ".coverage.looks", all.stream().filter(each -> holds(each.estimate(), truth)).count() / (double) runs);
        print(name + ".blocks.looks", all.stream().mapToInt(Decided::blocks).average().orElseThrow());
    }

    private Decided decide(double truth, Looks looks) {
        List<Double> logarithms = new ArrayList<>();
        int blocks = 0;
        while (true) {
            for (int next = looks.next(blocks); blocks < next; blocks++) {
                double drift = drift();
                logarithms.add(RatioSample.logarithm(fork(drift * truth)) - RatioSample.logarithm(fork(drift)));
            }
            RatioEstimate found = RatioSample.paired(logarithms.stream().mapToDouble(Double::doubleValue).toArray()).at(looks.confidence(blocks));
            if (found.verdict() != Verdict.OPEN || looks.next(blocks) == blocks) {
                return new Decided(found.verdict(), blocks, found);
            }
        }
    }

    /** Single forks, of a machine of which nothing is known, and of one whose forks are known to differ by what they do. */
    private void quick(int runs) {
        ForkSpread known = new ForkSpread(FORKS, 20);
        for (double truth : new double[] {1, 1.15, 1.3}) {
            for (ForkSpread spread : List.of(ForkSpread.STANDARD, known)) {
                print("quick.differs." + truth + (spread == known ? ".known" : ""), IntStream.range(0, runs).filter(run -> RatioSample.of(
                        new double[] {RatioSample.logarithm(fork(1))}, spread, new double[] {RatioSample.logarithm(fork(truth))}, spread)
                        .at(RatioSample.USUAL).verdict() == Verdict.DIFFERS).count() / (double) runs);
            }
        }
    }

    private double share(int runs, double truth, int blocks, Predicate<RatioEstimate> counted) {
        return IntStream.range(0, runs).filter(run -> counted.test(estimate(truth, blocks, run))).count() / (double) runs;
    }

    private RatioEstimate estimate(double truth, int blocks, int seed) {
        List<Histogram> ones = new ArrayList<>();
        List<Histogram> others = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            double drift = drift();
            ones.add(fork(drift));
            others.add(fork(drift * truth));
        }
        return RatioSample.of(ones, others, seed).at(RatioSample.USUAL);
    }

    private static boolean holds(RatioEstimate estimate, double truth) {
        return estimate.low() <= truth && truth <= estimate.high();
    }

    private double drift() {
        return Math.exp(BLOCKS * random.nextGaussian());
    }

    private Histogram fork(double factor) {
        double own = MEDIAN * factor * Math.exp(FORKS * random.nextGaussian());
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int call = 0; call < calls; call++) {
            recorder.add(Math.max(1, Math.round(own * (1 + CALLS * random.nextGaussian()))));
        }
        return recorder.toHistogram();
    }

    private static void print(String name, double value) {
        System.out.printf(Locale.ROOT, "%s %.4f%n", name, value);
    }
}
