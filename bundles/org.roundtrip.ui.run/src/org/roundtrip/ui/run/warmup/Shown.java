// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import org.roundtrip.analysis.Curve;
import org.roundtrip.ui.look.Setting;

/**
 * How the warm-up of an operation is shown.
 *
 * @param operation  name of the operation
 * @param variant    whose phases are named, or empty for those of the longest curve
 * @param repetition which fork of each variant, or 0 for the latest
 * @param axis       what the horizontal axis counts
 * @param logAxis    whether the horizontal axis is logarithmic
 * @param logLatency whether the vertical axis is logarithmic
 */
record Shown(String operation, String variant, int repetition, Curve.Axis axis, boolean logAxis, boolean logLatency) {

    /** As a person has set it. */
    static Shown asSet() {
        return new Shown("", "", 0, Setting.TIME_AXIS.on() ? Curve.Axis.TIME : Curve.Axis.CALLS,
                Setting.LOG_CALLS.on(), Setting.LOG_LATENCY.on());
    }

    Shown withOperation(String other) {
        return new Shown(other, variant, repetition, axis, logAxis, logLatency);
    }

    Shown withVariant(String other) {
        return new Shown(operation, other, repetition, axis, logAxis, logLatency);
    }

    Shown withRepetition(int other) {
        return new Shown(operation, variant, other, axis, logAxis, logLatency);
    }

    Shown withAxis(Curve.Axis other) {
        return new Shown(operation, variant, repetition, other, logAxis, logLatency);
    }

    Shown withLogAxis(boolean on) {
        return new Shown(operation, variant, repetition, axis, on, logLatency);
    }

    Shown withLogLatency(boolean on) {
        return new Shown(operation, variant, repetition, axis, logAxis, on);
    }
}
