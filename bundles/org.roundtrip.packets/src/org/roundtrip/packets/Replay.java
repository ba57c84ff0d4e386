// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.ConnectionDissection;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/** Decodes one connection again from some packet on, as far as needed, and keeps the last messages. For one thread. */
final class Replay {
    private static final int MOST_KEPT = 256;
    private static final long MOST_KEPT_BYTES = 4 << 20;
    /** So many messages before one are decoded with it, so that the decoder knows what it follows. */
    private static final int LEAD = 32;
    /** Packets over which it pays to go on instead of beginning anew. */
    private static final int NEAR = 4096;

    private record Place(Side side, long from) {
    }

    private final OpenCapture capture;
    private final Decoded decoded;
    private final int stream;
    private final boolean fromBeginning;
    private final ConnectionDissection dissection;
    private final Map<Place, Message> kept = new LinkedHashMap<>();
    /** Up to where each side's messages are decoded; before its first packet, about where that one stands. */
    private final Map<Side, Long> reached;
    private boolean clientBegun;
    private boolean serverBegun;
    private long keptBytes;
    private int next;
    private boolean ended;
    private Place wanted;
    private Message found;

    private Replay(OpenCapture capture, Decoded decoded, int stream, boolean fromBeginning, int packet,
            Map<Side, Long> reached) {
        this.capture = capture;
        this.decoded = decoded;
        this.stream = stream;
        this.fromBeginning = fromBeginning;
        this.reached = reached;
        next = packet;
        dissection = new ConnectionDissection(capture.dissectors(), capture.source().hints(),
                capture.indexer().server(stream).port(), this::keep);
    }

    /** From the connection's first packet on. */
    static Replay fromBeginning(OpenCapture capture, Decoded decoded, int stream) {
        return new Replay(capture, decoded, stream, true, 0, new EnumMap<>(Map.of(Side.CLIENT, 0L, Side.SERVER, 0L)));
    }

    /** From a request some messages before one. */
    static Replay before(OpenCapture capture, Decoded decoded, MessageRow row) {
        MessageStore store = decoded.store();
        long serverFrom = row.side() == Side.SERVER ? row.from() : -1;
        int lead = 0;
        for (int message = row.number(); message >= 0; message--) {
            if (store.stream(message) == row.stream()) {
                Headline headline = store.headline(message);
                if (++lead > LEAD && headline.side() == Side.CLIENT && headline.kind() == MessageKind.REQUEST
                        && headline.problem() == null && serverFrom >= 0) {
                    return new Replay(capture, decoded, row.stream(), false, store.firstPacket(message),
                            new EnumMap<>(Map.of(Side.CLIENT, store.from(message), Side.SERVER, serverFrom)));
                }
                serverFrom = headline.side() == Side.SERVER ? store.from(message) : serverFrom;
            }
        }
        return fromBeginning(capture, decoded, row.stream());
    }

    boolean fromBeginning() {
        return fromBeginning;
    }

    /** Whether a message is kept, or will be decoded before long. */
    boolean reaches(MessageRow row) {
        return kept.containsKey(new Place(row.side(), row.from()))
                || reached.get(row.side()) <= row.from() && row.firstPacket() - next < NEAR;
    }

    /** @return null when there is no such message */
    Message find(MessageRow row, BooleanSupplier goOn) throws IOException {
        wanted = new Place(row.side(), row.from());
        found = kept.get(wanted);
        int last = capture.size();
        while (found == null && reached.get(row.side()) <= row.from() && !ended) {
            if (next == last) {
                ended = true;
                dissection.end();
            } else {
                if (!goOn.getAsBoolean()) {
                    throw new CancellationException();
                }
                add(next++);
            }
        }
        return found;
    }

    private void add(int number) throws IOException {
        if (capture.index().stream(number) == stream) {
            Packet packet = capture.indexer().packet(number, capture.index().payloadLength(number) == 0
                    ? PacketFile.HEAD_BYTES : OpenCapture.WHOLE);
            IpPacket ip = IpPacket.of(packet).orElse(null);
            if (ip != null && ip.isTcp()) {
                boolean byClient = capture.index().fromClient(number);
                begin(ip, byClient);
                dissection.add(packet, ip, byClient);
            }
        }
    }

    private void begin(IpPacket ip, boolean byClient) {
        if (!(byClient ? clientBegun : serverBegun)) {
            Side side = byClient ? Side.CLIENT : Side.SERVER;
            dissection.startsAt(side, Math.max(0, decoded.seen().half(stream, byClient)
                    .positionNear(SeenStreams.sequence(ip.tcp()), reached.get(side))));
            clientBegun |= byClient;
            serverBegun |= !byClient;
        }
    }

    private void keep(Message message) {
        Place place = new Place(message.side(), message.from());
        found = place.equals(wanted) ? message : found;
        kept.put(place, message);
        keptBytes += message.length();
        reached.merge(message.side(), message.to(), Math::max);
        Iterator<Message> oldest = kept.values().iterator();
        while (kept.size() > 1 && (kept.size() > MOST_KEPT || keptBytes > MOST_KEPT_BYTES)) {
            keptBytes -= oldest.next().length();
            oldest.remove();
        }
    }
}
