// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.IntStream;

/** A growing list of {@code long} values without boxing. For one thread. */
public final class LongList {
    private long[] values = new long[64];
    private int size;

    /** Returns how many values there are. */
    public int size() {
        return size;
    }

    /** Adds a value at the end. */
    public void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + size / 2 + 1);
        }
        values[size++] = value;
    }

    /** Adds all values of another list. */
    public void addAll(LongList other) {
        for (int at = 0; at < other.size; at++) {
            add(other.values[at]);
        }
    }

    /** Whether no value is smaller than the one before. */
    boolean ascend() {
        return IntStream.range(1, size).allMatch(at -> values[at - 1] <= values[at]);
    }

    /** Returns the places of the values from the smallest to the largest; of equal values, the earlier place first. */
    public int[] order() {
        return IntStream.range(0, size).boxed().sorted(Comparator.comparingLong(at -> values[at]))
                .mapToInt(Integer::intValue).toArray();
    }

    /** Returns the value at a place. @param place from 0 to before {@link #size} */
    public long at(int place) {
        return values[Objects.checkIndex(place, size)];
    }

    /** Returns the values at these places. */
    public long[] at(int[] places) {
        return Arrays.stream(places).mapToLong(at -> values[at]).toArray();
    }

    /** Returns all values in the order in which they were added. */
    public long[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
