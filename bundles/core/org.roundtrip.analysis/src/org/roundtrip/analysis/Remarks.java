// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
     * With 1,000 calls whose times vary by half of their mean, the standard error of the median is about 2 %; with fewer
     * it comes near the 5 % that count as a difference.
     */
    private static final long FEW_CALLS = 1000;
    /** Server and client take turns, so they need about one processor; the compilers of both use a second one. */
    private static final double BUSY = 0.25;
    private static final double STOLEN = 0.02;
    private static final double WAITED = 0.1;
    private static final double BUSY_BEFORE = 0.5;
    /** Halves of warm calls differ by less, as those of all examples do. */
    private static final double STILL_FASTER = 0.8;
    /** Calls that warm up become faster by more than the noise of two medians. */
    private static final double EVEN = 0.95;

    /** A generator of load that is later than this share of the median response may have shaped what it measures. */
    private static final double LATE = 0.1;

    /** The kinds that say nothing of the times of the measured calls, or what all rows of the operation have in common. */
    private static final Set<Kind> NOT_OF_TIMES = Set.of(Kind.SLOWER_LATER, Kind.CLOCK_SET, Kind.LOST_AT_SERVER, Kind.ONE_WAY,
            Kind.FEW_CAPTURED, Kind.CAPTURED_FASTER);

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
        List<Remark> remarks = new ArrayList<>();
        if (done.isEmpty()) {
            return remarks;
        }
        long calls = measured.service().count();
        boolean oneWay = done.getFirst().lostCalls() != null;
        if (oneWay) {
            long never = done.stream().mapToLong(Fork::lostCalls).sum();
            remarks.add(never == 0 ? new Remark(Kind.ONE_WAY, 1) : Remark.part(Kind.LOST_CALLS, never, made));
        } else if (cost.ofCold() != null) {
            remarks.add(new Remark(Kind.NOT_WARM, cost.ofCold()));
        }
        List<Disturbance> known = done.stream().map(Fork::disturbance).filter(Objects::nonNull).toList();
        List<Disturbance> apart = known.stream().filter(each -> each.atServer() != null).toList();
        List<Disturbance> together = known.stream().filter(each -> each.atServer() == null).toList();
        add(remarks, Kind.BUSY, mean(together, Disturbance::others), BUSY);
        add(remarks, Kind.STOLEN, mean(together, Disturbance::stolen), STOLEN);
        add(remarks, Kind.WAITED, mean(known, Remarks::waited), WAITED);
        add(remarks, Kind.BUSY_CLIENT, mean(apart, Disturbance::all), BUSY);
        add(remarks, Kind.BUSY_SERVER, mean(apart, each -> each.atServer().all()), BUSY);
        if (known.isEmpty()) {
            add(remarks, Kind.BUSY_BEFORE, load(run.environment()), BUSY_BEFORE * processors(run.environment()));
        }
        if (calls < FEW_CALLS) {
            remarks.add(new Remark(Quantile.P50.hasEnough(calls) ? Kind.FEW_CALLS : Kind.TOO_FEW_CALLS, calls));
        }
        ofLoad(remarks, done, measured);
        if (cost.slower() && !oneWay) {
            remarks.add(new Remark(Kind.SLOWER_LATER, cost.ratio()));
        }
        String kept = run.environment().getOrDefault("provider." + done.getFirst().variant() + "." + Run.KEPT, "");
        if (!kept.isEmpty()) {
            remarks.add(new Remark(Kind.KEPT_SERVER, kept.split(",").length));
        }
        long set = done.stream().map(Fork::capture).filter(capture -> capture != null && capture.ends() != null
                && capture.ends().stepped()).count();
        if (set > 0) {
            remarks.add(new Remark(Kind.CLOCK_SET, set));
        }
        long lost = done.stream().map(Fork::capture).filter(capture -> capture != null && capture.ends() != null
                && capture.ends().serverDropped() != null).mapToLong(capture -> capture.ends().serverDropped()).sum();
        if (lost > 0) {
            remarks.add(new Remark(Kind.LOST_AT_SERVER, lost));
        }
        if (cost.few()) {
            remarks.add(new Remark(Kind.FEW_CAPTURED, cost.captured()));
        } else if (cost.implausible() && cost.ofCold() == null && !oneWay) {
            remarks.add(new Remark(Kind.CAPTURED_FASTER, cost.ratio()));
        }
        return remarks;
    }

    /**
     * Adds that calls were still getting faster, unless others say already that they were cold, or that they became slower. Calls that
     * did not get faster while they were measured, and yet were much slower than the captured ones, were warm: something slowed them down.
     * So were those that had been as fast before, in the warm-up, as they ever were while they were measured.
     *
     * @param laterHalf median of the later half of the measured calls divided by that of the earlier half, or null
     * @param warmedUp  how fast calls were at best in the warm-up, divided by the same of the measured ones, or null
     */
    static List<Remark> withWarmUp(List<Remark> others, Double laterHalf, Double warmedUp) {
        Optional<Remark> cold = others.stream().filter(remark -> remark.kind() == Kind.NOT_WARM).findFirst();
        boolean asFast = warmedUp != null && warmedUp < 1 / EVEN;
        if (laterHalf == null || (cold.isPresent() ? laterHalf < EVEN && !asFast : laterHalf > STILL_FASTER && laterHalf < 1 / STILL_FASTER)) {
            return others;
        }
        Kind changed = laterHalf > 1 ? Kind.BECAME_SLOWER : asFast ? Kind.BECAME_FASTER : Kind.STILL_FASTER;
        Remark first = cold.map(remark -> new Remark(Kind.SLOWED, remark.value())).orElse(new Remark(changed, laterHalf));
        return Stream.concat(Stream.of(first), others.stream().filter(remark -> remark.kind() != Kind.NOT_WARM)).toList();
    }

    private static void ofLoad(List<Remark> remarks, List<Fork> done, SteadyCalls measured) {
        if (measured.errors() > 0) {
            remarks.add(Remark.part(Kind.ERRORS, measured.errors(), measured.service().count()));
        }
        long dropped = done.stream().map(Fork::droppedCalls).filter(Objects::nonNull).mapToLong(Long::longValue).sum();
        if (dropped > 0) {
            remarks.add(Remark.part(Kind.DROPPED_CALLS, dropped, measured.service().count() + dropped));
        }
        Double late = measured.lateness().nanos(Quantile.P99);
        Double response = measured.response().nanos(Quantile.P50);
        if (late != null && response != null && late > LATE * response) {
            remarks.add(new Remark(Kind.LATE_CALLS, late));
        }
    }

    /**
     * The remarks on the floor's row that make the ratio of another row to it doubtful. Where the row has a remark of that meaning
     * itself, that one is enough.
     */
    static List<Remark> ofFloor(List<Remark> floor, List<Remark> row) {
        Set<Kind> own = row.stream().map(remark -> remark.kind().meaning()).collect(Collectors.toSet());
        return floor.stream().filter(remark -> !NOT_OF_TIMES.contains(remark.kind()) && !own.contains(remark.kind().meaning()))
                .map(Remark::asOfFloor).toList();
    }

    private static void add(List<Remark> remarks, Kind kind, double value, double limit) {
        if (value > limit) {
            remarks.add(new Remark(kind, value));
        }
    }

    private static double mean(List<Disturbance> known, ToDoubleFunction<Disturbance> share) {
        return known.stream().mapToDouble(share).average().orElse(0);
    }

    private static double waited(Disturbance disturbance) {
        return Stream.of(Optional.ofNullable(disturbance.client()), Optional.ofNullable(disturbance.server()))
                .mapToDouble(side -> side.map(Scheduled::waited).orElse(0.0)).max().orElse(0);
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
