// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;

/** The file that frames are appended to, each in one piece. Safe for several threads. */
final class FrameLog implements Closeable {
    private final FileOutputStream file;

    FrameLog(Path path) throws IOException {
        file = new FileOutputStream(path.toFile(), true);
    }

    synchronized void add(Frame frame) throws IOException {
        file.write(frame.toBytes());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
