// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import java.io.IOException;
import org.roundtrip.files.journal.JournalReader.Block;

/**
 * The calls of one caller from some place on, across its blocks. They are ordered by the end of the call at which it
 * stands. For one thread.
 */
final class CallerCalls implements Comparable<CallerCalls> {
    private final JournalReader journal;
    private final CallerBlocks blocks;
    private int blockIndex;
    private int taken;
    private CallCursor call;
    private boolean stands;

    /** @param blockIndex index of a block of the caller @param taken how many of its calls to leave out */
    CallerCalls(JournalReader journal, CallerBlocks blocks, int blockIndex, int taken) throws IOException {
        this.journal = journal;
        this.blocks = blocks;
        this.blockIndex = blockIndex;
        call = journal.calls(blocks.get(blockIndex));
        while (this.taken < taken && call.next()) {
            this.taken++;
        }
    }

    /** Goes to the next call. @return whether there is one */
    boolean next() throws IOException {
        stands = call.next();
        while (!stands && blockIndex + 1 < blocks.size()) {
            blockIndex++;
            taken = 0;
            call = journal.calls(blocks.get(blockIndex));
            stands = call.next();
        }
        if (stands) {
            taken++;
        }
        return stands;
    }

    int slot() {
        return blocks.slot();
    }

    CallCursor call() {
        return call;
    }

    Block block() {
        return blocks.get(blockIndex);
    }

    int blockIndex() {
        return blockIndex;
    }

    /** How many calls of the block are before the place where the merge is. @param passedOn whether the call at which this stands is before it too */
    int taken(boolean passedOn) {
        return stands && !passedOn ? taken - 1 : taken;
    }

    @Override
    public int compareTo(CallerCalls other) {
        return Long.compare(call.endNanos(), other.call.endNanos());
    }
}
