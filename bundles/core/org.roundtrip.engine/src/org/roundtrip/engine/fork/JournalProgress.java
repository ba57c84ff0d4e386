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
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.harness.timing.JournalFormat;

/**
 * Watches a client's journal for new calls. Reads only the headers of the blocks that are open, one for each caller, however
 * many calls there are. Used by one thread.
 */
final class JournalProgress implements Closeable {
    private final RandomAccessFile journal;
    private final byte[] header = new byte[JournalFormat.BLOCK_HEADER_BYTES];
    /** The calls seen in each open block, by its place. */
    private final Map<Long, Integer> open = new TreeMap<>();
    private long next;

    /** @throws IOException when there is no such journal */
    JournalProgress(Path file) throws IOException {
        journal = new RandomAccessFile(file.toFile(), "r");
    }

    /** Returns whether a call ended since the last look, or since the beginning at the first look. */
    boolean advanced() throws IOException {
        boolean advanced = false;
        for (long block : List.copyOf(open.keySet())) {
            advanced |= look(block);
        }
        while (readBlock(next)) {
            open.put(next, 0);
            advanced |= look(next);
            next++;
        }
        return advanced;
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }

    /** Looks at an open block. @return whether a call was added to it */
    private boolean look(long block) throws IOException {
        if (!readBlock(block)) {
            return false;
        }
        int count = field(JournalFormat.COUNT_AT);
        boolean closed = field(JournalFormat.CRC_AT) != 0;
        Integer before = closed ? open.remove(block) : open.put(block, count);
        return before != null && count > before;
    }

    /** Reads the header of a block. @return whether there is one */
    private boolean readBlock(long block) throws IOException {
        try {
            journal.seek((block + 1) * JournalFormat.BLOCK_BYTES);
            journal.readFully(header);
        } catch (EOFException notYet) {
            return false;
        }
        return field(JournalFormat.MAGIC_AT) == JournalFormat.BLOCK_MAGIC;
    }

    private int field(int at) {
        return ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
    }
}
