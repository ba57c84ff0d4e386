// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** How the engine waits for the processes of a place, and the clock by which it loses its patience. */
public interface Patience {
    /** That of this machine's clock. */
    Patience REAL = new Patience() {
        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public <T> T poll(BlockingQueue<T> queue, long millis) throws InterruptedException {
            return queue.poll(millis, TimeUnit.MILLISECONDS);
        }
    };

    /** Returns a moment in nanoseconds, to be compared with others. */
    long nanoTime();

    /** Waits for an element. @return null when none came in time */
    <T> T poll(BlockingQueue<T> queue, long millis) throws InterruptedException;
}
