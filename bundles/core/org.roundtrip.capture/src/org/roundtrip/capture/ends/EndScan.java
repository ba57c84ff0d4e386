// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.capture.packet.TcpHeader;

/** Goes through the capture of one end and hands on the packets that move a sequence number. */
final class EndScan {
    /** Takes a packet. */
    interface Taker {
        /**
         * Takes a packet.
         *
         * @param number   in the file, from 0
         * @param sequence as sent in the packet
         * @param length   bytes of data; SYN and FIN count as one
         * @param nanos    when it was captured
         */
        void take(int number, Direction direction, long sequence, int length, long nanos);
    }

    private record Ends(HostPort client, HostPort server) {
    }

    private final Map<Ends, Integer> seen = new HashMap<>();
    private final List<Direction> toServer = new ArrayList<>();
    private final List<Direction> toClient = new ArrayList<>();

    /** Reads a file to its end, or to where it is damaged. @return the number of packets */
    int read(Path path, Taker taker) throws IOException {
        try (PacketFile file = PacketFile.open(path)) {
            TcpStreams streams = new TcpStreams(file::capturedPort);
            PacketHeaders headers = new PacketHeaders();
            int number = 0;
            for (; file.advance(); number++) {
                int stream = file.readHeaders(headers) ? streams.streamOf(headers) : TcpStreams.NONE;
                if (stream == TcpStreams.NONE) {
                    continue;
                }
                if (stream == toServer.size()) {
                    add(new Ends(streams.client(stream), streams.server(stream)));
                }
                int length = headers.payloadLength() + Integer.bitCount(headers.flags() & (TcpHeader.SYN | TcpHeader.FIN));
                if (length > 0) {
                    taker.take(number, (streams.fromClient(stream, headers) ? toServer : toClient).get(stream),
                            headers.sequence(), length, file.epochNanos());
                }
            }
            return number;
        }
    }

    private void add(Ends ends) {
        int reuse = seen.merge(ends, 1, Integer::sum) - 1;
        toServer.add(new Direction(ends.client, ends.server, reuse, true));
        toClient.add(new Direction(ends.client, ends.server, reuse, false));
    }
}
