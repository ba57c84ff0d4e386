// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.CaptureDissection;
import org.roundtrip.dissect.ConnectionDissection;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * Finds the messages of a capture that is indexed, then the call of each, then the message of each packet. For one
 * thread.
 */
final class Decoding {
    private static final int ASKED_EVERY = 256;

    /** A connection under way. */
    private final class Open {
        private final ConnectionDissection dissection;
        private boolean clientBegun;
        private boolean serverBegun;
        private int held;

        Open(int stream) {
            dissection = new ConnectionDissection(capture.dissectors(), capture.source().hints(),
                    capture.indexer().server(stream).port(), message -> add(stream, message));
        }

        void add(int stream, Message message) {
            boolean split = message.kind() == MessageKind.UNKNOWN && message.fields().isEmpty()
                    && capture.calls().timed();
            for (Message part : split ? UnknownBytes.byCall(message, index, capture.calls()) : List.of(message)) {
                if (store.size() < MessageStore.MOST) {
                    store.add(stream, part);
                }
            }
        }

        void add(Packet packet, IpPacket ip, boolean byClient, long position) {
            if (!(byClient ? clientBegun : serverBegun)) {
                dissection.startsAt(byClient ? Side.CLIENT : Side.SERVER, Math.max(0, position));
                clientBegun |= byClient;
                serverBegun |= !byClient;
            }
            dissection.add(packet, ip, byClient);
            int now = dissection.heldBytes();
            heldBytes += now - held;
            held = now;
        }
    }

    private final OpenCapture capture;
    private final PacketIndex index;
    private final BooleanSupplier goOn;
    private final DoubleConsumer progress;
    private final MessageStore store = new MessageStore();
    private final LinkedHashMap<Integer, Open> open = new LinkedHashMap<>(16, 0.75f, true);
    private long heldBytes;

    /** @param progress hears from 0 to 1 how much is done */
    Decoding(OpenCapture capture, BooleanSupplier goOn, DoubleConsumer progress) {
        this.capture = capture;
        this.goOn = goOn;
        this.progress = progress;
        index = capture.index();
    }

    /** @throws CancellationException when it was cancelled */
    Decoded run() throws IOException {
        dissect();
        store.close();
        OrderedMessages ordered = new OrderedMessages(store, capture.indexer().streamCount());
        Partners.find(store);
        Housekeeping housekeeping = new Housekeeping(capture.source().hints());
        StreamFacts streams = new StreamFacts(store, housekeeping, capture.indexer().streamCount());
        PacketWalk walk = new PacketWalk(capture, store, ordered, streams, calls(housekeeping, streams));
        for (int packet = 0; packet < index.size(); packet++) {
            tell(packet, 0.5);
            walk.next(packet);
        }
        progress.accept(1);
        return walk.end();
    }

    private MessageCalls calls(Housekeeping housekeeping, StreamFacts streams) {
        CapturedCalls known = capture.calls();
        return known.timed() ? new TimedCalls(store, index, known, housekeeping, streams)
                : new RequestCalls(store, index);
    }

    private void tell(int packet, double before) {
        if (packet % ASKED_EVERY == 0) {
            if (!goOn.getAsBoolean()) {
                throw new CancellationException();
            }
            progress.accept(before + 0.5 * packet / index.size());
        }
    }

    private void dissect() throws IOException {
        SeenStreams seen = new SeenStreams();
        for (int number = 0; number < index.size(); number++) {
            tell(number, 0);
            int stream = index.stream(number);
            if (stream != TcpStreams.NONE) {
                Packet packet = capture.indexer().packet(number,
                        index.payloadLength(number) == 0 ? PacketFile.HEAD_BYTES : OpenCapture.WHOLE);
                IpPacket ip = IpPacket.of(packet).orElse(null);
                if (ip != null && ip.isTcp()) {
                    dissect(stream, packet, ip, seen.half(stream, index.fromClient(number)));
                }
            }
        }
        while (!open.isEmpty()) {
            endIdle();
        }
    }

    private void dissect(int stream, Packet packet, IpPacket ip, SeenBytes seen) {
        long position = seen.begin(SeenStreams.sequence(ip.tcp()));
        seen.add(position, position + ip.payloadLength());
        connection(stream).add(packet, ip, index.fromClient((int) packet.index()), position);
        while (heldBytes > CaptureDissection.MOST_HELD_BYTES && open.size() > 1) {
            endIdle();
        }
    }

    private Open connection(int stream) {
        Open known = open.get(stream);
        if (known != null) {
            return known;
        }
        if (open.size() == CaptureDissection.MOST_OPEN) {
            endIdle();
        }
        Open connection = new Open(stream);
        open.put(stream, connection);
        return connection;
    }

    /** The one that was silent for longest; should it go on, it begins anew in its middle. */
    private void endIdle() {
        Open idle = open.pollFirstEntry().getValue();
        idle.dissection.end();
        heldBytes -= idle.held;
    }
}
