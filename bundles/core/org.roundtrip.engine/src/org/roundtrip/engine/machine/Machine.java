// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.model.machine.CheckedMachine;

/**
 * What was found out about this machine before a run. Immutable.
 *
 * @param checked when
 * @param facts   what its system says, by name, see {@link MachineFacts}
 * @param watch   what it did while nothing was asked of it
 * @param tried   the medians in microseconds of the rounds of each way that was tried; empty when none could be
 * @param placings the ways of placing threads that it allows
 */
public record Machine(Instant checked, Map<String, String> facts, Watch watch, Map<Way, List<Double>> tried, Map<Way, Placing> placings) {
    /** A sleeper that wakes later had to wait for a processor. */
    static final Duration LATE = Duration.ofMillis(2);
    private static final double HARDLY_BUSY = 0.03;
    private static final Duration HARDLY_LATE = Duration.ofNanos(500_000);
    private static final double STEADY = 0.02;
    /** The range of three values of a normal distribution is that many standard deviations on average. */
    private static final double RANGE_OF_THREE = 1.693;
    /** Half of the width of a 95 % interval in standard deviations, times that of a difference of two. */
    private static final double DECIDED = 1.96 * Math.sqrt(2);
    /** Forks differ by this much even where rounds agree. */
    private static final double LEAST = 0.02;

    /** How much a machine can be trusted. */
    public enum State {
        /** Nothing was found that would disturb. */
        GOOD,
        /** Times can be measured; what is found in {@link Machine#grounds} makes them spread. */
        FAIR,
        /** Others use the processors. */
        BUSY
    }

    /** Why a machine is not good. */
    public enum Ground {
        /** Other processes used the processors. */
        OTHERS,
        /** The host gave processors to other virtual machines. */
        STOLEN,
        /** Sleepers woke late. */
        LATE,
        /** It is a virtual machine, or within a container. */
        VIRTUAL,
        /** The clock rate follows the load. */
        GOVERNOR,
        /** It runs on its battery. */
        BATTERY,
        /** It was throttled. */
        THROTTLED,
        /** A control group limits its processors. */
        LIMIT,
        /** The rounds of the floor differ. */
        SPREAD
    }

    /**
     * The least that a call takes here.
     *
     * @param micros the median of the rounds, in microseconds
     * @param spread how much the rounds differ, as a standard deviation divided by the median
     */
    public record Floor(double micros, double spread) {
    }

    /** Copies the maps and keeps their order. */
    public Machine {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
        tried = tried.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(tried));
        placings = placings.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(placings));
    }

    /** The way of placing threads that was chosen, see {@link Choice}. */
    public Way way() {
        return Choice.of(tried);
    }

    /** Where threads are placed. */
    public Placing placing() {
        return placings.getOrDefault(way(), Placing.FREE);
    }

    /** The least that a call takes with the threads placed as chosen; empty when nothing could be tried. */
    public Optional<Floor> floor() {
        return floor(placing());
    }

    /** The least that a call takes with the threads placed so; empty when that was not tried. */
    public Optional<Floor> floor(Placing placed) {
        return tried.entrySet().stream().filter(way -> placed.equals(placings.get(way.getKey()))).map(Map.Entry::getValue).findFirst()
                .map(rounds -> new Floor(Choice.median(rounds),
                        (Choice.most(rounds) - Choice.least(rounds)) / RANGE_OF_THREE / Choice.median(rounds)));
    }

    /** The smallest share by which two times must differ to be decided, with the threads placed so. Empty when that was not tried. */
    public Optional<Double> smallestDifference(Placing placed) {
        return floor(placed).map(floor -> DECIDED * Math.max(LEAST, floor.spread()));
    }

    /** How much it can be trusted. */
    public State state() {
        return busy(watch) ? State.BUSY : grounds().isEmpty() ? State.GOOD : State.FAIR;
    }

    /** Whether others use the processors so much that no time can be trusted. */
    static boolean busy(Watch watch) {
        return watch.others().orElse(0.0) > CheckedMachine.BUSY || watch.stolen().orElse(0.0) > CheckedMachine.STOLEN
                || watch.lateness().compareTo(LATE) > 0;
    }

    /** Why it is not good, the gravest first; empty when it is. */
    public List<Ground> grounds() {
        List<Ground> grounds = new ArrayList<>();
        add(grounds, Ground.OTHERS, watch.others().orElse(0.0) > HARDLY_BUSY);
        add(grounds, Ground.STOLEN, watch.stolen().orElse(0.0) > 0);
        add(grounds, Ground.LATE, watch.lateness().compareTo(HARDLY_LATE) > 0);
        add(grounds, Ground.BATTERY, facts.containsKey(MachineFacts.BATTERY));
        add(grounds, Ground.THROTTLED, facts.containsKey(MachineFacts.THROTTLED));
        add(grounds, Ground.LIMIT, facts.containsKey(MachineFacts.LIMIT));
        add(grounds, Ground.GOVERNOR, !facts.getOrDefault(MachineFacts.GOVERNOR, MachineFacts.PERFORMANCE).equals(MachineFacts.PERFORMANCE));
        add(grounds, Ground.VIRTUAL, facts.containsKey(MachineFacts.VIRTUAL) && facts.get(MachineFacts.VIRTUAL).matches(".*(hypervisor|container).*"));
        add(grounds, Ground.SPREAD, floor().map(Floor::spread).orElse(0.0) > STEADY);
        return List.copyOf(grounds);
    }

    /** Returns what a run records of it whose threads are placed so. */
    public CheckedMachine recorded(Placing placed) {
        return new CheckedMachine(state().name().toLowerCase(Locale.ROOT), watch.others(), floor(placed).map(Floor::micros),
                floor(placed).map(Floor::spread), smallestDifference(placed));
    }

    private static void add(List<Ground> grounds, Ground ground, boolean found) {
        if (found) {
            grounds.add(ground);
        }
    }
}
