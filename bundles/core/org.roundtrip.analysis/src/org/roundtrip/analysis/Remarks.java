// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.calls.CaptureCost;
import org.roundtrip.analysis.calls.Quantile;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Remark.Kind;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.Scheduled;

/** Finds the reasons to read a row's figures with care. */
final class Remarks {
    /**
     * With 1,000 calls whose times vary by half of their mean, the median's standard error is about 2 %. With fewer it
     * comes near the 5 % that count as a difference.
     */
    private static final long FEW_CALLS = 1000;
    /** Server and client take turns, so they need about one processor; the compilers of both use a second one. */
    private static final double BUSY = 0.25;
    /** The same of the load before a run that did not record how busy the machine was meanwhile. */
    private static final double BUSY_BEFORE = 0.5;
    private static final double STOLEN = 0.02;
    private static final double WAITED = 0.1;
    /** Halves of warm calls differ by less, as those of all examples do. */
    private static final double CHANGED = 1.25;
    /** Calls that warm up become faster by more than the noise of two medians. */
    private static final double EVEN = 0.95;
    /** A generator of load that is later than this share of the median response may have shaped what it measures. */
    private static final double LATE = 0.1;
    /** They say nothing of the times of the measured calls, or what all rows of the operation have in common. */
    private static final Set<Kind> NOT_OF_TIMES = EnumSet.of(Kind.LOST_PACKETS, Kind.CAPTURE_COST, Kind.ONE_WAY);

    private Remarks() {
    }

    /**
     * The remarks on a row.
     *
     * @param done     its forks that ended well
     * @param measured their measured calls
     * @param made     how many calls they made in all phases; null when not known
     * @param cost     how the captured calls compare with the measured ones
     */
    static List<Remark> of(Run run, List<Fork> done, SteadyCalls measured, Long made, CaptureCost cost) {
        if (done.isEmpty()) {
            return List.of();
        }
        List<Remark> remarks = new ArrayList<>();
        long calls = measured.service().count();
        boolean oneWay = done.getFirst().lostCalls() != null;
        if (oneWay) {
            remarks.add(new Remark(Kind.ONE_WAY, 1));
        } else if (cost.ofCold() != null) {
            remarks.add(new Remark(Kind.NOT_WARM, 1 / cost.ofCold()));
        }
        long unmade = sum(done, Fork::droppedCalls);
        long lost = sum(done, Fork::lostCalls) + measured.errors() + unmade;
        if (lost > 0) {
            remarks.add(new Remark(Kind.LOST_CALLS, lost, oneWay ? made : (Long) (calls + unmade)));
        }
        if (calls < FEW_CALLS) {
            remarks.add(new Remark(Kind.FEW_CALLS, calls));
        }
        Double late = measured.lateness().nanos(Quantile.P99);
        Double response = measured.response().nanos(Quantile.P50);
        if (late != null && response != null && late > LATE * response) {
            remarks.add(new Remark(Kind.LATE_CALLS, late));
        }
        double busy = busy(run, done);
        if (busy > 0) {
            remarks.add(new Remark(Kind.BUSY, busy));
        }
        String kept = run.environment().getOrDefault("provider." + done.getFirst().variant() + "." + Run.KEPT, "");
        if (!kept.isEmpty()) {
            remarks.add(new Remark(Kind.KEPT_SERVER, kept.split(",").length));
        }
        long packets = sum(done, fork -> fork.capture() == null ? null : fork.capture().dropped())
                + sum(done, fork -> fork.capture() == null || fork.capture().ends() == null ? null : fork.capture().ends().serverDropped());
        if (packets > 0) {
            remarks.add(new Remark(Kind.LOST_PACKETS, packets));
        }
        if (cost.few()) {
            remarks.add(new Remark(Kind.CAPTURE_COST, 0));
        } else if (!oneWay && cost.ofCold() == null && (cost.slower() || cost.implausible())) {
            remarks.add(new Remark(Kind.CAPTURE_COST, cost.ratio()));
        }
        return remarks;
    }

    /**
     * Adds how calls changed while they were measured.
     * <ul>
     * <li>The later half was faster: they were not warm, unless calls of the warm-up had been as fast. Then something slowed them.
     * <li>The later half was slower: something slowed them.
     * <li>Captured calls were much faster, and the later half was not: something slowed them.
     * </ul>
     *
     * @param laterHalf median of the later half of the measured calls divided by that of the earlier half, or null
     * @param warmedUp  how fast calls were at best in the warm-up, divided by the same of the measured ones, or null
     */
    static List<Remark> withWarmUp(List<Remark> others, Double laterHalf, Double warmedUp) {
        if (laterHalf == null) {
            return others;
        }
        boolean asFast = warmedUp != null && warmedUp < 1 / EVEN;
        if (others.stream().noneMatch(remark -> remark.kind() == Kind.NOT_WARM)) {
            double change = Math.max(laterHalf, 1 / laterHalf);
            return change < CHANGED ? others : Stream.concat(others.stream(),
                    Stream.of(new Remark(laterHalf > 1 || asFast ? Kind.SLOWED : Kind.NOT_WARM, change))).toList();
        }
        return laterHalf < EVEN && !asFast ? others : others.stream()
                .map(remark -> remark.kind() == Kind.NOT_WARM ? new Remark(Kind.SLOWED, remark.value()) : remark).toList();
    }

    /** Of each kind the one with the largest value, the gravest kind first. */
    static List<Remark> gravestFirst(Stream<Remark> remarks) {
        Map<Kind, Remark> ofKinds = new EnumMap<>(Kind.class);
        remarks.forEach(remark -> ofKinds.merge(remark.kind(), remark, (one, other) -> one.value() >= other.value() ? one : other));
        return List.copyOf(ofKinds.values());
    }

    /** Whether a remark on the floor's row makes the ratio of another row rough. Where the row has one of that kind itself, that one is enough. */
    static boolean makeRough(Collection<Remark> floor, Collection<Remark> row) {
        Set<Kind> own = row.stream().map(Remark::kind).collect(Collectors.toSet());
        return floor.stream().map(Remark::kind).anyMatch(kind -> !NOT_OF_TIMES.contains(kind) && !own.contains(kind));
    }

    /** The largest share of processor time that others had, of those that are too large; 0 for none. */
    private static double busy(Run run, List<Fork> done) {
        List<Disturbance> known = done.stream().map(Fork::disturbance).filter(Objects::nonNull).toList();
        if (known.isEmpty()) {
            return above(load(run.environment()) / processors(run.environment()), BUSY_BEFORE);
        }
        List<Disturbance> apart = known.stream().filter(each -> each.atServer() != null).toList();
        List<Disturbance> together = known.stream().filter(each -> each.atServer() == null).toList();
        return Stream.of(above(mean(together, Disturbance::others), BUSY), above(mean(together, Disturbance::stolen), STOLEN),
                above(mean(known, Remarks::waited), WAITED), above(mean(apart, Disturbance::all), BUSY),
                above(mean(apart, each -> each.atServer().all()), BUSY)).max(Double::compare).orElseThrow();
    }

    private static double above(double share, double limit) {
        return share > limit ? Math.min(1, share) : 0;
    }

    private static long sum(List<Fork> forks, Function<Fork, Long> count) {
        return forks.stream().map(count).filter(Objects::nonNull).mapToLong(Long::longValue).sum();
    }

    private static double mean(List<Disturbance> known, ToDoubleFunction<Disturbance> share) {
        return known.stream().mapToDouble(share).average().orElse(0);
    }

    private static double waited(Disturbance disturbance) {
        return Stream.of(disturbance.client(), disturbance.server()).filter(Objects::nonNull).mapToDouble(Scheduled::waited).max().orElse(0);
    }

    /** The load average of the minute before the run; 0 when it was not recorded. */
    private static double load(Map<String, String> environment) {
        return number(environment.getOrDefault("load.before", "0").split(" ")[0]);
    }

    private static double processors(Map<String, String> environment) {
        return Math.max(1, number(environment.getOrDefault("cpu.count", "1")));
    }

    private static double number(String text) {
        return text.matches("\\d+(\\.\\d+)?") ? Double.parseDouble(text) : 0;
    }
}
