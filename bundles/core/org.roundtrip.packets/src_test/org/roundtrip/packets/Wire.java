// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.TcpHeader;

/** Writes a capture packet by packet: IPv4 without a link layer. Times are microseconds after {@link #EPOCH}. */
public final class Wire implements Closeable {
    public static final long EPOCH = 1_700_000_000_000_000_000L;
    public static final int HEADERS = 40;

    private static final int DATA = TcpHeader.PSH | TcpHeader.ACK;

    private final PcapngWriter writer;
    private int snapLength = 65_536;
    private int packets;

    public Wire(Path file) throws IOException {
        writer = new PcapngWriter(file, 101, 65_536, "lo", "tcp and (port 50000)");
    }

    /** Captures only the first bytes of each packet from now on. */
    public Wire cutAt(int bytes) {
        snapLength = bytes;
        return this;
    }

    /** A connection that keeps the sequence numbers of both sides. Packets are numbered over all connections. */
    public final class Connection {
        private final int clientPort;
        private final int serverPort;
        private long clientNext;
        private long serverNext;

        public Connection(int clientPort, int serverPort, long clientFirst, long serverFirst) {
            this.clientPort = clientPort;
            this.serverPort = serverPort;
            clientNext = clientFirst;
            serverNext = serverFirst;
        }

        /** SYN, SYN ACK, ACK, a microsecond apart. */
        public Connection open(double at) throws IOException {
            packet(at, true, clientNext++, 0, TcpHeader.SYN, new byte[0]);
            packet(at + 1, false, serverNext++, clientNext, TcpHeader.SYN | TcpHeader.ACK, new byte[0]);
            packet(at + 2, true, clientNext, serverNext, TcpHeader.ACK, new byte[0]);
            return this;
        }

        /** SYN with data, SYN ACK, ACK. @param turned whether the answer is captured before the request */
        public Connection openWith(double at, byte[] data, boolean turned) throws IOException {
            long before = clientNext;
            clientNext += 1 + data.length;
            if (!turned) {
                packet(at, true, before, 0, TcpHeader.SYN, data);
            }
            packet(at + 1, false, serverNext++, clientNext, TcpHeader.SYN | TcpHeader.ACK, new byte[0]);
            if (turned) {
                packet(at + 1, true, before, 0, TcpHeader.SYN, data);
            }
            packet(at + 2, true, clientNext, serverNext, TcpHeader.ACK, new byte[0]);
            return this;
        }

        /** @return the packet's number */
        public int client(double at, byte[] payload) throws IOException {
            clientNext += payload.length;
            return packet(at, true, clientNext - payload.length, serverNext, DATA, payload);
        }

        public int server(double at, byte[] payload) throws IOException {
            serverNext += payload.length;
            return packet(at, false, serverNext - payload.length, clientNext, DATA, payload);
        }

        /** Sends bytes again, or late: they end {@code before} bytes before the latest byte of that side. */
        public int again(double at, boolean fromClient, int before, byte[] payload) throws IOException {
            long end = (fromClient ? clientNext : serverNext) - before;
            return packet(at, fromClient, end - payload.length, fromClient ? serverNext : clientNext, DATA, payload);
        }

        /** Leaves out bytes, which are captured later or never. */
        public void skip(boolean fromClient, int length) {
            clientNext += fromClient ? length : 0;
            serverNext += fromClient ? 0 : length;
        }

        public int ack(double at, boolean byClient) throws IOException {
            return packet(at, byClient, byClient ? clientNext : serverNext, byClient ? serverNext : clientNext,
                    TcpHeader.ACK, new byte[0]);
        }

        public int fin(double at, boolean byClient) throws IOException {
            int number = packet(at, byClient, byClient ? clientNext : serverNext, byClient ? serverNext : clientNext,
                    TcpHeader.FIN | TcpHeader.ACK, new byte[0]);
            skip(byClient, 1);
            return number;
        }

        public int reset(double at, boolean byClient) throws IOException {
            return packet(at, byClient, byClient ? clientNext : serverNext, 0, TcpHeader.RST, new byte[0]);
        }

        private int packet(double at, boolean fromClient, long sequence, long acknowledgement, int flags,
                byte[] payload) throws IOException {
            byte[] frame = ByteBuffer.allocate(HEADERS + payload.length).putShort((short) 0x4500)
                    .putShort((short) (HEADERS + payload.length)).putInt(0).putInt(0x4006_0000).putInt(0x7F000001)
                    .putInt(0x7F000001).putShort((short) (fromClient ? clientPort : serverPort))
                    .putShort((short) (fromClient ? serverPort : clientPort)).putInt((int) sequence)
                    .putInt((int) acknowledgement).putShort((short) (0x5000 | flags)).putShort((short) 512).putInt(0)
                    .put(payload).array();
            writer.write(EPOCH + Math.round(at * 1000), Arrays.copyOf(frame, Math.min(snapLength, frame.length)),
                    frame.length);
            return packets++;
        }
    }

    public Connection connection(int clientPort, int serverPort) {
        return new Connection(clientPort, serverPort, 1000, 5000);
    }

    /** Returns a request of the raw TCP protocol: operation 0 with that many bytes. */
    public static byte[] request(int bytes) {
        return ByteBuffer.allocate(6 + bytes).putInt(2 + bytes).array();
    }

    public static byte[] response(int bytes) {
        return ByteBuffer.allocate(4 + bytes).putInt(bytes).array();
    }

    public static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
