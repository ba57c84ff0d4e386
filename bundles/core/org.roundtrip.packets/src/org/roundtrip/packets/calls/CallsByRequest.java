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

/**
 * Makes the calls of a capture without a journal: each request is one call. A call begins with the first packet of its
 * request and ends with the last packet of its responses. Every other message belongs to the call of the last request
 * before it on the same connection, or to the first call of that connection.
 */
public final class CallsByRequest implements CallAssignment {
    private static final int NONE = MessageStore.NONE;

    private final MessageStore store;
    private final PacketIndex index;
    /** The call of the latest request of each connection; before its first request, the first call. */
    private final Map<Integer, Integer> current = new HashMap<>();

    /** @param index of the packets, for their times */
    public CallsByRequest(MessageStore store, PacketIndex index) {
        this.store = store;
        this.index = index;
    }

    @Override
    public CapturedCalls assign() {
        int[] requests = IntStream.range(0, store.size())
                .filter(message -> store.summary(message).kind() == MessageKind.REQUEST
                        && store.firstPacket(message) != NONE).boxed()
                .sorted(Comparator.comparingLong(this::begin).thenComparing(store::firstPacket))
                .mapToInt(Integer::intValue).toArray();
        long[] starts = new long[requests.length];
        long[] ends = new long[requests.length];
        for (int call = 0; call < requests.length; call++) {
            store.call(requests[call], call);
            current.putIfAbsent(store.stream(requests[call]), call);
            starts[call] = begin(requests[call]);
            ends[call] = end(requests[call]);
        }
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                assignLate(message);
                int call = store.call(message);
                if (call != NONE && store.summary(message).kind() == MessageKind.RESPONSE) {
                    ends[call] = Math.max(ends[call], end(message));
                }
            }
        }
        return new CapturedCalls(starts, ends, 0, false, Callers.ONE);
    }

    private long begin(int message) {
        return index.epochNanos(store.firstPacket(message));
    }

    private long end(int message) {
        return index.epochNanos(store.lastPacket(message));
    }

    @Override
    public void assignLate(int message) {
        switch (store.summary(message).kind()) {
            case REQUEST -> current.put(store.stream(message), store.call(message));
            case RESPONSE -> store.call(message, store.partner(message) == NONE ? current(message)
                    : store.call(store.partner(message)));
            case FRAGMENT, HANDSHAKE, CONTROL, UNKNOWN -> store.call(message, current(message));
        }
    }

    private int current(int message) {
        return current.getOrDefault(store.stream(message), NONE);
    }
}
