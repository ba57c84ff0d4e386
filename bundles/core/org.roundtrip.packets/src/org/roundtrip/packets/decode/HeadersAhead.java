// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ForkJoinTask;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;

/**
 * Reads the headers of all packets in their order. While the caller works on some packets, the next ones are read in
 * the common pool. For one thread.
 */
public final class HeadersAhead {
    private static final int STRETCH = 2048;

    /**
     * The headers of a packet.
     *
     * @param ip what the packet carries when it is TCP and belongs to a connection, else null
     */
    public record PacketHead(Headers headers, IpPacket ip) {
    }

    private final IndexedCapture capture;
    private final int size;
    private PacketHead[] stretch = {};
    private ForkJoinTask<PacketHead[]> ahead;
    private int at;
    private int asked;

    /** @param capture all of whose packets are indexed */
    public HeadersAhead(IndexedCapture capture) {
        this.capture = capture;
        size = capture.index().size();
        ahead = ask();
    }

    /** Reads the next packet, beginning with packet 0; there must be one. */
    public PacketHead next() throws IOException {
        if (at == stretch.length) {
            try {
                stretch = ahead.join();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
            at = 0;
            ahead = asked == size ? null : ask();
        }
        return stretch[at++];
    }

    private ForkJoinTask<PacketHead[]> ask() {
        int from = asked;
        int to = Math.min(size, from + STRETCH);
        asked = to;
        return ForkJoinTask.adapt(() -> read(from, to)).fork();
    }

    private PacketHead[] read(int from, int to) {
        PacketHead[] heads = new PacketHead[to - from];
        try {
            for (int packet = from; packet < to; packet++) {
                Packet head = capture.head(packet);
                IpPacket ip = capture.index().stream(packet) == TcpStreams.NONE ? null
                        : capture.ip(packet, head).filter(IpPacket::isTcp).orElse(null);
                heads[packet - from] = new PacketHead(Frames.headers(head), ip);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return heads;
    }
}
