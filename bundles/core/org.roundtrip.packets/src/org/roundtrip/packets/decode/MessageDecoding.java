// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.connection.OpenConnections;
import org.roundtrip.dissect.connection.ParallelConnections;

/**
 * Decodes the messages of an indexed capture and matches responses to their requests. Connections are decoded side by
 * side on all processors; the messages and their order are the same on any number of them. For one thread.
 */
public final class MessageDecoding {
    private final IndexedCapture capture;
    private final IntUnaryOperator callByTime;
    private MessageStore store;

    /**
     * @param callByTime returns the call during which a packet was captured, or a negative number; undecoded bytes are
     *                   cut where it changes. Null when the times of the calls are not known
     */
    public MessageDecoding(IndexedCapture capture, IntUnaryOperator callByTime) {
        this.capture = capture;
        this.callByTime = callByTime;
    }

    /**
     * Decodes all packets.
     *
     * @param before gets the number of each packet before it is decoded; may throw to cancel
     * @return the messages, which belong to no call yet
     */
    public MessageStore run(IntConsumer before) throws IOException {
        if (!sideBySide(before, Runtime.getRuntime().availableProcessors())) {
            oneAfterTheOther(before);
        }
        store.close();
        ResponseMatcher.match(store);
        return store;
    }

    /**
     * @return false when so many bytes had to wait that the result depends on how many connections are decoded at once
     */
    private boolean sideBySide(IntConsumer before, int lanes) throws IOException {
        if (lanes == 1) {
            return false;
        }
        store = new MessageStore(capture);
        ParallelConnections open = new ParallelConnections(lanes,
                (stream, messages) -> capture.connection(stream, Detail.ROLES, messages), this::store);
        read(before, open::add, open::exceeded);
        open.end();
        return !open.exceeded();
    }

    private void oneAfterTheOther(IntConsumer before) throws IOException {
        store = new MessageStore(capture);
        OpenConnections open = new OpenConnections(
                stream -> capture.connection(stream, Detail.ROLES, message -> store(stream, message)));
        read(before, open::add, () -> false);
        open.end();
    }

    /** Takes the packets of connections. */
    @FunctionalInterface
    private interface Taker {
        void add(int stream, Packet packet, IpPacket ip, boolean byClient, long position);
    }

    private void read(IntConsumer before, Taker taker, BooleanSupplier stop) throws IOException {
        SequenceTrackers trackers = new SequenceTrackers();
        for (int number = 0; number < capture.index().size() && !stop.getAsBoolean(); number++) {
            before.accept(number);
            TcpPacket tcp = capture.tcp(number);
            if (tcp != null) {
                int stream = capture.index().stream(number);
                boolean byClient = capture.index().fromClient(number);
                SequenceTracker tracker = trackers.of(stream, byClient);
                long position = tracker.begin(SequenceTrackers.sequence(tcp.ip().tcp()));
                tracker.add(position, position + tcp.ip().payloadLength());
                taker.add(stream, tcp.packet(), tcp.ip(), byClient, position);
            }
        }
    }

    private void store(int stream, Message message) {
        boolean cut = callByTime != null && message.kind() == MessageKind.UNKNOWN && message.bare();
        for (Message part : cut ? UndecodedBytes.cutByCall(message, callByTime) : List.of(message)) {
            if (store.size() < MessageStore.MOST) {
                store.add(stream, part);
            }
        }
    }
}
