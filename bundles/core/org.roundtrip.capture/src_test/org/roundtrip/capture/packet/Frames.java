// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.List;

/** Builds frames byte by byte as the standards describe them, for tests. */
public final class Frames {
    /** The fields of one TCP packet; the payload is zeros. */
    public record Tcp(int clientPort, int serverPort, boolean fromClient, long sequence, long acknowledgement, int flags,
            int payload) {
    }

    /** A whole connection: handshake, one message in each direction, end. */
    public static List<Tcp> connection(int clientPort, int serverPort, long clientStart, long serverStart) {
        long c = clientStart;
        long s = serverStart;
        return List.of(new Tcp(clientPort, serverPort, true, c, 0, TcpHeader.SYN, 0),
                new Tcp(clientPort, serverPort, false, s, c + 1, TcpHeader.SYN | TcpHeader.ACK, 0),
                new Tcp(clientPort, serverPort, true, c + 1, s + 1, TcpHeader.ACK, 0),
                new Tcp(clientPort, serverPort, true, c + 1, s + 1, TcpHeader.PSH | TcpHeader.ACK, 300),
                new Tcp(clientPort, serverPort, false, s + 1, c + 301, TcpHeader.PSH | TcpHeader.ACK, 17),
                new Tcp(clientPort, serverPort, true, c + 301, s + 18, TcpHeader.FIN | TcpHeader.ACK, 0),
                new Tcp(clientPort, serverPort, false, s + 18, c + 302, TcpHeader.FIN | TcpHeader.ACK, 0),
                new Tcp(clientPort, serverPort, true, c + 302, s + 19, TcpHeader.ACK, 0));
    }

    public static byte[] ipv4(Tcp tcp) {
        byte[] segment = segment(tcp);
        return join(ByteBuffer.allocate(20).put((byte) 0x45).put((byte) 0).putShort((short) (20 + segment.length))
                .putInt(0x1234_4000).put((byte) 64).put((byte) 6).putShort((short) 0)
                .putInt(tcp.fromClient() ? 0x7F000001 : 0x0A000002).putInt(tcp.fromClient() ? 0x0A000002 : 0x7F000001)
                .array(), segment);
    }

    /** Has a destination options header before TCP, which readers have to skip. */
    public static byte[] ipv6(Tcp tcp) {
        byte[] segment = segment(tcp);
        byte[] client = HexFormat.of().parseHex("20010db8000000000000000000000001");
        byte[] server = HexFormat.of().parseHex("20010db8000000010000000000000002");
        return join(ByteBuffer.allocate(40).putInt(0x6000_0000).putShort((short) (8 + segment.length)).put((byte) 60)
                .put((byte) 64).put(tcp.fromClient() ? client : server).put(tcp.fromClient() ? server : client).array(),
                HexFormat.of().parseHex("0600010400000000"), segment);
    }

    public static byte[] linked(LinkType type, byte[] ip) {
        short etherType = (short) (ip[0] >> 4 == 4 ? 0x0800 : 0x86DD);
        return switch (type) {
            case ETHERNET -> join(new byte[12], shorts(etherType), ip);
            case LINUX_SLL -> join(shorts((short) 0, (short) 772, (short) 6), new byte[8], shorts(etherType), ip);
            case LINUX_SLL2 -> join(shorts(etherType), new byte[18], ip);
            case NULL -> join(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(ip[0] >> 4 == 4 ? 2 : 30)
                    .array(), ip);
            case LOOP -> join(ByteBuffer.allocate(4).putInt(ip[0] >> 4 == 4 ? 2 : 24).array(), ip);
            case PPP -> join(shorts((short) (ip[0] >> 4 == 4 ? 0x21 : 0x57)), ip);
            case PPP_HDLC -> join(shorts((short) 0xFF03, (short) (ip[0] >> 4 == 4 ? 0x21 : 0x57)), ip);
            case PPPOE -> join(shorts((short) 0x1100, (short) 1, (short) (ip.length + 2),
                    (short) (ip[0] >> 4 == 4 ? 0x21 : 0x57)), ip);
            case CISCO_HDLC -> join(shorts((short) 0x0F00, etherType), ip);
            case PPI -> join(HexFormat.of().parseHex("0000080001000000"), new byte[12], shorts(etherType), ip);
            case MPLS -> join(HexFormat.of().parseHex("00010140"), ip);
            case RAW, RAW_BSD, RAW_OPENBSD, IPV4, IPV6 -> ip;
        };
    }

    public static byte[] tagged(byte[] ip) {
        return join(new byte[12], shorts((short) 0x88A8, (short) 5, (short) 0x8100, (short) 7, (short) 0x0800), ip);
    }

    public static byte[] udp() {
        return join(HexFormat.of().parseHex("4500002100010000401100007f0000017f000001"), shorts((short) 5000, (short) 53,
                (short) 13, (short) 0), new byte[5]);
    }

    public static byte[] join(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteBuffer joined = ByteBuffer.allocate(length);
        for (byte[] part : parts) {
            joined.put(part);
        }
        return joined.array();
    }

    private static byte[] segment(Tcp tcp) {
        return ByteBuffer.allocate(32 + tcp.payload())
                .putShort((short) (tcp.fromClient() ? tcp.clientPort() : tcp.serverPort()))
                .putShort((short) (tcp.fromClient() ? tcp.serverPort() : tcp.clientPort())).putInt((int) tcp.sequence())
                .putInt((int) tcp.acknowledgement()).put((byte) 0x80).put((byte) tcp.flags()).putShort((short) 512)
                .putInt(0).putLong(0x0101080A_00000001L).array();
    }

    private static byte[] shorts(short... values) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * values.length);
        for (short value : values) {
            bytes.putShort(value);
        }
        return bytes.array();
    }

    private Frames() {
    }
}
