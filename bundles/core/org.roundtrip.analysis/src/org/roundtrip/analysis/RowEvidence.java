// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.roundtrip.analysis.calls.OfferedRate;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.analysis.steady.SteadyState;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Evidence.Kind;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.CheckedMachine;

/** Collects what the figures of a row are worth: each number that crossed its threshold. For one thread. */
final class RowEvidence {
    /** Medians of forks of the same work may lie as far apart. */
    static final double APART = 1.1;
    /** A row is what more than this share of its forks is. Others on the same hardware disturb single ones unseen. */
    private static final double HALF = 0.5;
    /** The share of forks whose warm-up may have ended at its limit. */
    private static final double COLD = 0.1;
    /** A generator of load that is later than this share of the median response may have shaped what it measures. */
    private static final double LATE = 0.1;
    private final List<Evidence> found = new ArrayList<>();

    /** What was found, the gravest first. */
    List<Evidence> found() {
        return found.stream().sorted(Comparator.comparing(Evidence::kind)).toList();
    }

    /** Forks and calls that failed. @param failed forks @param lost calls that failed, got lost or were not made */
    RowEvidence failures(long failed, long lost) {
        above(Kind.FAILED_FORKS, failed, 0);
        above(Kind.LOST_CALLS, lost, 0);
        return this;
    }

    /** Whether the load was held. @param rate empty unless calls arrived by themselves @param measured the calls */
    RowEvidence load(Optional<OfferedRate> rate, SteadyCalls measured) {
        rate.filter(each -> !each.held()).ifPresent(each -> found.add(
                new Evidence(Kind.NOT_HELD, each.answeredPerSecond() / each.offeredPerSecond(), OfferedRate.HELD)));
        Double late = measured.lateness().nanos(Quantile.P99);
        Double response = measured.response().nanos(Quantile.P50);
        if (late != null && response != null) {
            above(Kind.LATE_CALLS, late, LATE * response);
        }
        return this;
    }

    /** Whether there are enough calls for a median. */
    RowEvidence calls(long measured) {
        if (!Quantile.P50.hasEnough(measured)) {
            found.add(new Evidence(Kind.FEW_CALLS, measured, Quantile.P50.needed()));
        }
        return this;
    }

    /** Whether warm-ups until steady reached their end. @param done forks that ended well */
    RowEvidence warmUp(List<Fork> done) {
        above(Kind.COLD_FORKS, done.stream().filter(fork -> fork.warmedUp() != null && !fork.warmedUp().reached()).count(), COLD * done.size());
        return this;
    }

    /** Whether forks became steady. @param forks the verdicts on them; none while the run goes on */
    RowEvidence steadiness(List<ForkSteady> forks) {
        above(Kind.SHORT_FORKS, count(forks, SteadyState.Verdict.TOO_FEW), HALF * forks.size());
        above(Kind.UNSTEADY_FORKS, count(forks, SteadyState.Verdict.NO_STEADY_STATE), HALF * forks.size());
        return this;
    }

    /** Whether forks did not become steady, and nothing else was found. */
    boolean onlyUnsteady() {
        return !found.isEmpty() && found.stream().allMatch(each -> each.kind() == Kind.UNSTEADY_FORKS);
    }

    private static long count(List<ForkSteady> forks, SteadyState.Verdict verdict) {
        return forks.stream().filter(fork -> fork.medians().verdict() == verdict).count();
    }

    /** Whether the forks agree. @param medians of the forks, in nanoseconds */
    RowEvidence medians(List<Double> medians) {
        DoubleSummaryStatistics spread = medians.stream().mapToDouble(median -> Math.max(1, median)).summaryStatistics();
        if (medians.size() > 1) {
            above(Kind.FORKS_APART, spread.getMax() / spread.getMin(), APART);
        }
        return this;
    }

    /** What others had of the processors of either end, and whether the machine changed meanwhile. */
    RowEvidence others(Run run, List<Fork> done) {
        above(Kind.FLOOR_DRIFT, run.drift(), Run.MOST_DRIFT);
        List<Disturbance> known = done.stream().map(Fork::disturbance).filter(Objects::nonNull).toList();
        double all = busier(known, Disturbance::all);
        boolean busy = all > CheckedMachine.BUSY;
        above(Kind.BUSY, busy ? all : busier(known, Disturbance::stolen), busy ? CheckedMachine.BUSY : CheckedMachine.STOLEN);
        return this;
    }

    /** The mean over forks at the busier end. */
    private static double busier(List<Disturbance> known, ToDoubleFunction<Disturbance> share) {
        return Math.max(mean(known.stream(), share), mean(known.stream().map(Disturbance::atServer).filter(Objects::nonNull), share));
    }

    private static double mean(Stream<Disturbance> known, ToDoubleFunction<Disturbance> share) {
        return known.mapToDouble(share).average().orElse(0);
    }

    /** Under which circumstances the calls were made. @param done forks that ended well, at least one */
    RowEvidence circumstances(Run run, List<Fork> done) {
        String kept = run.environment().getOrDefault("provider." + done.getFirst().variant() + "." + Run.KEPT, "");
        above(Kind.KEPT_SERVER, kept.isEmpty() ? 0 : kept.split(",").length, 0);
        above(Kind.LOST_PACKETS, sum(done, fork -> fork.capture() == null ? null : fork.capture().dropped())
                + sum(done, fork -> fork.capture() == null || fork.capture().ends() == null ? null : fork.capture().ends().serverDropped()), 0);
        above(Kind.ONE_WAY, any(done, fork -> fork.lostCalls() != null), 0);
        return this;
    }

    private static int any(List<Fork> forks, Predicate<Fork> which) {
        return forks.stream().anyMatch(which) ? 1 : 0;
    }

    static long sum(List<Fork> forks, Function<Fork, Long> count) {
        return forks.stream().map(count).filter(Objects::nonNull).mapToLong(Long::longValue).sum();
    }

    private void above(Kind kind, double value, double threshold) {
        if (value > threshold) {
            found.add(new Evidence(kind, value, threshold));
        }
    }
}
