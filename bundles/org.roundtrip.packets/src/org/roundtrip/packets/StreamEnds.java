// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Arrays;
import org.roundtrip.dissect.Side;

/** With which message each connection began, and with which it ended. */
final class StreamEnds {
    private static final int NONE = MessageStore.NONE;

    private final MessageStore store;
    private final int[] first;
    private final int[] last;

    StreamEnds(MessageStore store, int streams) {
        this.store = store;
        first = new int[streams];
        last = new int[streams];
        Arrays.fill(first, NONE);
        Arrays.fill(last, NONE);
        for (int message = 0; message < store.size(); message++) {
            int stream = store.stream(message);
            int packet = store.firstPacket(message);
            if (packet != NONE) {
                first[stream] = first[stream] == NONE || packet < store.firstPacket(first[stream]) ? message
                        : first[stream];
                last[stream] = last[stream] == NONE || packet >= store.firstPacket(last[stream]) ? message
                        : last[stream];
            }
        }
    }

    int first(int stream) {
        return first[stream];
    }

    int last(int stream) {
        return last[stream];
    }

    /** A message that tells a length beyond what was sent on its connection is shortened to that. */
    void shorten(OrderedMessages ordered, SeenStreams seen) {
        for (int stream = 0; stream < first.length; stream++) {
            for (Side side : Side.values()) {
                int[] messages = ordered.of(stream, side);
                long end = seen.half(stream, side == Side.CLIENT).highest();
                for (int at = messages.length - 1; at >= 0; at--) {
                    long length = Math.max(0, end - store.from(messages[at]));
                    if (store.length(messages[at]) <= length) {
                        break;
                    }
                    store.shorten(messages[at], length);
                }
            }
        }
    }
}
