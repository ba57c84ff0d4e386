// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.model.Called;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.load.Load;
import org.roundtrip.ui.theme.Setting;

/**
 * The settings of the warm-up view.
 *
 * @param called     the operation, with its step where it is swept
 * @param variant    the variant whose phases are shown; empty for none of several
 * @param repetition which fork of each variant; {@link #LATEST} or {@link #ALL}
 * @param axis       what the horizontal axis counts
 * @param logAxis    whether the horizontal axis is logarithmic
 * @param logLatency whether the vertical axis is logarithmic
 * @param quantity   what of its calls, where the run has it
 */
record WarmUpSettings(Called called, String variant, int repetition, Curve.Axis axis, boolean logAxis, boolean logLatency,
        Quantity quantity) {
    /** The latest fork that has calls. */
    static final int LATEST = 0;
    /** All forks together. */
    static final int ALL = -1;

    /** The settings that a person chose as the first ones. */
    static WarmUpSettings asSet() {
        return new WarmUpSettings(new Called("", null), "", LATEST, Setting.TIME_AXIS.on() ? Curve.Axis.TIME : Curve.Axis.CALLS,
                Setting.LOG_CALLS.on(), Setting.LOG_LATENCY.on(), Quantity.RESPONSE);
    }

    /** The name of the operation. */
    String operation() {
        return called.operation();
    }

    boolean allForks() {
        return repetition == ALL;
    }

    /** Whether a fork may be the one that is shown. */
    boolean shows(Fork fork) {
        return repetition == LATEST || repetition == fork.repetition();
    }

    /** These with the axes of others, and with their fork when there is one of that number. @param count how many forks there are */
    WarmUpSettings alike(WarmUpSettings others, int count) {
        return new WarmUpSettings(called, variant, others.repetition <= count ? others.repetition : repetition, others.axis,
                others.logAxis, others.logLatency, others.quantity);
    }

    WarmUpSettings with(Called other) {
        return new WarmUpSettings(other, variant, repetition, axis, logAxis, logLatency, quantity);
    }

    WarmUpSettings withVariant(String other) {
        return new WarmUpSettings(called, other, repetition, axis, logAxis, logLatency, quantity);
    }

    WarmUpSettings withRepetition(int other) {
        return new WarmUpSettings(called, variant, other, axis, logAxis, logLatency, quantity);
    }

    WarmUpSettings withAxis(Curve.Axis other) {
        return new WarmUpSettings(called, variant, repetition, other, logAxis, logLatency, quantity);
    }

    WarmUpSettings withLogAxis(boolean on) {
        return new WarmUpSettings(called, variant, repetition, axis, on, logLatency, quantity);
    }

    WarmUpSettings withLogLatency(boolean on) {
        return new WarmUpSettings(called, variant, repetition, axis, logAxis, on, quantity);
    }

    WarmUpSettings with(Quantity other) {
        return new WarmUpSettings(called, variant, repetition, axis, logAxis, logLatency, other);
    }

    /** What is shown of a run of this plan. Only calls of an open load are to be made at certain moments. */
    Quantity quantityOf(Plan plan) {
        return plan.protocol().load() instanceof Load.Open ? quantity : Quantity.SERVICE;
    }

    /** Whether rates are shown of a run of this plan. */
    boolean rates(Plan plan) {
        return quantityOf(plan) == Quantity.RATES;
    }
}
