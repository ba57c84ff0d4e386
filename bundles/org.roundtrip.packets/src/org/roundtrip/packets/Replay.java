// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.IpPacket;
import org.roundtrip.capture.Packet;
import org.roundtrip.capture.PacketFile;
import org.roundtrip.dissect.ConnectionDissection;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/** Decodes one connection again from its beginning, as far as needed, and keeps the last messages. For one thread. */
final class Replay {
    private static final int ASKED_EVERY = 256;
    private static final int MOST_KEPT = 256;
    private static final long MOST_KEPT_BYTES = 4 << 20;

    private record Place(Side side, long from) {
    }

    private final OpenCapture capture;
    private final int stream;
    private final ConnectionDissection dissection;
    private final Map<Place, Message> kept = new LinkedHashMap<>();
    private final Map<Side, Long> decodedTo = new LinkedHashMap<>(Map.of(Side.CLIENT, 0L, Side.SERVER, 0L));
    private long keptBytes;
    private int next;
    private boolean ended;
    private Place wanted;
    private Message found;

    Replay(OpenCapture capture, int stream) {
        this.capture = capture;
        this.stream = stream;
        dissection = new ConnectionDissection(capture.dissectors(), capture.source().hints(),
                capture.indexer().server(stream).port(), this::keep);
    }

    /** Whether a message was decoded and is not kept any more, so that only another replay finds it. */
    boolean passed(MessageRow row) {
        return decodedTo.get(row.side()) > row.from() && !kept.containsKey(new Place(row.side(), row.from()));
    }

    /** @return null when there is no such message */
    Message find(MessageRow row, BooleanSupplier goOn) throws IOException {
        wanted = new Place(row.side(), row.from());
        found = kept.get(wanted);
        int last = capture.size();
        while (found == null && decodedTo.get(row.side()) <= row.from() && !ended) {
            if (next == last) {
                ended = true;
                dissection.end();
            } else {
                if (next % ASKED_EVERY == 0 && !goOn.getAsBoolean()) {
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
                dissection.add(packet, ip, capture.index().fromClient(number));
            }
        }
    }

    private void keep(Message message) {
        Place place = new Place(message.side(), message.from());
        found = place.equals(wanted) ? message : found;
        kept.put(place, message);
        keptBytes += message.length();
        decodedTo.merge(message.side(), message.to(), Math::max);
        Iterator<Message> oldest = kept.values().iterator();
        while (kept.size() > 1 && (kept.size() > MOST_KEPT || keptBytes > MOST_KEPT_BYTES)) {
            keptBytes -= oldest.next().length();
            oldest.remove();
        }
    }
}
