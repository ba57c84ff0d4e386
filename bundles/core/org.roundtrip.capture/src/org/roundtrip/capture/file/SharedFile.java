// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that several threads read by position. A thread that is interrupted while it reads closes the channel under all
 * others; the file is opened again then, and the thread stays interrupted. For any thread.
 */
final class SharedFile implements Closeable {
    private final Path path;
    private volatile FileChannel channel;
    private final boolean temporary;
    private boolean closed;

    /** @param temporary whether the file is deleted when it is closed */
    SharedFile(Path path, boolean temporary) throws IOException {
        this.path = path;
        this.temporary = temporary;
        channel = FileChannel.open(path, StandardOpenOption.READ);
    }

    long size() throws IOException {
        return channel.size();
    }

    /** Reads some bytes at a position. @return how many, or -1 at the end of the file */
    int read(ByteBuffer into, long position) throws IOException {
        int begin = into.position();
        boolean interrupted = false;
        try {
            while (true) {
                FileChannel now = channel;
                try {
                    return now.read(into, position);
                } catch (ClosedChannelException e) {
                    interrupted |= Thread.interrupted();
                    openAgain(now, e);
                    // Bytes may have been put there before the channel was closed.
                    into.position(begin);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized void openAgain(FileChannel before, ClosedChannelException why) throws IOException {
        if (closed) {
            throw why;
        }
        if (channel == before) {
            channel = FileChannel.open(path, StandardOpenOption.READ);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        channel.close();
        if (temporary) {
            Files.deleteIfExists(path);
        }
    }
}
