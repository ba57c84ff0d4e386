// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes the system load the next part of a long file while the reader still works on the part before. A thread reads ahead
 * and discards the bytes; the reader then finds them in the system's cache. The thread ends at the end of the file, at an
 * error, which the reader will meet too, or with {@link #close}.
 */
final class ReadAhead implements Closeable {
    private static final int STEP = 2 << 20;
    private static final long DISTANCE = 32L << 20;

    private final SharedFile file;
    private final long size;
    private Thread thread;
    private volatile long reached;
    private volatile boolean closed;

    ReadAhead(SharedFile file, long size) {
        this.file = file;
        this.size = size;
    }

    /** The reader reports its place in the file. Short files get no thread, since that would cost more than it saves. */
    void reached(long position) {
        reached = position;
        if (thread == null && position > STEP && size - position > DISTANCE) {
            thread = Thread.ofPlatform().daemon().name("read ahead").start(this::fetch);
        }
        LockSupport.unpark(thread);
    }

    private void fetch() {
        ByteBuffer scrap = ByteBuffer.allocateDirect(STEP);
        long position = reached;
        try {
            while (!closed && position < size) {
                if (position > reached + DISTANCE) {
                    LockSupport.park(this);
                } else {
                    int read = file.read(scrap.clear(), position);
                    if (read < 0) {
                        return;
                    }
                    position = Math.max(position + read, reached);
                }
            }
        } catch (IOException e) {
            // The reader comes to the same place and reports it.
        }
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
