// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.util.concurrent.CountDownLatch;

/** What processes in memory say of themselves, for tests that wait for it. */
public final class Signs {
    private final CountDownLatch hanging = new CountDownLatch(1);
    private long calls;
    private long pauses;
    private long passed;

    void hangs() {
        hanging.countDown();
    }

    /** Whether one of them hangs. */
    public boolean hanging() {
        return hanging.getCount() == 0;
    }

    /** Waits until one of them hangs. */
    public void awaitHanging() throws InterruptedException {
        hanging.await();
    }

    /** Waits, in a process, until whoever waits for it has let time pass. */
    synchronized void pause() throws InterruptedException {
        long mine = ++pauses;
        while (passed < mine) {
            wait();
        }
    }

    /** Ends all pauses. @return whether there was one */
    synchronized boolean passes() {
        boolean paused = passed < pauses;
        passed = pauses;
        notifyAll();
        return paused;
    }

    synchronized void called() {
        calls++;
        notifyAll();
    }

    /** Waits until clients have begun so many calls. */
    public synchronized void awaitCalls(long count) throws InterruptedException {
        while (calls < count) {
            wait();
        }
    }
}
