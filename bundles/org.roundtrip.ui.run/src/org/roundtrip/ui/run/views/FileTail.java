// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** Follows the end of a text file twice a second, off the user interface's thread. */
final class FileTail {
    private static final int MOST_BYTES = 64 * 1024;
    private static final int PAUSE_MILLIS = 500;
    private final Display display;
    private final Consumer<String> shown;
    private final Job job = Job.createSystem("Following a log", (ICoreRunnable) monitor -> read());
    private volatile Path file;
    private volatile boolean growing;

    /** @param shown gets the end of the file on the user interface's thread */
    FileTail(Display display, Consumer<String> shown) {
        this.display = display;
        this.shown = shown;
    }

    /** Shows a file, once or for as long as it grows. */
    void follow(Path other, boolean stillGrowing) {
        file = other;
        growing = stillGrowing;
        job.schedule();
    }

    void stop() {
        growing = false;
        file = null;
        job.cancel();
    }

    private void read() {
        Path now = file;
        if (now == null) {
            return;
        }
        String text = end(now);
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (now.equals(file)) {
                    shown.accept(text);
                }
            });
        }
        if (growing) {
            job.schedule(PAUSE_MILLIS);
        }
    }

    private static String end(Path file) {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            long from = Math.max(0, channel.size() - MOST_BYTES);
            channel.position(from);
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(MOST_BYTES, channel.size() - from));
            while (bytes.hasRemaining() && channel.read(bytes) > 0) {
                // Until the end, or what was the end when the buffer was made.
            }
            return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
