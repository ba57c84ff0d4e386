// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.packet.TcpHeader;

/** The {@link SequenceTracker} of each direction of each connection. For one thread while it grows, then for any. */
public final class SequenceTrackers {
    private final List<SequenceTracker> trackers = new ArrayList<>();

    /** Returns the tracker of one direction; a new one when no packet of it was added yet. */
    public SequenceTracker of(int stream, boolean fromClient) {
        int number = 2 * stream + (fromClient ? 0 : 1);
        while (trackers.size() <= number) {
            trackers.add(new SequenceTracker());
        }
        return trackers.get(number);
    }

    /** Returns the sequence number of a packet's first data byte. A SYN has a sequence number of its own before it. */
    public static long sequence(TcpHeader tcp) {
        return tcp.has(TcpHeader.SYN) ? tcp.sequence() + 1 : tcp.sequence();
    }
}
