// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.roundtrip.harness.timing.JournalFormat.BLOCK_BYTES;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** The median duration of the calls in some blocks of a journal, of all callers together, however the calls ended. Used by one thread. */
final class BlockMedian {
    /** Without the bits of the outcome, encoded durations have the order of the durations. */
    private static final int DURATION = 0x3FFF_FFFF;

    private final FileChannel journal;
    private final ByteBuffer block = ByteBuffer.allocateDirect(BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private int[] durations = new int[JournalFormat.SEQUENCE_CALLS];
    private int count;

    BlockMedian(FileChannel journal) {
        this.journal = journal;
    }

    /**
     * Returns it in nanoseconds. Of an even number of calls it is the longer one of the two in the middle.
     *
     * @param from the first block, from 0
     * @param to   the block after the last one
     * @return 0 when there is no call in them
     */
    long of(long from, long to) throws IOException {
        count = 0;
        for (long number = from; number < to; number++) {
            read(number);
            add();
        }
        Arrays.sort(durations, 0, count);
        return count == 0 ? 0 : JournalFormat.decode(durations[count / 2]);
    }

    private void read(long number) throws IOException {
        block.clear();
        while (block.hasRemaining()) {
            if (journal.read(block, (number + 1) * BLOCK_BYTES + block.position()) < 0) {
                throw new EOFException();
            }
        }
    }

    private void add() {
        boolean sequence = block.getInt(JournalFormat.FORM_AT) == JournalFormat.SEQUENCE;
        int bytes = sequence ? JournalFormat.SEQUENCE_BYTES : JournalFormat.INTERVAL_BYTES;
        int calls = block.getInt(JournalFormat.COUNT_AT);
        if (count + calls > durations.length) {
            durations = Arrays.copyOf(durations, Math.max(2 * durations.length, count + calls));
        }
        int at = JournalFormat.BLOCK_HEADER_BYTES + bytes - Integer.BYTES;
        for (int call = 0; call < calls; call++) {
            durations[count++] = block.getInt(at + call * bytes) & DURATION;
        }
    }
}
