// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.Operation;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;

/**
 * The load of a plan as settings of a client, and a servant's work as settings of a server. See the page of {@code
 * org.roundtrip.harness}.
 */
public final class LoadSettings {
    private static final String PREFIX = "load.";

    private LoadSettings() {
    }

    /** Adds the settings of a load; one caller without a pause needs none. */
    public static Settings in(Settings settings, Load load) {
        if (load.equals(Load.ONE_CALLER)) {
            return settings;
        }
        boolean oneSends = load instanceof Load.Open && load.asynchronous();
        Settings all = settings.with(PREFIX + "mode", load.mode()).with(PREFIX + "callers", oneSends ? 1 : load.callers())
                .with(PREFIX + "threads", load.virtualThreads() ? "virtual" : "platform");
        Settings more = load.asynchronous() ? all.with(PREFIX + "window", oneSends ? load.callers() : load.inFlight() / load.callers()) : all;
        return switch (load) {
            case Load.Closed closed -> more.with(PREFIX + "thinkMicros", closed.thinkMicros())
                    .with(PREFIX + "think", closed.exponentialThink() ? "exponential" : "fixed");
            case Load.Open open -> in(more.with(PREFIX + "ratePerSecond", open.ratePerSecond())
                    .with(PREFIX + "arrivals", open.arrivals().mode()), open.arrivals());
        };
    }

    /** Adds the settings of a servant's work and of its exceptions. Under any load but one caller's it counts its calls, even if it has no work. */
    static Settings in(Settings settings, Operation operation, Load load) {
        Work work = operation.work();
        Settings throwing = operation.throwEvery() == 0 ? settings : settings.with("throwEvery", operation.throwEvery());
        return work.equals(Work.NONE) && load.equals(Load.ONE_CALLER) ? throwing : throwing.with("work.micros", work.micros())
                .with("work.stallEvery", work.stallEvery()).with("work.stallMillis", work.stallMillis());
    }

    private static Settings in(Settings settings, Load.Arrivals arrivals) {
        return switch (arrivals) {
            case Load.Constant constant -> settings;
            case Load.Poisson poisson -> settings;
            case Load.Ramp ramp -> settings.with(PREFIX + "toRatePerSecond", ramp.toRatePerSecond());
            case Load.Steps steps -> settings.with(PREFIX + "toRatePerSecond", steps.toRatePerSecond())
                    .with(PREFIX + "steps", steps.steps());
            case Load.Bursts bursts -> settings.with(PREFIX + "burst", bursts.size());
        };
    }
}
