// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.BitSet;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Side;

/** Collects the bytes of a message from its packets, and finds the packet of a byte. */
final class MessageBytes {
    /** Of a longer message only these first bytes are returned. */
    static final int MOST = 16 << 20;

    private MessageBytes() {
    }

    /** Of bytes that were sent again, the first ones are returned, as they were decoded. */
    static byte[] of(IndexedCapture capture, DecodedMessages decoded, MessageRow row) throws IOException {
        byte[] bytes = new byte[(int) Math.min(MOST, row.length())];
        BitSet there = new BitSet(bytes.length);
        SequenceTracker tracker = tracker(decoded, row);
        for (int number = Math.max(0, row.firstPacket()); number <= row.lastPacket(); number++) {
            if (hasData(capture, row, number)) {
                TcpPacket tcp = capture.tcp(number);
                Packet packet = tcp.packet();
                IpPacket ip = tcp.ip();
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

    /** Returns the first packet that carries a byte; the first packet of the message when none was captured with it. */
    static int packetOf(IndexedCapture capture, DecodedMessages decoded, MessageRow row, long place) throws IOException {
        SequenceTracker tracker = tracker(decoded, row);
        for (int number = Math.max(0, row.firstPacket()); number <= row.lastPacket(); number++) {
            if (hasData(capture, row, number)) {
                IpPacket ip = capture.ip(number, capture.head(number)).orElseThrow();
                long position = tracker.positionNear(SequenceTrackers.sequence(ip.tcp()), row.from());
                long at = row.from() + place - position;
                if (at >= 0 && at < ip.payloadLength()) {
                    return number;
                }
            }
        }
        return row.firstPacket();
    }

    private static SequenceTracker tracker(DecodedMessages decoded, MessageRow row) {
        return decoded.trackers().of(row.stream(), row.side() == Side.CLIENT);
    }

    /** Whether a packet carries data in the direction of a message. */
    private static boolean hasData(IndexedCapture capture, MessageRow row, int packet) {
        return capture.index().stream(packet) == row.stream()
                && capture.index().fromClient(packet) == (row.side() == Side.CLIENT)
                && capture.index().payloadLength(packet) > 0;
    }
}
