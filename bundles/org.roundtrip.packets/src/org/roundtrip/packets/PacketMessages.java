// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.List;

/**
 * To which message each packet belongs: four bytes for each, in chunks that are never copied. One thread writes, others
 * may read at the same time.
 */
final class PacketMessages {
    private static final int CHUNK_BITS = 14;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int NUMBER = (1 << 24) - 1;
    private static final int CARRIES = 1 << 31, AGAIN = 1 << 30;

    private final List<int[]> chunks;

    PacketMessages(int packets) {
        List<int[]> all = new ArrayList<>();
        for (long from = 0; from < packets; from += CHUNK) {
            all.add(new int[CHUNK]);
        }
        chunks = List.copyOf(all);
    }

    /**
     * @param carries whether it has bytes of the message, and does not only acknowledge, open or close
     * @param again   whether all of its bytes were sent before
     */
    void set(int packet, int message, boolean carries, boolean again) {
        chunks.get(packet >> CHUNK_BITS)[packet & CHUNK - 1] = message + 1 | (carries ? CARRIES : 0)
                | (again ? AGAIN : 0);
    }

    /** The message it belongs to, -1 when to none. */
    int message(int packet) {
        return (value(packet) & NUMBER) - 1;
    }

    boolean carries(int packet) {
        return (value(packet) & CARRIES) != 0;
    }

    boolean again(int packet) {
        return (value(packet) & AGAIN) != 0;
    }

    private int value(int packet) {
        int chunk = packet >> CHUNK_BITS;
        return chunk >= chunks.size() ? 0 : chunks.get(chunk)[packet & CHUNK - 1];
    }
}
