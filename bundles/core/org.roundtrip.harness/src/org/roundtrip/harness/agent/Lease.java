// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.util.concurrent.TimeUnit;

/** How long the agent goes on without hearing of the workbench. Any thread. */
final class Lease {
    private final long nanos;
    private volatile long renewed = System.nanoTime();

    Lease(int seconds) {
        nanos = TimeUnit.SECONDS.toNanos(seconds);
    }

    void renew() {
        renewed = System.nanoTime();
    }

    boolean expired() {
        return System.nanoTime() - renewed > nanos;
    }
}
