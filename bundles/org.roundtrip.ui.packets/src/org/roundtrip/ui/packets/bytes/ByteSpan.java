// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

/**
 * A stretch of bytes.
 *
 * @param from place of the first
 * @param to   place after the last
 */
public record ByteSpan(int from, int to) {
    /** Nothing. */
    public static final ByteSpan EMPTY = new ByteSpan(0, 0);

    /** @throws IllegalArgumentException when it ends before it begins */
    public ByteSpan {
        if (to < from || from < 0) {
            throw new IllegalArgumentException("no stretch of bytes: " + from + " to " + to);
        }
    }

    /** How many bytes. */
    public int length() {
        return to - from;
    }

    /** Whether there is nothing in it. */
    public boolean isEmpty() {
        return to == from;
    }

    /** Whether a place lies in it. */
    public boolean has(int at) {
        return at >= from && at < to;
    }

    /** What of it lies below a size. */
    ByteSpan within(int size) {
        return new ByteSpan(Math.min(from, size), Math.min(to, size));
    }
}
