// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.packet.TcpHeader;

/** The bytes seen of every connection, by side. */
final class SeenStreams {
    private final List<SeenBytes> halves = new ArrayList<>();

    SeenBytes half(int stream, boolean fromClient) {
        int number = 2 * stream + (fromClient ? 0 : 1);
        while (halves.size() <= number) {
            halves.add(new SeenBytes());
        }
        return halves.get(number);
    }

    /** The sequence number of the first byte that a packet may carry: opening a connection takes one of its own. */
    static long sequence(TcpHeader tcp) {
        return tcp.has(TcpHeader.SYN) ? tcp.sequence() + 1 : tcp.sequence();
    }
}
