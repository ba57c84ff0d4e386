// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.text.Texts;

/** The messages of each direction of each connection, in the order of their bytes. */
public final class MessagesByOffset {
    private static final Texts TEXTS = Texts.of(MessagesByOffset.class);
    private static final int[] NONE = {};

    private final MessageStore store;
    private final int[][] directions;

    /** Sorts all messages of a store. */
    public MessagesByOffset(MessageStore store, int streams) {
        this.store = store;
        int[] counts = new int[2 * streams];
        for (int message = 0; message < store.size(); message++) {
            counts[direction(message)]++;
        }
        directions = new int[counts.length][];
        for (int direction = 0; direction < counts.length; direction++) {
            directions[direction] = counts[direction] == 0 ? NONE : new int[counts[direction]];
        }
        Arrays.fill(counts, 0);
        for (int message = 0; message < store.size(); message++) {
            int direction = direction(message);
            directions[direction][counts[direction]++] = message;
        }
        for (int[] messages : directions) {
            sort(messages);
        }
    }

    private int direction(int message) {
        return direction(store.stream(message), store.summary(message).side());
    }

    private static int direction(int stream, Side side) {
        return 2 * stream + side.ordinal();
    }

    /** Messages are usually in order already, but not those of a connection that was closed and opened again. */
    private void sort(int[] messages) {
        for (int i = 1; i < messages.length; i++) {
            if (store.from(messages[i - 1]) > store.from(messages[i])) {
                int[] sorted = IntStream.of(messages).boxed().sorted(Comparator.comparingLong(store::from))
                        .mapToInt(Integer::intValue).toArray();
                System.arraycopy(sorted, 0, messages, 0, messages.length);
                return;
            }
        }
    }

    /** Returns the messages of one direction; the caller must not change the array. */
    public int[] of(int stream, Side side) {
        int direction = direction(stream, side);
        return direction < directions.length ? directions[direction] : NONE;
    }

    /**
     * Returns the index in {@link #of} of the message that contains an offset. It is the last message that begins at or
     * before it, else the first message; -1 without messages.
     */
    public int placeAt(int stream, Side side, long position) {
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

    /** Returns the number of that message; -1 without messages. */
    public int at(int stream, Side side, long position) {
        int place = placeAt(stream, side, position);
        return place < 0 ? -1 : of(stream, side)[place];
    }
}
