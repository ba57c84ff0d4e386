// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview.wire;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.index.StreamListener;
import org.roundtrip.dissect.Conversation;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/**
 * The bytes of one connection, in the order in which the two sides sent them. The forwarder's two threads add to it, any
 * thread may read.
 */
final class RecordedConnection {
    private record Chunk(Side side, byte[] bytes) {
    }

    private final boolean back;
    private final List<Chunk> chunks = new ArrayList<>();
    private final long[] sent = new long[Side.values().length];
    private final long[] marked = new long[Side.values().length];

    /** @param back whether the server has opened it */
    RecordedConnection(boolean back) {
        this.back = back;
    }

    /** Adds bytes before they are passed on, so that an answer never stands before what it answers. */
    synchronized void add(Side side, byte[] bytes) {
        chunks.add(new Chunk(side, bytes));
        sent[side.ordinal()] += bytes.length;
    }

    /** What was sent until now is no longer of interest. */
    synchronized void mark() {
        System.arraycopy(sent, 0, marked, 0, sent.length);
    }

    /** Decodes the connection from its beginning. @return the messages that began after the mark, each with its bytes */
    synchronized List<RecordedMessage> messages(Dissectors dissectors, Hints hints, int port) {
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(dissectors, Detail.FIELDS, hints, port, messages::add);
        StreamListener client = conversation.from(Side.CLIENT);
        StreamListener server = conversation.from(Side.SERVER);
        long[] offsets = new long[sent.length];
        for (int number = 0; number < chunks.size(); number++) {
            Chunk chunk = chunks.get(number);
            int side = chunk.side.ordinal();
            (chunk.side == Side.CLIENT ? client : server).data(offsets[side], number, chunk.bytes, 0, chunk.bytes.length);
            offsets[side] += chunk.bytes.length;
        }
        client.end();
        server.end();
        return messages.stream().filter(message -> message.from() >= marked[message.side().ordinal()])
                .map(message -> new RecordedMessage(message, back ? message.side().other() : message.side(), bytes(message))).toList();
    }

    private byte[] bytes(Message message) {
        byte[] bytes = new byte[(int) message.length()];
        long at = 0;
        for (Chunk chunk : chunks) {
            if (chunk.side == message.side()) {
                long from = Math.max(at, message.from());
                long to = Math.min(at + chunk.bytes.length, message.to());
                if (from < to) {
                    System.arraycopy(chunk.bytes, (int) (from - at), bytes, (int) (from - message.from()), (int) (to - from));
                }
                at += chunk.bytes.length;
            }
        }
        return bytes;
    }
}
