// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.function.IntUnaryOperator;

/**
 * A line of a conversation.
 *
 * @param chunk index of its chunk
 * @param line  index of the line in the chunk
 */
record LinePosition(int chunk, int line) implements Comparable<LinePosition> {
    static final LinePosition BEGIN = new LinePosition(0, 0);

    /**
     * The position some lines below, or above when they are negative; not beyond the first and the last line.
     *
     * @param lines  how many lines a chunk has, at least one
     * @param chunks how many there are
     */
    LinePosition moved(int by, IntUnaryOperator lines, int chunks) {
        int at = chunk;
        long row = (long) Math.min(line, Math.max(0, lines.applyAsInt(chunk) - 1)) + by;
        while (row < 0 && at > 0) {
            row += lines.applyAsInt(--at);
        }
        while (row >= lines.applyAsInt(at) && at + 1 < chunks) {
            row -= lines.applyAsInt(at++);
        }
        return new LinePosition(at, (int) Math.clamp(row, 0, lines.applyAsInt(at) - 1L));
    }

    @Override
    public int compareTo(LinePosition other) {
        return chunk != other.chunk ? Integer.compare(chunk, other.chunk) : Integer.compare(line, other.line);
    }
}
