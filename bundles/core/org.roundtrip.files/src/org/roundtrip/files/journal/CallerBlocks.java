// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.files.journal.JournalReader.Block;

/** The blocks of one caller in their order. Only the last one of them grows. Not safe for several threads. */
final class CallerBlocks {
    private final int slot;
    private final List<Block> blocks = new ArrayList<>();

    /** @param slot the caller's place among those found in the journal, from 0 */
    CallerBlocks(int slot) {
        this.slot = slot;
    }

    int slot() {
        return slot;
    }

    int size() {
        return blocks.size();
    }

    Block get(int index) {
        return blocks.get(index);
    }

    void add(Block block) {
        blocks.add(block);
    }

    /** Replaces the last block by the same one with more calls. */
    void grown(Block block) {
        if (blocks.getLast().index() == block.index()) {
            blocks.set(blocks.size() - 1, block);
        }
    }
}
