// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.packets.decode.StreamSummaries;

/** Makes the rows of connections, and adds up the packets that were indexed since the last time. Safe for several threads. */
final class StreamRows {
    private static final class Sum {
        private long clientPayload;
        private long serverPayload;
        private long first = Packet.NO_TIME;
        private long last = Packet.NO_TIME;
    }

    private final PacketIndexer indexer;
    private final PacketIndex index;
    private final List<Sum> sums = new ArrayList<>();
    private int counted;

    StreamRows(PacketIndexer indexer) {
        this.indexer = indexer;
        index = indexer.index();
    }

    /** @param summaries of the connections, null before decoding @param label the name for people of a protocol */
    synchronized List<StreamRow> rows(StreamSummaries summaries, UnaryOperator<String> label) {
        List<StreamTotals> totals = indexer.streams();
        for (int size = index.size(); counted < size; counted++) {
            count(counted);
        }
        List<StreamRow> rows = new ArrayList<>(totals.size());
        for (int stream = 0; stream < totals.size(); stream++) {
            StreamTotals total = totals.get(stream);
            Sum sum = stream < sums.size() ? sums.get(stream) : new Sum();
            rows.add(new StreamRow(stream, total.client(), total.server(),
                    summaries == null ? "" : label.apply(summaries.protocol(stream)), total.packets(), total.bytes(),
                    sum.clientPayload, sum.serverPayload, time(sum.first), time(sum.last),
                    summaries == null ? 0 : summaries.messages(stream), summaries != null && summaries.isNameService(stream)));
        }
        return List.copyOf(rows);
    }

    private void count(int packet) {
        int stream = index.stream(packet);
        if (stream == TcpStreams.NONE) {
            return;
        }
        while (sums.size() <= stream) {
            sums.add(new Sum());
        }
        Sum sum = sums.get(stream);
        if (index.fromClient(packet)) {
            sum.clientPayload += index.payloadLength(packet);
        } else {
            sum.serverPayload += index.payloadLength(packet);
        }
        long time = index.epochNanos(packet);
        if (time != Packet.NO_TIME) {
            sum.first = sum.first == Packet.NO_TIME ? time : Math.min(sum.first, time);
            sum.last = Math.max(sum.last, time);
        }
    }

    private static Long time(long epochNanos) {
        return epochNanos == Packet.NO_TIME ? null : (Long) epochNanos;
    }
}
