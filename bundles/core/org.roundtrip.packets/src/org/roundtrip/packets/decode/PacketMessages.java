// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.List;

/**
 * To which message each packet belongs, in four bytes a packet. The chunks are never copied. One thread writes; others
 * may read at the same time.
 */
public final class PacketMessages {
    private static final int CHUNK_BITS = 14;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int NUMBER = (1 << 24) - 1;
    private static final int CARRIES = 1 << 31, AGAIN = 1 << 30;

    private final List<int[]> chunks;

    /** @param packets how many packets there are; none belongs to a message yet */
    public PacketMessages(int packets) {
        List<int[]> all = new ArrayList<>();
        for (long from = 0; from < packets; from += CHUNK) {
            all.add(new int[CHUNK]);
        }
        chunks = List.copyOf(all);
    }

    /**
     * Sets the message of a packet.
     *
     * @param message its number, -1 for none
     * @param carries whether the packet contains bytes of the message, and does not only acknowledge, open or close
     * @param again   whether all data bytes of the packet were sent before
     */
    public void set(int packet, int message, boolean carries, boolean again) {
        chunks.get(packet >> CHUNK_BITS)[packet & CHUNK - 1] = message + 1 | (carries ? CARRIES : 0)
                | (again ? AGAIN : 0);
    }

    /** Returns the message of a packet; -1 when it belongs to none. */
    public int message(int packet) {
        return (value(packet) & NUMBER) - 1;
    }

    /** Whether the packet contains bytes of its message. */
    public boolean carries(int packet) {
        return (value(packet) & CARRIES) != 0;
    }

    /** Whether all data bytes of the packet were sent before. */
    public boolean again(int packet) {
        return (value(packet) & AGAIN) != 0;
    }

    private int value(int packet) {
        int chunk = packet >> CHUNK_BITS;
        return chunk >= chunks.size() ? 0 : chunks.get(chunk)[packet & CHUNK - 1];
    }
}
