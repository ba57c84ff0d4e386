// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * Goes through a capture file packet by packet and counts. It needs memory only for the streams, and makes no object for a
 * packet. For one thread at a time.
 */
final class PacketScan {
    private final PacketFile file;
    private final TcpStreams table;
    private final List<StreamCounts> counts = new ArrayList<>();
    private final PacketHeaders headers = new PacketHeaders();
    private final OtherCounts others = new OtherCounts();
    private long packets;
    private long bytes;
    private int stream;
    private boolean fromClient;
    private int payload;

    PacketScan(PacketFile file) {
        this.file = file;
        table = new TcpStreams(file::capturedPort);
    }

    /** Goes on to the next packet. @return false at the end */
    boolean next() throws IOException {
        if (!file.advance()) {
            return false;
        }
        packets++;
        bytes += file.wireLength();
        boolean ip = file.readHeaders(headers);
        stream = ip ? table.streamOf(headers) : TcpStreams.NONE;
        int parts = file.completed();
        if (parts > 0) {
            others.completed(parts);
        }
        if (!ip || !headers.tcp()) {
            others.add(headers, ip);
        }
        fromClient = stream != TcpStreams.NONE && table.fromClient(stream, headers);
        payload = stream == TcpStreams.NONE ? 0 : headers.payloadLength();
        if (stream != TcpStreams.NONE) {
            if (stream == counts.size()) {
                counts.add(new StreamCounts());
            }
            counts.get(stream).add(file.epochNanos(), file.wireLength(), fromClient, payload);
            counts.get(stream).number(headers, fromClient);
        }
        return true;
    }

    /** Adds the current packet to an index. */
    void addTo(PacketIndex index) {
        index.add(file.offset(), file.epochNanos(), file.wireLength(), stream, fromClient, payload);
    }

    /** The number before the first byte of a side, see {@link StreamCounts#base}. */
    long base(int stream, boolean ofClient) {
        return counts.get(stream).base(ofClient);
    }

    /** What the packets without TCP carry. */
    List<OtherPackets> others() {
        return others.list();
    }

    TcpStreams table() {
        return table;
    }

    long packets() {
        return packets;
    }

    long bytes() {
        return bytes;
    }

    List<StreamTotals> totals() {
        List<StreamTotals> totals = new ArrayList<>();
        for (StreamCounts count : counts) {
            totals.add(count.totals(table.client(totals.size()), table.server(totals.size())));
        }
        return List.copyOf(totals);
    }
}
