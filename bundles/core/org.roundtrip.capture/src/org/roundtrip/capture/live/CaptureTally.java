// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import org.roundtrip.capture.packet.PacketHeaders;

/** Counts captured packets, those of the name service apart. For one thread. */
final class CaptureTally {
    private final CapturePorts ports;
    private long packets;
    private long bytes;
    private long namingPackets;
    private long namingBytes;

    CaptureTally(CapturePorts ports) {
        this.ports = ports;
    }

    /** @param ip whether the packet is an IP packet, so that {@code headers} describe it */
    void add(boolean ip, PacketHeaders headers, int wireLength) {
        if (ip && ports.isNaming(headers)) {
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
