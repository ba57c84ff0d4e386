// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Ends this JVM, with every process that it started, when its standard input ends: so none outlives Roundtrip. */
final class Lifeline {
    private Lifeline() {
    }

    /** Reads and discards standard input until it ends. */
    static void hold(InputStream in) {
        Thread thread = new Thread(() -> {
            try {
                in.transferTo(OutputStream.nullOutputStream());
            } catch (IOException broken) {
                // as good as ended
            }
            cut(0);
        }, "lifeline");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends at once: no shutdown hook of a middleware may delay or hang it. */
    static void cut(int status) {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        Runtime.getRuntime().halt(status);
    }
}
