// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import org.roundtrip.capture.PacketTotals;
import org.roundtrip.capture.StreamTotals;

/** The packets of one variant and operation of a run, summed over its forks. */
final class PacketRow {
    private final String variant;
    private final String operation;
    private long calls;
    private long packets;
    private long bytes;
    private long clientPackets;
    private long clientBytes;
    private long serverPackets;
    private long serverBytes;

    PacketRow(String variant, String operation) {
        this.variant = variant;
        this.operation = operation;
    }

    /** Adds the capture of a fork. */
    void add(PacketTotals capture, long itsCalls) {
        calls += itsCalls;
        packets += capture.packets();
        bytes += capture.bytes();
        for (StreamTotals stream : capture.streams()) {
            clientPackets += stream.clientPackets();
            clientBytes += stream.clientBytes();
            serverPackets += stream.serverPackets();
            serverBytes += stream.serverBytes();
        }
    }

    String variant() {
        return variant;
    }

    String operation() {
        return operation;
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

    /** Something by the calls, or null when it is not known how many there were. */
    Double perCall(long sum) {
        return calls == 0 ? null : (Double) ((double) sum / calls);
    }
}
