// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Map;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/** A capture of one HTTP connection on Ethernet, written packet by packet and opened again. */
public final class HttpCaptureBuilder implements Closeable {
    /** Bytes of a frame before its payload: Ethernet, IPv4, TCP. */
    public static final int HEADERS = 54;

    private static final long EPOCH = 1_700_000_000_000_000_000L;
    private static final int ETHERNET = 1;
    private static final int SHORTEST = 60;
    private static final int CLIENT = 40_000, SERVER = 8080;

    private final Path file;
    private final PcapngWriter writer;
    private int clientNext = 1000;
    private int serverNext = 5000;
    private int packets;
    private OpenCapture opened;

    /** Begins with the three packets that open a connection. */
    public HttpCaptureBuilder(Path folder) throws IOException {
        file = folder.resolve("http.pcapng");
        writer = new PcapngWriter(file, ETHERNET, 65_536, "eth0", "tcp");
        packet(true, clientNext++, TcpHeader.SYN, new byte[0]);
        packet(false, serverNext++, TcpHeader.SYN | TcpHeader.ACK, new byte[0]);
        packet(true, clientNext, TcpHeader.ACK, new byte[0]);
    }

    /** A packet by the client. @return its number */
    public int client(String payload) throws IOException {
        return client(payload, 0);
    }

    /** A packet by the client that begins with bytes it had sent already. @param again how many */
    public int client(String payload, int again) throws IOException {
        int from = clientNext - again;
        clientNext = from + payload.length();
        return packet(true, from, TcpHeader.PSH | TcpHeader.ACK, payload.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** A packet by the server. @return its number */
    public int server(String payload) throws IOException {
        int from = serverNext;
        serverNext += payload.length();
        return packet(false, from, TcpHeader.PSH | TcpHeader.ACK, payload.getBytes(StandardCharsets.ISO_8859_1));
    }

    private int packet(boolean fromClient, int sequence, int flags, byte[] payload) throws IOException {
        int length = HEADERS + payload.length;
        ByteBuffer frame = ByteBuffer.allocate(Math.max(SHORTEST, length)).putLong(0).putInt(0).putShort((short) 0x0800)
                .putShort((short) 0x4500).putShort((short) (40 + payload.length)).putInt(0).putInt(0x4006_0000)
                .putInt(fromClient ? 0x0A000001 : 0x0A000002).putInt(fromClient ? 0x0A000002 : 0x0A000001)
                .putShort((short) (fromClient ? CLIENT : SERVER)).putShort((short) (fromClient ? SERVER : CLIENT))
                .putInt(sequence).putInt(fromClient ? serverNext : clientNext).putShort((short) (0x5000 | flags))
                .putShort((short) 512).putInt(0).put(payload);
        writer.write(EPOCH + 1000L * packets, frame.array(), frame.capacity());
        return packets++;
    }

    /** Ends the file, and reads and decodes it. */
    public OpenCapture open() throws IOException {
        writer.close();
        opened = OpenCapture.open(new CaptureSource(file, Optional.empty(), Hints.NONE, Optional.empty(), "test"), http());
        while (opened.read(100)) {
            // There is more.
        }
        opened.decode(() -> true);
        return opened;
    }

    /** The dissector that the product registers as a service. */
    private static Dissectors http() {
        Dissectors dissectors = new Dissectors();
        try {
            dissectors.register((Dissector) Class.forName("org.roundtrip.dissect.http.HttpDissector").getConstructor()
                    .newInstance(), Map.of("roundtrip.label", "HTTP"));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return dissectors;
    }

    @Override
    public void close() throws IOException {
        writer.close();
        if (opened != null) {
            opened.close();
        }
    }
}
