// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Gives each line that is written to it to a consumer. Safe for several threads. */
final class LineOutput extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Consumer<String> lines;
    private final Runnable closed;

    LineOutput(Consumer<String> lines, Runnable closed) {
        this.lines = lines;
        this.closed = closed;
    }

    @Override
    public synchronized void write(int value) {
        if (value == '\n') {
            lines.accept(line.toString(StandardCharsets.UTF_8));
            line.reset();
        } else {
            line.write(value);
        }
    }

    @Override
    public void close() {
        closed.run();
    }
}
