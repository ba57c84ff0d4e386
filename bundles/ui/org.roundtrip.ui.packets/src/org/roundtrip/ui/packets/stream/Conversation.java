// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/**
 * The messages of a connection in the order in which they were sent. They are cut into chunks that can be read one by
 * one. Takes some 25 bytes of memory for each message, and holds none of the messages' own bytes. Immutable.
 */
final class Conversation {
    private static final Texts TEXTS = Texts.of(Conversation.class);

    /** Bytes of a chunk; the last one of a message may have fewer. */
    static final int CHUNK = 4 << 10;
    /** Of a longer message only this many bytes are shown. */
    static final long LONGEST = 16 << 20;
    /** No messages. */
    static final Conversation NOTHING = new Conversation(List.of());

    /** A message of the connection. */
    private record Sent(int number, Side side, int packet, long length) {
    }

    /**
     * Some bytes of a message.
     *
     * @param number of the message
     * @param from   place of the first in it
     */
    record Chunk(int number, Side side, long from, int length) {
        /** Whether the message begins with it. */
        boolean first() {
            return from == 0;
        }
    }

    private final int[] numbers;
    private final boolean[] byServer;
    private final long[] begins;
    private final int[] firstChunks;

    private Conversation(List<Sent> sent) {
        int size = sent.size();
        numbers = new int[size];
        byServer = new boolean[size];
        begins = new long[size + 1];
        firstChunks = new int[size + 1];
        for (int i = 0; i < size; i++) {
            numbers[i] = sent.get(i).number();
            byServer[i] = sent.get(i).side() == Side.SERVER;
            begins[i + 1] = begins[i] + sent.get(i).length();
            firstChunks[i + 1] = firstChunks[i] + (int) Math.max(1, Math.ceilDiv(sent.get(i).length(), CHUNK));
        }
    }

    /**
     * Finds the messages of a connection. Reads no file.
     *
     * @param only the side whose messages are wanted, or null for both
     */
    static Conversation of(MessageTable table, int stream, Side only, BooleanSupplier wanted) {
        List<Sent> sent = new ArrayList<>();
        for (int number = 0; number < table.size() && wanted.getAsBoolean(); number++) {
            MessageRow row = table.row(number);
            if (row.stream() == stream && (only == null || row.side() == only)) {
                sent.add(new Sent(number, row.side(), row.firstPacket(), Math.min(LONGEST, row.length())));
            }
        }
        // Messages are numbered in the order in which they ended. A message without packets goes to the end.
        sent.sort(Comparator.comparingInt(each -> each.packet() < 0 ? Integer.MAX_VALUE : each.packet()));
        return new Conversation(sent);
    }

    /** How many messages. */
    int size() {
        return numbers.length;
    }

    /** How many bytes all messages have, as far as they are shown. */
    long bytes() {
        return begins[size()];
    }

    /** How many chunks. */
    int chunks() {
        return firstChunks[size()];
    }

    /** The number of a message. @param index its place among the messages of this conversation */
    int number(int index) {
        return numbers[index];
    }

    Chunk chunk(int chunk) {
        int index = floor(firstChunks, chunk);
        long from = (long) (chunk - firstChunks[index]) * CHUNK;
        long length = begins[index + 1] - begins[index];
        return new Chunk(numbers[index], byServer[index] ? Side.SERVER : Side.CLIENT, from,
                (int) Math.min(CHUNK, length - from));
    }

    /** How many bytes stand before a chunk. */
    long before(int chunk) {
        int index = floor(firstChunks, chunk);
        return begins[index] + (long) (chunk - firstChunks[index]) * CHUNK;
    }

    /** The chunk with the byte at a place of the conversation. */
    int chunkAt(long place) {
        if (size() == 0) {
            return 0;
        }
        int found = Arrays.binarySearch(begins, 0, size(), place);
        int index = found >= 0 ? found : -found - 2;
        return Math.min(firstChunks[index] + (int) ((place - begins[index]) / CHUNK), chunks() - 1);
    }

    /** The chunk with a byte of a message; -1 when the message is not in the conversation. */
    int chunkOf(int number, long place) {
        int index = indexOf(number);
        return index < 0 ? -1 : (int) Math.min(firstChunks[index] + place / CHUNK, firstChunks[index + 1] - 1);
    }

    /** The place of a message among those of this conversation; -1 when it is not one of them. */
    int indexOf(int number) {
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] == number) {
                return i;
            }
        }
        return -1;
    }

    private int floor(int[] ascending, int value) {
        int found = Arrays.binarySearch(ascending, 0, size(), value);
        return found >= 0 ? found : -found - 2;
    }
}
