// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageRow;

/**
 * What messages of one kind take of a capture. Each packet counts once: for the first message of which it contains bytes.
 *
 * @param protocol     id of the protocol; {@code tcp} for packets of connections that carry no bytes of a message, empty
 *                     for all others
 * @param kind         what the messages are for; null for packets without one
 * @param messages     how many there are
 * @param messageBytes their bytes without headers of lower layers
 * @param packets      how many packets
 * @param wireBytes    bytes of these packets on the wire, link layer included
 */
public record ProtocolShare(String protocol, MessageKind kind, long messages, long messageBytes, long packets,
        long wireBytes) {
    private static final int ASK_EVERY = 1 << 14;

    private record Key(String protocol, MessageKind kind) {
    }

    private static final class Sum {
        private long messages;
        private long messageBytes;
        private long packets;
        private long wireBytes;
    }

    /**
     * Adds up what was read and decoded by now. Reads nothing from the file; takes time in a large capture.
     *
     * @param goOn called often; returns false to cancel
     * @return those with most bytes on the wire first
     * @throws CancellationException when {@code goOn} returned false
     */
    public static List<ProtocolShare> of(OpenCapture capture, BooleanSupplier goOn) {
        Map<Key, Sum> sums = new HashMap<>();
        for (int message = 0; message < capture.messages().size(); message++) {
            ask(message, goOn);
            MessageRow row = capture.messages().row(message);
            Sum sum = sums.computeIfAbsent(new Key(row.protocol(), row.kind()), key -> new Sum());
            sum.messages++;
            sum.messageBytes += row.length();
        }
        for (int packet = 0; packet < capture.index().size(); packet++) {
            ask(packet, goOn);
            Sum sum = sums.computeIfAbsent(key(capture, packet), key -> new Sum());
            sum.packets++;
            sum.wireBytes += capture.index().wireLength(packet);
        }
        List<ProtocolShare> shares = new ArrayList<>();
        sums.forEach((key, sum) -> shares.add(new ProtocolShare(key.protocol, key.kind, sum.messages, sum.messageBytes,
                sum.packets, sum.wireBytes)));
        shares.sort(Comparator.comparingLong(ProtocolShare::wireBytes).reversed().thenComparing(ProtocolShare::protocol)
                .thenComparing(share -> String.valueOf(share.kind)));
        return shares;
    }

    private static Key key(OpenCapture capture, int packet) {
        int message = capture.messages().messageOf(packet);
        if (message < 0) {
            return new Key(capture.index().stream(packet) == TcpStreams.NONE ? "" : "tcp", null);
        }
        MessageRow row = capture.messages().row(message);
        return new Key(row.protocol(), row.kind());
    }

    private static void ask(int count, BooleanSupplier goOn) {
        if (count % ASK_EVERY == 0 && !goOn.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}
