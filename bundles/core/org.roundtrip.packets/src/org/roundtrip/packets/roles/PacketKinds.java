// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.roles;

import java.io.IOException;
import java.nio.file.Path;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.capture.packet.TcpHeader;

/**
 * Numbers of TCP packets by what they are sent for. Each packet is counted once: a packet with data counts as data, even
 * when it also acknowledges or closes.
 *
 * @param fromClient       packets with data that clients sent
 * @param fromServer       packets with data that servers sent
 * @param acknowledgements packets without data that only acknowledge
 * @param opening          packets that request or accept a connection
 * @param closing          packets without data that close or reset a connection
 * @param connections      connections that were opened during the capture
 * @param mostData         the most bytes of data in one packet
 */
public record PacketKinds(long fromClient, long fromServer, long acknowledgements, long opening, long closing,
        long connections, int mostData) {
    /** No packets. */
    public static final PacketKinds NONE = new PacketKinds(0, 0, 0, 0, 0, 0, 0);

    private static final int CLOSES = TcpHeader.FIN | TcpHeader.RST;

    /** Counts the packets of a capture file in one pass. Not for the user interface's thread. */
    public static PacketKinds of(Path capture) throws IOException {
        try (PacketFile file = PacketFile.open(capture)) {
            TcpStreams streams = new TcpStreams(file::capturedPort);
            PacketKinds sum = NONE;
            PacketHeaders headers = new PacketHeaders();
            while (file.advance()) {
                int stream = file.readHeaders(headers) ? streams.streamOf(headers) : TcpStreams.NONE;
                if (stream != TcpStreams.NONE) {
                    sum = sum.plus(kind(headers.packet(), streams.fromClient(stream, headers)));
                }
            }
            return sum;
        }
    }

    /** Returns the sum of both. */
    public PacketKinds plus(PacketKinds other) {
        return new PacketKinds(fromClient + other.fromClient, fromServer + other.fromServer,
                acknowledgements + other.acknowledgements, opening + other.opening, closing + other.closing,
                connections + other.connections, Math.max(mostData, other.mostData));
    }

    private static PacketKinds kind(IpPacket ip, boolean byClient) {
        int length = ip.payloadLength();
        if (ip.tcp().has(TcpHeader.SYN)) {
            return new PacketKinds(0, 0, 0, 1, 0, ip.tcp().opens() ? 1 : 0, 0);
        }
        if (length > 0) {
            return byClient ? new PacketKinds(1, 0, 0, 0, 0, 0, length) : new PacketKinds(0, 1, 0, 0, 0, 0, length);
        }
        return (ip.tcp().flags() & CLOSES) != 0 ? new PacketKinds(0, 0, 0, 0, 1, 0, 0)
                : new PacketKinds(0, 0, 1, 0, 0, 0, 0);
    }
}
