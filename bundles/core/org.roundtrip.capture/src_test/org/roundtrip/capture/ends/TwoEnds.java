// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.TcpHeader;

/** Makes the captures of both ends of a link, each with a clock of its own. Times are nanoseconds of the client's clock. */
final class TwoEnds {
    static final long EPOCH = 1_700_000_000_000_000_000L;
    static final long WIRE = 50_000;
    private static final int ETHERNET = 1;

    private record Seen(long at, byte[] frame) {
    }

    private final List<Seen> client = new ArrayList<>();
    private final List<Seen> server = new ArrayList<>();
    private long fromClient;
    private long fromServer;

    /** Both directions begin with these sequence numbers. */
    TwoEnds(long fromClient, long fromServer) {
        this.fromClient = fromClient;
        this.fromServer = fromServer;
    }

    /** Calls of a request and a response, each so long on the wire; the server takes 100 microseconds. */
    TwoEnds calls(int count, long begin, long every, int bytes) {
        for (int call = 0; call < count; call++) {
            long at = begin + call * every;
            sent(true, at, at + WIRE, bytes);
            sent(false, at + 2 * WIRE + 100_000, at + WIRE + 100_000, bytes);
        }
        return this;
    }

    /** One packet with data, which both ends saw. */
    TwoEnds sent(boolean byClient, long atClient, long atServer, int bytes) {
        byte[] frame = frame(byClient, sequence(byClient), bytes);
        client.add(new Seen(atClient, frame));
        server.add(new Seen(atServer, frame));
        moved(byClient, bytes);
        return this;
    }

    /** Bytes that the client sent in one piece and that arrived in two. */
    TwoEnds cut(long atClient, long firstAtServer, long secondAtServer, int bytes) {
        client.add(new Seen(atClient, frame(true, fromClient, 2 * bytes)));
        server.add(new Seen(firstAtServer, frame(true, fromClient, bytes)));
        server.add(new Seen(secondAtServer, frame(true, fromClient + bytes, bytes)));
        moved(true, 2 * bytes);
        return this;
    }

    /** Bytes that the client sent and, as they were lost, again. */
    TwoEnds sentAgain(long first, long again, long atServer, int bytes) {
        client.add(new Seen(first, frame(true, fromClient, bytes)));
        client.add(new Seen(again, frame(true, fromClient, bytes)));
        server.add(new Seen(atServer, frame(true, fromClient, bytes)));
        moved(true, bytes);
        return this;
    }

    private long sequence(boolean byClient) {
        return byClient ? fromClient : fromServer;
    }

    private void moved(boolean byClient, int bytes) {
        fromClient += byClient ? bytes : 0;
        fromServer += byClient ? 0 : bytes;
    }

    private byte[] frame(boolean byClient, long sequence, int bytes) {
        return Frames.linked(LinkType.ETHERNET, Frames.ipv4(new Frames.Tcp(40_000, 50_000, byClient,
                sequence & 0xFFFF_FFFFL, 1, TcpHeader.PSH | TcpHeader.ACK, bytes)));
    }

    void writeClient(Path file) throws IOException {
        write(file, client, LongUnaryOperator.identity());
    }

    /** @param clock what the server's clock says at a time of the client's, from {@link #EPOCH} */
    void writeServer(Path file, LongUnaryOperator clock) throws IOException {
        write(file, server, clock);
    }

    private static void write(Path file, List<Seen> packets, LongUnaryOperator clock) throws IOException {
        try (PcapngWriter writer = new PcapngWriter(file, ETHERNET, 65_536, "eth0", "tcp and (port 50000)")) {
            for (Seen packet : packets.stream().sorted(Comparator.comparingLong(Seen::at)).toList()) {
                writer.write(EPOCH + clock.applyAsLong(packet.at), packet.frame, packet.frame.length);
            }
        }
    }
}
