// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

/**
 * A range of bytes.
 *
 * @param from place of the first
 * @param to   place after the last
 */
public record ByteSpan(int from, int to) {
    /** No bytes. */
    public static final ByteSpan EMPTY = new ByteSpan(0, 0);

    /** @throws IllegalArgumentException when it ends before it begins */
    public ByteSpan {
        if (to < from || from < 0) {
            throw new IllegalArgumentException("no range of bytes: " + from + " to " + to);
        }
    }

    /** How many bytes. */
    public int length() {
        return to - from;
    }

    /** Whether it has no bytes. */
    public boolean isEmpty() {
        return to == from;
    }

    /** Whether it contains a byte. */
    public boolean has(int at) {
        return at >= from && at < to;
    }

    /** The part of it among the first bytes. @param size how many these are */
    ByteSpan within(int size) {
        return new ByteSpan(Math.min(from, size), Math.min(to, size));
    }
}
