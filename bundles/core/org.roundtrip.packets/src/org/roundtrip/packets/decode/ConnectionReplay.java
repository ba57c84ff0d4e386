// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.connection.ConnectionDissection;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * Decodes one connection again, beginning at some packet, as far as needed. Keeps the last messages. For one thread.
 */
final class ConnectionReplay {
    private static final int MOST_KEPT = 256;
    private static final long MOST_KEPT_BYTES = 4 << 20;
    /** How many messages before the wanted one are decoded too, because it may depend on them. */
    private static final int LEAD = 32;
    /** When the wanted message begins within this many packets, going on is faster than starting again. */
    private static final int NEAR = 4096;

    private record Place(Side side, long from) {
    }

    private final IndexedCapture capture;
    private final DecodedMessages decoded;
    private final int stream;
    private final boolean fromBeginning;
    private final ConnectionDissection dissection;
    private final Map<Place, Message> kept = new LinkedHashMap<>();
    /** The offset up to which each side is decoded; before its first packet, roughly the offset of that packet. */
    private final Map<Side, Long> reached;
    private long keptBytes;
    private int next;
    private boolean ended;
    private Place wanted;
    private Message found;

    private ConnectionReplay(IndexedCapture capture, DecodedMessages decoded, int stream, boolean fromBeginning, int packet,
            Map<Side, Long> reached) {
        this.capture = capture;
        this.decoded = decoded;
        this.stream = stream;
        this.fromBeginning = fromBeginning;
        this.reached = reached;
        next = packet;
        dissection = capture.connection(stream, Detail.FIELDS, this::keep);
    }

    /** Starts at the first packet of the connection. */
    static ConnectionReplay fromBeginning(IndexedCapture capture, DecodedMessages decoded, int stream) {
        return new ConnectionReplay(capture, decoded, stream, true, 0, new EnumMap<>(Map.of(Side.CLIENT, 0L, Side.SERVER, 0L)));
    }

    /** Starts at a request some messages before the wanted one, or at the beginning where the protocol needs that. */
    static ConnectionReplay before(IndexedCapture capture, DecodedMessages decoded, MessageRow row) {
        MessageStore store = decoded.store();
        if (capture.dissectors().needsBeginning(protocol(store, row.stream()))) {
            return fromBeginning(capture, decoded, row.stream());
        }
        long serverFrom = row.side() == Side.SERVER ? row.from() : -1;
        int lead = 0;
        for (int message = row.number(); message >= 0; message--) {
            if (store.stream(message) == row.stream()) {
                MessageSummary summary = store.summary(message);
                if (++lead > LEAD && summary.side() == Side.CLIENT && summary.kind() == MessageKind.REQUEST
                        && summary.problem() == null && serverFrom >= 0) {
                    return new ConnectionReplay(capture, decoded, row.stream(), false, store.firstPacket(message),
                            new EnumMap<>(Map.of(Side.CLIENT, store.from(message), Side.SERVER, serverFrom)));
                }
                serverFrom = summary.side() == Side.SERVER ? store.from(message) : serverFrom;
            }
        }
        return fromBeginning(capture, decoded, row.stream());
    }

    /** The protocol of a connection, which its first message has. Later ones may be of protocols that it carries. */
    private static String protocol(MessageStore store, int stream) {
        int first = 0;
        while (store.stream(first) != stream) {
            first++;
        }
        return store.summary(first).protocol();
    }

    boolean fromBeginning() {
        return fromBeginning;
    }

    /** Whether a message is kept or will be decoded within a few packets. */
    boolean reaches(MessageRow row) {
        return kept.containsKey(new Place(row.side(), row.from()))
                || reached.get(row.side()) <= row.from() && row.firstPacket() - next < NEAR;
    }

    /** @return null when there is no such message */
    Message find(MessageRow row, BooleanSupplier goOn) throws IOException {
        wanted = new Place(row.side(), row.from());
        found = kept.get(wanted);
        int last = capture.index().size();
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
        TcpPacket tcp = capture.index().stream(number) == stream ? capture.tcp(number) : null;
        if (tcp != null) {
            boolean byClient = capture.index().fromClient(number);
            long position = decoded.trackers().of(stream, byClient).positionNear(
                    SequenceTrackers.sequence(tcp.ip().tcp()), reached.get(byClient ? Side.CLIENT : Side.SERVER));
            dissection.add(tcp.packet(), tcp.ip(), byClient, position);
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
