// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.OpenConnections;

/** Decodes the messages of an indexed capture and matches responses to their requests. For one thread. */
public final class MessageDecoding {
    private final IndexedCapture capture;
    private final IntUnaryOperator callByTime;
    private final MessageStore store;

    /**
     * @param callByTime returns the call during which a packet was captured, or a negative number; undecoded bytes are
     *                   cut where it changes. Null when the times of the calls are not known
     */
    public MessageDecoding(IndexedCapture capture, IntUnaryOperator callByTime) {
        this.capture = capture;
        store = new MessageStore(capture);
        this.callByTime = callByTime;
    }

    /**
     * Decodes all packets.
     *
     * @param before gets the number of each packet before it is decoded; may throw to cancel
     * @return the messages, which belong to no call yet
     */
    public MessageStore run(IntConsumer before) throws IOException {
        SequenceTrackers trackers = new SequenceTrackers();
        OpenConnections open = new OpenConnections(
                stream -> capture.connection(stream, Detail.ROLES, message -> store(stream, message)));
        for (int number = 0; number < capture.index().size(); number++) {
            before.accept(number);
            TcpPacket tcp = capture.tcp(number);
            if (tcp != null) {
                int stream = capture.index().stream(number);
                boolean byClient = capture.index().fromClient(number);
                SequenceTracker tracker = trackers.of(stream, byClient);
                long position = tracker.begin(SequenceTrackers.sequence(tcp.ip().tcp()));
                tracker.add(position, position + tcp.ip().payloadLength());
                open.add(stream, tcp.packet(), tcp.ip(), byClient, position);
            }
        }
        open.end();
        store.close();
        ResponseMatcher.match(store);
        return store;
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
