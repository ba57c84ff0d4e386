// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

/** Counts captured packets, those of the name service apart. One thread adds. */
final class CaptureTally {
    private final CapturePorts ports;
    private long packets;
    private long bytes;
    private long namingPackets;
    private long namingBytes;

    CaptureTally(CapturePorts ports) {
        this.ports = ports;
    }

    /** @param ip whether {@code fields} tell of this packet */
    void add(boolean ip, IpFields fields, int wireLength) {
        if (ip && ports.isNaming(fields)) {
            namingPackets++;
            namingBytes += wireLength;
        } else {
            packets++;
            bytes += wireLength;
        }
    }

    CaptureSummary summary(long dropped) {
        return new CaptureSummary(packets, bytes, namingPackets, namingBytes, dropped);
    }
}
