// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import org.roundtrip.harness.timing.JournalFormat;

/**
 * Watches a client's journal for new calls. Reads only the header of the last block, a few bytes at each look, however
 * many calls there are. Used by one thread.
 */
final class JournalProgress implements Closeable {
    private final RandomAccessFile journal;
    private final byte[] header = new byte[JournalFormat.BLOCK_HEADER_BYTES];
    private long block;
    private int count;

    /** @throws IOException when there is no such journal */
    JournalProgress(Path file) throws IOException {
        journal = new RandomAccessFile(file.toFile(), "r");
    }

    /** Returns whether a call ended since the last look, or since the beginning at the first look. */
    boolean advanced() throws IOException {
        long blockBefore = block;
        int countBefore = count;
        while (readBlock()) {
            block++;
            count = 0;
        }
        return block != blockBefore || count != countBefore;
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }

    /**
     * Reads the header of the current block.
     *
     * @return whether the block is closed, so that the next one may have begun
     */
    private boolean readBlock() throws IOException {
        ByteBuffer fields = ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN);
        try {
            journal.seek((block + 1) * JournalFormat.BLOCK_BYTES);
            journal.readFully(header);
        } catch (EOFException notYet) {
            return false;
        }
        if (fields.getInt(JournalFormat.MAGIC_AT) != JournalFormat.BLOCK_MAGIC) {
            return false;
        }
        count = fields.getInt(JournalFormat.COUNT_AT);
        return fields.getInt(JournalFormat.CRC_AT) != 0;
    }
}
