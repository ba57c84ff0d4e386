// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.network.ethernet.SwitchTiming;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.Network;

/**
 * The times at the server's end of a network {@code ethernet-100}. They are computed from those at the client's by the
 * rules of its switch, see {@link SwitchTiming}. Packets of the client wait for those before them. How long a packet of
 * the server waited cannot be seen at the client's end, so it counts with the server, and so does by how much the switch
 * was late.
 */
public final class NetworkTimes implements ServerTimes {
    private static final long NANOS_PER_MICRO = 1000;
    private final PacketIndex index;
    private final long latencyNanos;
    /** By the packet's number; {@link Packet#NO_TIME} for those of the server. */
    private final long[] arrivals;

    /** Computes the times of the packets that are in an index by now. */
    public NetworkTimes(PacketIndex index, Network.Ethernet network) {
        this.index = index;
        latencyNanos = network.latencyMicros() * NANOS_PER_MICRO;
        arrivals = new long[index.size()];
        SwitchTiming there = null;
        for (int packet = 0; packet < arrivals.length; packet++) {
            long handed = index.epochNanos(packet);
            arrivals[packet] = Packet.NO_TIME;
            if (handed != Packet.NO_TIME && index.stream(packet) != TcpStreams.NONE && index.fromClient(packet)) {
                there = there == null ? new SwitchTiming(latencyNanos, handed) : there;
                long arrival = there.arrival(handed, index.wireLength(packet));
                arrivals[packet] = arrival == SwitchTiming.DROPPED ? Packet.NO_TIME : arrival;
            }
        }
    }

    @Override
    public long nanos(int packet, boolean fromClient) {
        long seen = index.epochNanos(packet);
        return fromClient ? arrivals[packet] : seen == Packet.NO_TIME ? Packet.NO_TIME
                : seen - latencyNanos - 2 * SwitchTiming.nanos(index.wireLength(packet));
    }

    @Override
    public Ways ways() {
        return Ways.COMPUTED;
    }
}
