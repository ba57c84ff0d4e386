// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.connection.ConnectionDissection;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Purpose;

/**
 * A capture whose packets are indexed, as decoding needs it. Safe for several threads, like the indexer.
 *
 * @param indexer    reads packets by their number
 * @param dissectors the known protocols
 * @param hints      what is known of the connections beforehand
 */
public record IndexedCapture(PacketIndexer indexer, Dissectors dissectors, Hints hints) {
    /** More bytes than the longest packet has. */
    private static final int WHOLE = 1 << 18;

    /** Returns the index of the packets read so far. */
    public PacketIndex index() {
        return indexer.index();
    }

    /** Reads the first bytes of a packet, which contain its headers. */
    public Packet head(int packet) throws IOException {
        return indexer.packet(packet, PacketFile.HEAD_BYTES);
    }

    /** Reads all captured bytes of a packet. */
    public Packet whole(int packet) throws IOException {
        return indexer.packet(packet, WHOLE);
    }

    /**
     * Returns what a packet carries; when it completes an IP packet that was sent in parts, all of that. It is empty when it is
     * no IP packet.
     *
     * @param head its first bytes, see {@link #head}
     */
    public Optional<IpPacket> ip(int packet, Packet head) throws IOException {
        return IpPacket.of(indexer.partsOf(packet).isEmpty() ? head : indexer.joined(packet, PacketFile.HEAD_BYTES));
    }

    /** Reads a TCP packet of a connection, with its data when it has some; returns null for any other packet. */
    TcpPacket tcp(int packet) throws IOException {
        if (index().stream(packet) == TcpStreams.NONE) {
            return null;
        }
        Packet read = indexer.joined(packet, index().payloadLength(packet) == 0 ? PacketFile.HEAD_BYTES : WHOLE);
        return IpPacket.of(read).filter(IpPacket::isTcp).map(ip -> new TcpPacket(read, ip)).orElse(null);
    }

    /** Returns the purpose of an operation's messages. */
    Purpose purpose(String protocol, String operation) {
        return dissectors.purpose(protocol, operation, hints);
    }

    /**
     * Begins to decode a connection.
     *
     * @param detail   how much of each message is decoded
     * @param messages gets each message when it is decoded
     */
    ConnectionDissection connection(int stream, Detail detail, Consumer<Message> messages) {
        return new ConnectionDissection(dissectors, detail, hints, indexer.server(stream).port(), messages);
    }
}
