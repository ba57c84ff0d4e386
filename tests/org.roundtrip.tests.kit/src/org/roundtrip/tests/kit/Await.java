// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.concurrent.Callable;

/** Waits for what other threads and processes do. */
final class Await {
    /** How long something may take that takes seconds on a busy machine. */
    static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int PAUSE_MILLIS = 5;

    private Await() {
    }

    /** Returns when the condition holds. Fails when it does not come to hold. */
    static void until(Callable<Boolean> condition) {
        assertTimeoutPreemptively(PATIENCE, () -> {
            while (!condition.call()) {
                Thread.sleep(PAUSE_MILLIS);
            }
        });
    }
}
