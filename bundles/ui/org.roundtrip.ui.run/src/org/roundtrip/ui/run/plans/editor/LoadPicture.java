// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.roundtrip.engine.fork.LoadSettings;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.LoadSetting;
import org.roundtrip.harness.load.Pace;
import org.roundtrip.harness.load.Schedule;
import org.roundtrip.model.load.Load;

/**
 * What is drawn of a load: its first moments. The code that makes the calls of a client computes them. Immutable, any
 * thread.
 */
sealed interface LoadPicture {
    /** How many lanes are drawn at most. */
    int MOST_LANES = 6;
    /** About how many calls are drawn that arrive one by one. */
    int CALLS = 40;
    /** How many bursts are drawn. */
    int BURSTS = 4;
    /** How many calls of a caller have room beside each other. */
    int CALLS_OF_LANE = 7;

    /**
     * Callers that wait for their answers, or the places of their windows. Nobody knows before a run how long a call takes, so its
     * length is an example.
     *
     * @param lanes   the calls of each drawn caller, or at each drawn place
     * @param all     how many there are in all
     * @param windows whether these are places
     */
    record Closed(List<List<Interval>> lanes, int all, boolean windows) implements LoadPicture {
    }

    /** A call of a caller. @param from its beginning, 0 to 1 across the drawing @param to its end, which may be beyond */
    record Interval(double from, double to) {
    }

    /**
     * Calls that arrive.
     *
     * @param moments   when, 0 to 1 across the drawing, in order
     * @param spanNanos the time across the drawing
     * @param calls     how many calls each of these moments stands for
     * @param rates     the rate at equal distances across the drawing when it changes, else empty
     */
    record Open(List<Double> moments, double spanNanos, long calls, List<Double> rates) implements LoadPicture {
    }

    /**
     * The picture of a load.
     *
     * @param seed         of what is drawn by lot
     * @param measureNanos how long the measured calls are made, which rates that change need
     */
    static LoadPicture of(Load load, long seed, double measureNanos) {
        LoadSetting setting = LoadSetting.of(LoadSettings.in(Settings.EMPTY, load));
        return switch (load) {
            case Load.Closed closed -> closed(closed, setting, seed);
            case Load.Open open -> switch (open.arrivals()) {
                case Load.Ramp ramp -> changing(setting, seed, measureNanos, open.ratePerSecond(), ramp.toRatePerSecond(), 0);
                case Load.Steps steps -> changing(setting, seed, measureNanos, open.ratePerSecond(), steps.toRatePerSecond(),
                        steps.steps());
                case Load.Bursts bursts -> even(setting, seed, open.ratePerSecond(), BURSTS * bursts.size());
                case Load.Constant constant -> even(setting, seed, open.ratePerSecond(), CALLS);
                case Load.Poisson poisson -> even(setting, seed, open.ratePerSecond(), CALLS);
            };
        };
    }

    private static Closed closed(Load.Closed load, LoadSetting setting, long seed) {
        double think = load.thinkMicros() * 1e3;
        double call = think == 0 ? Schedule.SECOND : think / 2;
        double span = CALLS_OF_LANE * (call + think);
        // A caller that thinks has hardly more than one call in flight here, since the drawn calls are shorter than its thinking.
        boolean windows = load.asynchronous() && think == 0;
        int all = windows ? load.inFlight() : load.callers();
        List<List<Interval>> lanes = new ArrayList<>();
        for (int lane = 0; lane < Math.min(MOST_LANES, all); lane++) {
            SplittableRandom lengths = new SplittableRandom(lane);
            Pace pace = setting.think(seed ^ (long) lane << Integer.SIZE);
            List<Interval> calls = new ArrayList<>();
            double now = 0;
            while (now < span) {
                double end = now + call * lengths.nextDouble(0.7, 1.3);
                calls.add(new Interval(now / span, end / span));
                now = think == 0 ? end : pace.next((long) end);
            }
            lanes.add(List.copyOf(calls));
        }
        return new Closed(List.copyOf(lanes), all, windows);
    }

    private static Open even(LoadSetting setting, long seed, double rate, int calls) {
        double span = calls * Schedule.SECOND / rate;
        return new Open(moments(setting.schedule(seed, (long) span), span), span, 1, List.of());
    }

    /** A phase may have very many calls: a shorter one of the same rates has the same shape. */
    private static Open changing(LoadSetting setting, long seed, double span, double from, double to, int steps) {
        double calls = Math.max(1, span / Schedule.SECOND * (from + to) / 2 / CALLS);
        List<Double> rates = new ArrayList<>();
        int parts = steps == 0 ? 1 : steps;
        for (int i = 0; i < parts; i++) {
            rates.add(steps == 0 ? from : from + (to - from) * i / (steps - 1));
            rates.add(steps == 0 ? to : rates.getLast());
        }
        return new Open(moments(setting.schedule(seed, (long) (span / calls)), span / calls), span, Math.round(calls), rates);
    }

    private static List<Double> moments(Schedule schedule, double span) {
        List<Double> moments = new ArrayList<>();
        for (long moment = schedule.next(); moment < span; moment = schedule.next()) {
            moments.add(moment / span);
        }
        return List.copyOf(moments);
    }
}
