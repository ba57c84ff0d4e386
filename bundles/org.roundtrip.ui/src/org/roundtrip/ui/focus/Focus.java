// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import org.roundtrip.model.Phase;
import org.roundtrip.ui.open.OpenRun;

/**
 * What the person looks at: the one selection that moves every view. Every part but the first narrows what stands
 * before it, and is null when it is not narrowed so far.
 *
 * @param run       the run, or null when none is open
 * @param variant   the provider's name in the plan
 * @param operation the operation's name
 * @param fork      number of the fork
 * @param phase     a phase of the fork
 * @param call      index of a call within the phase
 * @param range     a stretch of time of the fork
 * @param packet    index of a packet in the fork's capture
 */
public record Focus(OpenRun run, String variant, String operation, Integer fork, Phase phase, Long call,
        TimeRange range, Long packet) {
    /** Nothing is open. */
    public static final Focus NOTHING = new Focus(null, null, null, null, null, null, null, null);

    /** A run as a whole. */
    public static Focus on(OpenRun run) {
        return new Focus(run, null, null, null, null, null, null, null);
    }

    /** One operation of the same run and variant, as a whole. */
    public Focus withOperation(String other) {
        return new Focus(run, variant, other, null, null, null, null, null);
    }

    /** One row of the same run's table. */
    public Focus withRow(String otherVariant, String otherOperation) {
        return new Focus(run, otherVariant, otherOperation, null, null, null, null, null);
    }

    /** One fork of the same run. */
    public Focus withFork(String itsVariant, String itsOperation, int number) {
        return new Focus(run, itsVariant, itsOperation, number, null, null, null, null);
    }

    /** One call of the same fork. */
    public Focus withCall(Phase itsPhase, long index) {
        return new Focus(run, variant, operation, fork, itsPhase, index, range, null);
    }

    /** The same, narrowed to a stretch of time; null widens it again. */
    public Focus withRange(TimeRange other) {
        return new Focus(run, variant, operation, fork, phase, call, other, packet);
    }

    /** One packet of the same fork's capture. */
    public Focus withPacket(long index) {
        return new Focus(run, variant, operation, fork, phase, call, range, index);
    }
}
