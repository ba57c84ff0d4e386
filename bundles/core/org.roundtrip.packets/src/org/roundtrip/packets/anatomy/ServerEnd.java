// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import java.io.IOException;
import java.nio.file.Path;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.ClockDifference;

/**
 * The times at which the packets were captured at the server's end, too.
 *
 * @param ends  the packets of both ends
 * @param clock how the server's clock differs from the client's
 */
public record ServerEnd(BothEnds ends, ClockDifference clock) implements ServerTimes {

    /** Reads the captures of both ends. */
    public static ServerEnd of(Path client, Path server, ClockDifference clock) throws IOException {
        return new ServerEnd(BothEnds.of(client, server, new ClockBounds()), clock);
    }

    @Override
    public long nanos(int packet, boolean fromClient) {
        long there = fromClient ? ends.lastByte(packet) : ends.firstByte(packet);
        return there == Packet.NO_TIME ? Packet.NO_TIME : clock.onClient(there);
    }

    @Override
    public Ways ways() {
        return Ways.MEASURED;
    }

    /** Returns how long a packet took from one end to the other, in nanoseconds; null when that is not known. */
    public Long way(int packet) {
        long way = ends.way(packet, clock);
        return way == Packet.NO_TIME ? null : (Long) way;
    }
}
