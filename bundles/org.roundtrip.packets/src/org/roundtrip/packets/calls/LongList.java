// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;

/** A growing list of {@code long} values without boxing. */
final class LongList {
    private long[] values = new long[64];
    private int size;

    int size() {
        return size;
    }

    void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2);
        }
        values[size++] = value;
    }

    long get(int at) {
        return values[at];
    }

    void set(int at, long value) {
        values[at] = value;
    }

    long[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
