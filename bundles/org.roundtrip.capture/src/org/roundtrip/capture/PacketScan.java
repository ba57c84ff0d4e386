// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Goes through a capture file packet by packet and counts, with memory for its streams alone: no object is made for a
 * packet. For one thread at a time.
 */
final class PacketScan {
    private final PacketFile file;
    private final StreamTable table;
    private final List<StreamCounts> counts = new ArrayList<>();
    private final IpFields fields = new IpFields();
    private long packets;
    private long bytes;
    private int stream;
    private boolean fromClient;
    private int payload;

    PacketScan(PacketFile file) {
        this.file = file;
        table = new StreamTable(file::capturedPort);
    }

    /** Goes on to the next packet. @return false at the end */
    boolean next() throws IOException {
        Frame frame = file.frame();
        if (!file.nextFrame()) {
            return false;
        }
        packets++;
        bytes += frame.wireLength;
        stream = file.read(fields) ? table.streamOf(fields) : StreamTable.NONE;
        fromClient = stream != StreamTable.NONE && table.fromClient(stream, fields);
        payload = stream == StreamTable.NONE ? 0 : fields.payloadLength;
        if (stream != StreamTable.NONE) {
            if (stream == counts.size()) {
                counts.add(new StreamCounts());
            }
            counts.get(stream).add(frame, fromClient, payload);
        }
        return true;
    }

    /** Adds the packet to an index. */
    void addTo(PacketIndex index) {
        index.add(file.frame(), stream, fromClient, payload);
    }

    StreamTable table() {
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
