// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Compiled;

/**
 * A compilation of a large contract that was interrupted soon after its beginning.
 *
 * @param ended   whether it came to an end by itself
 * @param failure what it threw; null when it had finished before
 * @param left    processes of this one that were still alive
 */
record InterruptedCompilation(boolean ended, Throwable failure, long left) {
    private static final long BEFORE_INTERRUPT_MILLIS = 250;
    private static final long PATIENCE_SECONDS = 20;

    /** Compiles with the default options, and interrupts. */
    static InterruptedCompilation of(Subject subject, Contract contract) throws InterruptedException {
        CompletableFuture<Compiled> outcome = new CompletableFuture<>();
        Thread compiling = new Thread(() -> {
            try {
                outcome.complete(subject.provider().compile(contract, subject.setting(subject.defaults())));
            } catch (Throwable thrown) {
                outcome.completeExceptionally(thrown);
            }
        });
        compiling.start();
        Thread.sleep(BEFORE_INTERRUPT_MILLIS);
        compiling.interrupt();
        compiling.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        Throwable failure = outcome.isCompletedExceptionally() ? outcome.exceptionNow() : null;
        return new InterruptedCompilation(!compiling.isAlive(), failure,
                ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
    }

    /** Fails unless it ended at once and left nothing. */
    void check() {
        assertTrue(ended, "it does not end when it is interrupted");
        if (failure != null) {
            assertInstanceOf(InterruptedException.class, failure, failure::toString);
        }
        assertEquals(0, left);
    }
}
