// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import org.roundtrip.model.Fork;

/** Makes the next state of a fork's record from the one before. */
public final class ForkChanges {
    private ForkChanges() {
    }

    /** The fork has begun. */
    public static Fork running(Fork fork) {
        return with(fork, Fork.State.RUNNING, fork.lookupNanos(), fork.connectNanos(), null, null, null, null);
    }

    /** The client is connected. @param lookupNanos null when there was no such step, as {@code connectNanos} */
    public static Fork opened(Fork fork, Long lookupNanos, Long connectNanos) {
        return with(fork, fork.state(), lookupNanos, connectNanos, fork.disturbance(), fork.capture(), null, null);
    }

    /** The capture pass is over. */
    public static Fork captured(Fork fork, Fork.Capture capture) {
        return with(fork, fork.state(), fork.lookupNanos(), fork.connectNanos(), fork.disturbance(), capture, null, null);
    }

    /** The measured calls are over. @param disturbance null when it is unknown */
    public static Fork measured(Fork fork, Fork.Disturbance disturbance) {
        return with(fork, fork.state(), fork.lookupNanos(), fork.connectNanos(), disturbance, fork.capture(), null, null);
    }

    /** It is known how many one-way calls never arrived. */
    public static Fork arrived(Fork fork, long lostCalls) {
        return with(fork, fork.state(), fork.lookupNanos(), fork.connectNanos(), fork.disturbance(), fork.capture(), lostCalls, null);
    }

    /** The fork is over. @param error one sentence, or null when nothing failed */
    public static Fork ended(Fork fork, Fork.State state, String error) {
        return with(fork, state, fork.lookupNanos(), fork.connectNanos(), fork.disturbance(), fork.capture(),
                fork.lostCalls(), error);
    }

    private static Fork with(Fork fork, Fork.State state, Long lookupNanos, Long connectNanos,
            Fork.Disturbance disturbance, Fork.Capture capture, Long lostCalls, String error) {
        return new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.repetition(), state,
                lookupNanos, connectNanos, disturbance, capture, lostCalls, error);
    }
}
