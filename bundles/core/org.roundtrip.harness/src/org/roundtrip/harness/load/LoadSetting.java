// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import org.roundtrip.harness.control.Settings;

/** The settings of a client that begin with {@code load.}, see the page of {@code org.roundtrip.harness}. Immutable. */
public final class LoadSetting {
    private final boolean open;
    private final int callers;
    private final int window;
    private final boolean virtualThreads;
    private final long thinkNanos;
    private final boolean exponentialThink;
    private final double rate;
    private final String arrivals;
    private final double toRate;
    private final int steps;
    private final int burst;

    private LoadSetting(Settings settings) {
        open = text(settings, "mode", "closed").equals("open");
        callers = (int) number(settings, "callers", 1);
        window = (int) number(settings, "window", 0);
        virtualThreads = text(settings, "threads", "platform").equals("virtual");
        thinkNanos = (long) (number(settings, "thinkMicros", 0) * 1000);
        exponentialThink = text(settings, "think", "fixed").equals("exponential");
        rate = number(settings, "ratePerSecond", 0);
        arrivals = text(settings, "arrivals", "constant");
        toRate = number(settings, "toRatePerSecond", rate);
        steps = (int) number(settings, "steps", 1);
        burst = (int) number(settings, "burst", 1);
    }

    /** The load of a client; one caller without a pause when nothing is set. */
    public static LoadSetting of(Settings settings) {
        return new LoadSetting(settings);
    }

    private static String text(Settings settings, String name, String otherwise) {
        return settings.find("load." + name).orElse(otherwise);
    }

    private static double number(Settings settings, String name, double otherwise) {
        return settings.find("load." + name).map(Double::valueOf).orElse(otherwise);
    }

    /** How many callers there are. */
    public int callers() {
        return callers;
    }

    /** How many calls each caller may have in flight with asynchronous stubs; 0 when it waits for each answer. */
    int window() {
        return window;
    }

    /** Whether they are virtual threads. */
    boolean virtualThreads() {
        return virtualThreads;
    }

    /** Whether calls arrive at a rate. */
    boolean open() {
        return open;
    }

    /** Whether each call follows the answer of the one before at once. */
    boolean withoutPause() {
        return !open && thinkNanos == 0;
    }

    /** The pace of one caller of a closed load. @param seed for its think times */
    public Pace think(long seed) {
        return new ThinkPace(thinkNanos, exponentialThink, seed);
    }

    /**
     * When the calls of a phase of an open load arrive. In a warm-up, and in a phase of which only the number of calls is known, a
     * rate that changes stays at its first value.
     *
     * @param seed  for gaps that are drawn
     * @param nanos how long the phase is, or 0 when the rate stays
     */
    public Schedule schedule(long seed, long nanos) {
        switch (arrivals) {
            case "constant":
                return Schedule.constant(rate);
            case "poisson":
                return Schedule.poisson(rate, seed);
            case "ramp":
                return nanos == 0 ? Schedule.constant(rate) : Schedule.changing(moment -> rate + (toRate - rate) * Math.min(1, (double) moment / nanos));
            case "steps":
                return nanos == 0 ? Schedule.constant(rate) : Schedule.changing(moment -> rate
                        + (toRate - rate) * Math.min(steps - 1, moment * steps / nanos) / (steps - 1));
            case "bursts":
                return Schedule.bursts(rate, burst);
            default:
                throw new IllegalArgumentException("there are no arrivals " + arrivals);
        }
    }
}
