// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a capture file holds, counted.
 *
 * @param packets all of its packets
 * @param bytes   their lengths on the wire, link layer included
 * @param dropped packets lost in capturing, or null when the file does not tell
 * @param streams the TCP connections, in the order in which they appear
 * @param problem one sentence when not all of the file could be read or told apart, else null
 */
public record PacketTotals(long packets, long bytes, Long dropped, List<StreamTotals> streams, String problem) {

    private static final class Direction {
        private long packets;
        private long bytes;
    }

    /**
     * Counts a file in one pass, with memory only for its streams.
     *
     * @throws CaptureException when it is no capture file
     */
    public static PacketTotals of(Path file) throws IOException {
        try (PacketFile capture = PacketFile.open(file)) {
            StreamTable table = new StreamTable(capture::capturedPort);
            List<Direction> directions = new ArrayList<>();
            long packets = 0;
            long bytes = 0;
            Packet packet;
            while ((packet = capture.next()) != null) {
                packets++;
                bytes += packet.wireLength();
                count(packet, table, directions);
            }
            OptionalLong dropped = capture.dropped();
            String problem = capture.problem().orElse(table.full() ? "Only the first " + StreamTable.MOST
                    + " connections are told apart; the others count in the sums only." : null);
            return new PacketTotals(packets, bytes, dropped.isPresent() ? dropped.getAsLong() : null,
                    streams(table, directions), problem);
        }
    }

    private static void count(Packet packet, StreamTable table, List<Direction> directions) {
        IpPacket ip = IpPacket.of(packet).orElse(null);
        int stream = ip == null ? StreamTable.NONE : table.streamOf(ip);
        if (stream == StreamTable.NONE) {
            return;
        }
        while (directions.size() < 2 * table.size()) {
            directions.add(new Direction());
        }
        Direction direction = directions.get(2 * stream + (ip.source().equals(table.client(stream)) ? 0 : 1));
        direction.packets++;
        direction.bytes += packet.wireLength();
    }

    private static List<StreamTotals> streams(StreamTable table, List<Direction> directions) {
        List<StreamTotals> streams = new ArrayList<>();
        for (int stream = 0; stream < table.size(); stream++) {
            Direction client = directions.get(2 * stream);
            Direction server = directions.get(2 * stream + 1);
            streams.add(new StreamTotals(table.client(stream), table.server(stream), client.packets, client.bytes,
                    server.packets, server.bytes));
        }
        return List.copyOf(streams);
    }
}
