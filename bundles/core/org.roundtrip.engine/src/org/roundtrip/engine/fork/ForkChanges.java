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
        return fork.with(Fork.State.RUNNING, null);
    }

    /** The client is connected. @param lookupNanos null when there was no such step, as all three */
    public static Fork opened(Fork fork, Long prepareNanos, Long lookupNanos, Long connectNanos) {
        return new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.step(), fork.repetition(),
                fork.state(),
                prepareNanos, lookupNanos, connectNanos, fork.warmedUp(), fork.disturbance(), fork.capture(), fork.serverSide(),
                fork.lostCalls(), fork.droppedCalls(), null);
    }

    /** The warm-up until steady is over. */
    public static Fork warmedUp(Fork fork, Fork.WarmedUp warmedUp) {
        return new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.step(), fork.repetition(), fork.state(),
                fork.prepareNanos(), fork.lookupNanos(), fork.connectNanos(), warmedUp, fork.disturbance(), fork.capture(),
                fork.serverSide(), fork.lostCalls(), fork.droppedCalls(), null);
    }

    /** The capture pass is over. */
    public static Fork captured(Fork fork, Fork.Capture capture) {
        return with(fork, fork.disturbance(), capture, fork.serverSide(), fork.lostCalls(), fork.droppedCalls());
    }

    /** The measured calls are over. @param disturbance null when it is unknown @param droppedCalls null when the load is closed */
    public static Fork measured(Fork fork, Fork.Disturbance disturbance, Long droppedCalls) {
        return with(fork, disturbance, fork.capture(), fork.serverSide(), fork.lostCalls(), droppedCalls);
    }

    /** It is known how many one-way calls never arrived. */
    public static Fork arrived(Fork fork, long lostCalls) {
        return with(fork, fork.disturbance(), fork.capture(), fork.serverSide(), lostCalls, fork.droppedCalls());
    }

    /** It is known what the server side cost besides calls. */
    static Fork served(Fork fork, Fork.ServerSide serverSide) {
        return with(fork, fork.disturbance(), fork.capture(), serverSide, fork.lostCalls(), fork.droppedCalls());
    }

    /** The fork is over. @param error one sentence, or null when nothing failed */
    public static Fork ended(Fork fork, Fork.State state, String error) {
        return fork.with(state, error);
    }

    private static Fork with(Fork fork, Fork.Disturbance disturbance, Fork.Capture capture, Fork.ServerSide serverSide,
            Long lostCalls, Long droppedCalls) {
        return new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.step(), fork.repetition(),
                fork.state(),
                fork.prepareNanos(), fork.lookupNanos(), fork.connectNanos(), fork.warmedUp(), disturbance, capture, serverSide, lostCalls,
                droppedCalls, null);
    }
}
