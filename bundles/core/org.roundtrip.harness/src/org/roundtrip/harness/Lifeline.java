// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.IOException;
import java.io.InputStream;
import org.roundtrip.harness.control.Platform;

/** Ends this JVM, with every process that it started, when its standard input ends, so that none outlives Roundtrip. */
final class Lifeline {
    private Lifeline() {
    }

    /** Starts a thread that reads and discards standard input until it ends, and then ends this JVM. */
    static void hold(InputStream in) {
        Thread thread = new Thread(() -> {
            byte[] discarded = new byte[8192];
            try {
                while (in.read(discarded) >= 0) {
                    continue;
                }
            } catch (IOException broken) {
                // the pipe is gone, so standard input has ended
            }
            cut(0);
        }, "lifeline");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends this JVM at once, without the shutdown hooks of a middleware, which could delay the end or hang. */
    static void cut(int status) {
        Platform.endDescendants();
        Runtime.getRuntime().halt(status);
    }
}
