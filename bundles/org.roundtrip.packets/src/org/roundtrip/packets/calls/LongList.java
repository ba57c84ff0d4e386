// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** A growing list of {@code long} values without boxing. */
final class LongList {
    private long[] values = new long[64];
    private int size;

    int size() {
        return size;
    }

    void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2 + 1);
        }
        values[size++] = value;
    }

    long get(int at) {
        return values[at];
    }

    void set(int at, long value) {
        values[at] = value;
    }

    /** Sorts this list, and puts the values of another one of the same size into the same order. */
    void sortWith(LongList other) {
        int[] order = IntStream.range(0, size).boxed().sorted(Comparator.comparingLong(at -> values[at]))
                .mapToInt(Integer::intValue).toArray();
        values = Arrays.stream(order).mapToLong(at -> values[at]).toArray();
        other.values = Arrays.stream(order).mapToLong(at -> other.values[at]).toArray();
    }

    long[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
