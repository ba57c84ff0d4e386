// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.BitSet;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Side;

/** Collects the bytes of a message from its packets. */
final class MessageBytes {
    /** Of a longer message only these first bytes are returned. */
    static final int MOST = 16 << 20;

    private MessageBytes() {
    }

    /** Of bytes that were sent again, the first ones are returned, as they were decoded. */
    static byte[] of(IndexedCapture capture, DecodedMessages decoded, MessageRow row) throws IOException {
        byte[] bytes = new byte[(int) Math.min(MOST, row.length())];
        BitSet there = new BitSet(bytes.length);
        boolean byClient = row.side() == Side.CLIENT;
        SequenceTracker tracker = decoded.trackers().of(row.stream(), byClient);
        for (int number = Math.max(0, row.firstPacket()); number <= row.lastPacket(); number++) {
            if (capture.index().stream(number) == row.stream() && capture.index().fromClient(number) == byClient
                    && capture.index().payloadLength(number) > 0) {
                Packet packet = capture.whole(number);
                IpPacket ip = IpPacket.of(packet).orElseThrow();
                long position = tracker.positionNear(SequenceTrackers.sequence(ip.tcp()), row.from());
                int at = ip.payloadAt();
                int captured = Math.min(ip.payloadLength(), packet.bytes().length - at);
                for (int i = (int) Math.clamp(row.from() - position, 0, Math.max(0, captured)); i < captured
                        && position + i - row.from() < bytes.length; i++) {
                    int to = (int) (position + i - row.from());
                    if (!there.get(to)) {
                        there.set(to);
                        bytes[to] = packet.bytes()[at + i];
                    }
                }
            }
        }
        return bytes;
    }
}
