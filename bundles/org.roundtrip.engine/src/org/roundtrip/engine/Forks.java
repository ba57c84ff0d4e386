// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import org.roundtrip.model.Fork;

/** The changes a fork goes through. */
final class Forks {
    private Forks() {
    }

    static Fork running(Fork fork) {
        return with(fork, Fork.State.RUNNING, fork.lookupNanos(), fork.connectNanos(), null, null);
    }

    static Fork opened(Fork fork, Long lookupNanos, Long connectNanos) {
        return with(fork, fork.state(), lookupNanos, connectNanos, fork.capture(), null);
    }

    static Fork captured(Fork fork, Fork.Capture capture) {
        return with(fork, fork.state(), fork.lookupNanos(), fork.connectNanos(), capture, null);
    }

    static Fork ended(Fork fork, Fork.State state, String error) {
        return with(fork, state, fork.lookupNanos(), fork.connectNanos(), fork.capture(), error);
    }

    private static Fork with(Fork fork, Fork.State state, Long lookupNanos, Long connectNanos, Fork.Capture capture,
            String error) {
        return new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.repetition(), state,
                lookupNanos, connectNanos, capture, error);
    }
}
