// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Called;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Step;
import org.roundtrip.ui.open.OpenRun;

/**
 * The selection that all views of a window share. Each component selects a part of what the components before it select, and is null
 * when nothing narrower is selected.
 *
 * @param run       the run, or null when none is open
 * @param variant   the provider's name in the plan
 * @param operation the operation's name
 * @param step      the step of the plan's sweep; null too when the operation is not swept
 * @param fork      number of the fork
 * @param phase     a phase of the fork
 * @param call      index of a call within the phase
 * @param range     a stretch of time of the fork
 * @param packet    index of a packet in the fork's capture
 */
public record Focus(OpenRun run, String variant, String operation, Step step, Integer fork, Phase phase, Long call,
        TimeRange range, Long packet) {
    /** The focus while no run is open. */
    public static final Focus NOTHING = new Focus(null, null, null, null, null, null, null, null, null);

    /** Selects a run as a whole. */
    public static Focus on(OpenRun run) {
        return new Focus(run, null, null, null, null, null, null, null, null);
    }

    /** Selects the same row of another run, where that run's plan has it. Of a sweep it is the step with the same value. */
    public Focus in(OpenRun other) {
        Plan plan = other.run().plan();
        boolean called = plan.contract().operations().stream().anyMatch(each -> each.name().equals(operation));
        boolean compared = plan.providers().stream().anyMatch(each -> each.variant().equals(variant));
        Step itsStep = !called ? null : Counterparts.of(run.run(), other.run()).of(new Called(operation, step)).map(Called::step).orElse(null);
        return on(other).withRow(compared ? variant : null, called ? operation : null, itsStep);
    }

    /** Selects an operation of the same run and variant. @param itsStep may be null */
    public Focus withOperation(String other, Step itsStep) {
        return withRow(variant, other, itsStep);
    }

    /** Selects a row of the same run's table. */
    public Focus withRow(RowKey row) {
        return withRow(row.variant(), row.operation(), row.step());
    }

    private Focus withRow(String otherVariant, String otherOperation, Step itsStep) {
        return new Focus(run, otherVariant, otherOperation, itsStep, null, null, null, null, null);
    }

    /** Selects a fork of the same run. */
    public Focus withFork(Fork selected) {
        return new Focus(run, selected.variant(), selected.operation(), selected.step(), selected.number(), null, null, null, null);
    }

    /** Selects a call of the same fork. */
    public Focus withCall(Phase itsPhase, long index) {
        return new Focus(run, variant, operation, step, fork, itsPhase, index, range, null);
    }

    /** Narrows the selection to a stretch of time; null removes that limit. */
    public Focus withRange(TimeRange other) {
        return new Focus(run, variant, operation, step, fork, phase, call, other, packet);
    }

    /** Selects a packet of the same fork's capture. */
    public Focus withPacket(long index) {
        return new Focus(run, variant, operation, step, fork, phase, call, range, index);
    }
}
