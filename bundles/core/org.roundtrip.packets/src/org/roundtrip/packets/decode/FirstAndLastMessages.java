// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.Arrays;
import org.roundtrip.dissect.Side;

/** The first and the last message of each connection. */
public final class FirstAndLastMessages {
    private static final int NONE = MessageStore.NONE;

    private final MessageStore store;
    private final int[] first;
    private final int[] last;

    /** @param streams how many connections there are */
    public FirstAndLastMessages(MessageStore store, int streams) {
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

    /** Returns the first message of a connection, {@link MessageStore#NONE} without messages. */
    public int first(int stream) {
        return first[stream];
    }

    /** Returns the last message of a connection, {@link MessageStore#NONE} without messages. */
    public int last(int stream) {
        return last[stream];
    }

    /** Shortens the messages whose headers state more bytes than were captured of their connection. */
    public void shorten(MessagesByOffset ordered, SequenceTrackers trackers) {
        for (int stream = 0; stream < first.length; stream++) {
            for (Side side : Side.values()) {
                int[] messages = ordered.of(stream, side);
                long end = trackers.of(stream, side == Side.CLIENT).highest();
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
