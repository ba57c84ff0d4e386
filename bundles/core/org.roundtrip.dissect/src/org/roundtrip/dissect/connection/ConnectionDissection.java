// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.connection;

import java.util.function.Consumer;
import org.roundtrip.capture.index.TcpDirection;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Conversation;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/** Decodes the messages of one TCP connection, packet by packet. For one thread. */
public final class ConnectionDissection {
    private final TcpDirection fromClient;
    private final TcpDirection fromServer;
    private final Conversation conversation;
    private boolean clientBegun;
    private boolean serverBegun;

    /**
     * @param detail     how much of each message is decoded
     * @param hints      what is known of the connection beforehand
     * @param serverPort its protocol may have been chosen by the user, see {@link Dissectors#decodeAs}
     * @param messages   gets each message when it is decoded, those of one side in their order
     */
    public ConnectionDissection(Dissectors dissectors, Detail detail, Hints hints, int serverPort,
            Consumer<Message> messages) {
        conversation = new Conversation(dissectors, detail, hints, serverPort, messages);
        fromClient = new TcpDirection(conversation.from(Side.CLIENT));
        fromServer = new TcpDirection(conversation.from(Side.SERVER));
    }

    /**
     * Takes the next packet.
     *
     * @param packet   with all of its bytes
     * @param ip       what the packet carries, which is TCP
     * @param position offset of the packet's first byte in its direction of the connection; read for the first packet
     *                 of each direction only. It is 0 unless decoding begins in the middle of a connection
     */
    public void add(Packet packet, IpPacket ip, boolean byClient, long position) {
        if (!clientBegun && !serverBegun && !ip.tcp().has(TcpHeader.SYN)) {
            conversation.startedBefore();
        }
        if (!(byClient ? clientBegun : serverBegun)) {
            conversation.startsAt(byClient ? Side.CLIENT : Side.SERVER, Math.max(0, position));
            clientBegun |= byClient;
            serverBegun |= !byClient;
        }
        (byClient ? fromClient : fromServer).add(packet, ip);
        if (ip.tcp().has(TcpHeader.ACK)) {
            (byClient ? fromServer : fromClient).acknowledged(ip.tcp().acknowledgement());
        }
    }

    /** How many bytes wait for others, earlier bytes or the rest of their message. */
    public int heldBytes() {
        return conversation.heldBytes() + fromClient.waitingBytes() + fromServer.waitingBytes();
    }

    /** There are no more packets: reports the rest as messages that are cut. */
    public void end() {
        fromClient.end();
        fromServer.end();
    }
}
