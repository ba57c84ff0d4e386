// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.BitSet;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Side;

/** Takes the bytes of a message out of its packets. */
final class MessageBytes {
    /** Of a longer message only so many are given. */
    static final int MOST = 16 << 20;

    private MessageBytes() {
    }

    /** Bytes seen first win, as when they were decoded. */
    static byte[] of(OpenCapture capture, Decoded decoded, MessageRow row) throws IOException {
        byte[] bytes = new byte[(int) Math.min(MOST, row.length())];
        BitSet there = new BitSet(bytes.length);
        boolean byClient = row.side() == Side.CLIENT;
        SeenBytes half = decoded.seen().half(row.stream(), byClient);
        for (int number = Math.max(0, row.firstPacket()); number <= row.lastPacket(); number++) {
            if (capture.index().stream(number) == row.stream() && capture.index().fromClient(number) == byClient
                    && capture.index().payloadLength(number) > 0) {
                Packet packet = capture.whole(number);
                IpPacket ip = IpPacket.of(packet).orElseThrow();
                long position = half.positionNear(SeenStreams.sequence(ip.tcp()), row.from());
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
