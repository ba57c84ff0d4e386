// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.roundtrip.dissect.Side;

/** The messages of each direction of each connection in the order of their bytes. */
final class OrderedMessages {
    private static final int[] NONE = {};

    private final MessageStore store;
    private final int[][] halves;

    OrderedMessages(MessageStore store, int streams) {
        this.store = store;
        int[] counts = new int[2 * streams];
        for (int message = 0; message < store.size(); message++) {
            counts[half(message)]++;
        }
        halves = new int[counts.length][];
        for (int half = 0; half < counts.length; half++) {
            halves[half] = counts[half] == 0 ? NONE : new int[counts[half]];
        }
        Arrays.fill(counts, 0);
        for (int message = 0; message < store.size(); message++) {
            int half = half(message);
            halves[half][counts[half]++] = message;
        }
        for (int[] half : halves) {
            sort(half);
        }
    }

    private int half(int message) {
        return half(store.stream(message), store.headline(message).side());
    }

    private static int half(int stream, Side side) {
        return 2 * stream + side.ordinal();
    }

    /** They come in order, but for a connection that was taken up again in its middle. */
    private void sort(int[] half) {
        for (int i = 1; i < half.length; i++) {
            if (store.from(half[i - 1]) > store.from(half[i])) {
                int[] sorted = IntStream.of(half).boxed().sorted(Comparator.comparingLong(store::from))
                        .mapToInt(Integer::intValue).toArray();
                System.arraycopy(sorted, 0, half, 0, half.length);
                return;
            }
        }
    }

    /** Not to be changed. */
    int[] of(int stream, Side side) {
        int half = half(stream, side);
        return half < halves.length ? halves[half] : NONE;
    }

    /** Place of the last message that begins at or before a byte, of the first when none does; -1 without messages. */
    int placeAt(int stream, Side side, long position) {
        int[] messages = of(stream, side);
        int low = 0;
        int high = messages.length - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (store.from(messages[middle]) <= position) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }

    /** That message; -1 without messages. */
    int at(int stream, Side side, long position) {
        int place = placeAt(stream, side, position);
        return place < 0 ? -1 : of(stream, side)[place];
    }
}
