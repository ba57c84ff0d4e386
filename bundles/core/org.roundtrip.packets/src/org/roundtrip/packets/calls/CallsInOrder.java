// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageStore;
import org.roundtrip.packets.decode.StreamSummaries;

/**
 * Assigns messages to one-way calls, whose times are known from a journal. Their requests may leave after the calls have
 * ended, many of them in one packet, so time says nothing: the n-th request is the n-th call. Where several callers make
 * them, a request may so get the call of another caller that began at about the same time.
 * All other messages belong to the call of the last request before them on the same connection. Housekeeping belongs to no
 * call.
 */
public final class CallsInOrder implements CallAssignment {
    private static final int NONE = MessageStore.NONE;

    private final MessageStore store;
    private final PacketIndex index;
    private final CapturedCalls calls;
    private final StreamSummaries streams;
    private final Map<Integer, Integer> current = new HashMap<>();

    /** @param index of the packets, for their times @param calls in the order in which they began */
    public CallsInOrder(MessageStore store, PacketIndex index, CapturedCalls calls, StreamSummaries streams) {
        this.store = store;
        this.index = index;
        this.calls = calls;
        this.streams = streams;
    }

    @Override
    public CapturedCalls assign() {
        int[] requests = IntStream.range(0, store.size()).filter(message -> store.firstPacket(message) != NONE
                && store.summary(message).kind() == MessageKind.REQUEST && !outside(message)).boxed()
                .sorted(Comparator.<Integer>comparingLong(message -> index.epochNanos(store.firstPacket(message)))
                        .thenComparing(store::firstPacket).thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue).toArray();
        for (int i = 0; i < requests.length; i++) {
            store.call(requests[i], i < calls.size() ? i : NONE);
        }
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                assignLate(message);
            }
        }
        return calls;
    }

    @Override
    public void assignLate(int message) {
        if (outside(message)) {
            store.call(message, NONE);
        } else if (store.summary(message).kind() == MessageKind.REQUEST) {
            current.put(store.stream(message), store.call(message));
        } else {
            store.call(message, current.getOrDefault(store.stream(message), NONE));
        }
    }

    private boolean outside(int message) {
        return store.purpose(message).isHousekeeping() || streams.isHousekeeping(store.stream(message));
    }
}
