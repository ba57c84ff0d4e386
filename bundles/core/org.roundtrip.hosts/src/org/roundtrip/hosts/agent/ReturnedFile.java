// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.roundtrip.harness.timing.JournalFormat;

/** A log or journal that comes back from a host while it grows there. Used by one thread. */
final class ReturnedFile implements AutoCloseable {
    /** No log or journal comes near; a place beyond is an error or an attack. */
    private static final long MOST_BYTES = 1L << 40;
    private final FileChannel file;

    /** Makes an empty file, which readers may open at once. */
    ReturnedFile(Path path) throws IOException {
        file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING);
    }

    /**
     * Puts a piece to its place. The header of a block of a journal comes after its samples, so that a reader who sees their
     * count sees them too.
     */
    void put(byte[] frame) throws IOException {
        ByteBuffer piece = ByteBuffer.wrap(frame);
        long at = piece.getLong();
        if (at < 0 || at > MOST_BYTES) {
            throw new StreamCorruptedException("at " + at);
        }
        int header = (int) Math.min(piece.remaining(), Math.max(0,
                JournalFormat.BLOCK_HEADER_BYTES - at % JournalFormat.BLOCK_BYTES));
        write(piece.slice(piece.position() + header, piece.remaining() - header), at + header);
        write(piece.slice(piece.position(), header), at);
    }

    private void write(ByteBuffer bytes, long at) throws IOException {
        long position = at;
        while (bytes.hasRemaining()) {
            position += file.write(bytes, position);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
