// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

/**
 * A place between two merged calls.
 *
 * @param before how many calls are before it
 * @param blocks for each caller the index of the block among its own that holds the next call, or its last one
 * @param taken  how many calls of that block are before the place
 */
record MergedPlace(long before, int[] blocks, int[] taken) {
    /** Before the first call. */
    static final MergedPlace BEGINNING = new MergedPlace(0, new int[0], new int[0]);

    /** The block at which a caller goes on; a caller that was not known yet begins with its first. */
    int block(int slot) {
        return slot < blocks.length ? blocks[slot] : 0;
    }

    /** How many calls of that block are before the place. */
    int taken(int slot) {
        return slot < taken.length ? taken[slot] : 0;
    }
}
