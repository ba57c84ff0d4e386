// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.util.List;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.model.RowKey;

/**
 * The counts of one row of a run, summed over its forks. Packets of the name service are counted
 * apart.
 */
final class PacketRow {
    private final RowKey key;
    private long calls;
    private long packets;
    private long bytes;
    private long clientPackets;
    private long clientBytes;
    private long serverPackets;
    private long serverBytes;
    private long namingPackets;
    private long namingBytes;

    PacketRow(RowKey key) {
        this.key = key;
    }

    /**
     * Adds the capture of a fork.
     *
     * @param naming ports of its name service
     */
    void add(PacketTotals capture, long itsCalls, List<Integer> naming) {
        calls += itsCalls;
        packets += capture.packets();
        bytes += capture.bytes();
        for (StreamTotals stream : capture.streams()) {
            if (naming.contains(stream.server().port())) {
                packets -= stream.packets();
                bytes -= stream.bytes();
                namingPackets += stream.packets();
                namingBytes += stream.bytes();
            } else {
                clientPackets += stream.clientPackets();
                clientBytes += stream.clientBytes();
                serverPackets += stream.serverPackets();
                serverBytes += stream.serverBytes();
            }
        }
    }

    RowKey key() {
        return key;
    }

    long calls() {
        return calls;
    }

    long packets() {
        return packets;
    }

    long bytes() {
        return bytes;
    }

    long clientPackets() {
        return clientPackets;
    }

    long clientBytes() {
        return clientBytes;
    }

    long serverPackets() {
        return serverPackets;
    }

    long serverBytes() {
        return serverBytes;
    }

    /** Returns the packets of the name service, which no other count includes. */
    long namingPackets() {
        return namingPackets;
    }

    long namingBytes() {
        return namingBytes;
    }

    /** Divides a sum by the number of calls. @return null when the number of calls is not known */
    Double perCall(long sum) {
        return calls == 0 ? null : (Double) ((double) sum / calls);
    }
}
