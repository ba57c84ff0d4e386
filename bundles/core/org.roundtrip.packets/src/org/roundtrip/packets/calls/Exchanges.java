// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageStore;

/**
 * The requests of a capture in the order of their first packets. Each has the time up to the last packet of its
 * responses. A request without a response lasts as long as its own packets. For one thread.
 */
final class Exchanges {
    private final MessageStore store;
    private final int[] requests;
    /** One more than the exchange of each message, 0 for those that are no request. */
    private final int[] exchangeOf;
    private final long[] begins;
    private final long[] ends;

    /** @param wanted which requests to take; those without a packet or without a time are left out */
    Exchanges(MessageStore store, PacketIndex index, IntPredicate wanted) {
        this.store = store;
        requests = IntStream.range(0, store.size()).filter(message -> store.summary(message).kind() == MessageKind.REQUEST
                && store.firstPacket(message) != MessageStore.NONE && wanted.test(message)
                && index.epochNanos(store.firstPacket(message)) != Packet.NO_TIME).boxed()
                .sorted(Comparator.<Integer>comparingLong(message -> index.epochNanos(store.firstPacket(message)))
                        .thenComparing(store::firstPacket).thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue).toArray();
        exchangeOf = new int[store.size()];
        IntStream.range(0, requests.length).forEach(exchange -> exchangeOf[requests[exchange]] = exchange + 1);
        begins = Arrays.stream(requests).mapToLong(message -> index.epochNanos(store.firstPacket(message))).toArray();
        long[] answered = new long[store.size()];
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != MessageStore.NONE) {
                int request = store.summary(message).kind() == MessageKind.RESPONSE ? store.partner(message) : message;
                if (request != MessageStore.NONE) {
                    answered[request] = Math.max(answered[request], index.epochNanos(store.lastPacket(message)));
                }
            }
        }
        ends = Arrays.stream(requests).mapToLong(message -> answered[message]).toArray();
    }

    /** Returns how many exchanges there are. */
    int size() {
        return requests.length;
    }

    /** Returns the exchange of a request, or a negative number. */
    int of(int message) {
        return exchangeOf[message] - 1;
    }

    /** Returns the exchanges of each connection in their order. */
    Map<Integer, int[]> byStream() {
        Map<Integer, List<Integer>> lists = IntStream.range(0, size()).boxed()
                .collect(Collectors.groupingBy(this::stream, TreeMap::new, Collectors.toList()));
        Map<Integer, int[]> byStream = new TreeMap<>();
        lists.forEach((stream, list) -> byStream.put(stream, list.stream().mapToInt(Integer::intValue).toArray()));
        return byStream;
    }

    /**
     * Returns the exchanges of each lane in their order. A lane is a request id on a connection where ids come again,
     * which are streams of requests and responses, or any other connection.
     */
    Collection<int[]> lanes() {
        List<int[]> lanes = new ArrayList<>();
        for (int[] all : byStream().values()) {
            Map<Long, List<Integer>> byId = Arrays.stream(all).boxed()
                    .collect(Collectors.groupingBy(exchange -> store.requestId(requests[exchange]), TreeMap::new, Collectors.toList()));
            if (byId.size() < all.length) {
                byId.values().forEach(list -> lanes.add(list.stream().mapToInt(Integer::intValue).toArray()));
            } else {
                lanes.add(all);
            }
        }
        return lanes;
    }

    /** Whether an exchange lies within a call, as exactly as the clocks are known. */
    boolean fits(int exchange, int call, CapturedCalls calls) {
        return calls.startEpochNanos(call) <= begins[exchange] + calls.errorNanos()
                && ends[exchange] <= calls.endEpochNanos(call) + calls.errorNanos();
    }

    /** Returns the place of the first of some exchanges, in their order, that begins at a moment or later. */
    int firstFrom(int[] some, long epochNanos) {
        int low = 0;
        int high = some.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (begins[some[middle]] < epochNanos) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether one of some exchanges begins before an earlier one has ended. @param some in their order */
    boolean overlap(int[] some) {
        long latest = Long.MIN_VALUE;
        for (int exchange : some) {
            if (begins[exchange] < latest) {
                return true;
            }
            latest = Math.max(latest, ends[exchange]);
        }
        return false;
    }

    /** Returns the number of the connection. */
    int stream(int exchange) {
        return store.stream(requests[exchange]);
    }

    /** Returns when the first packet of the request was captured, in nanoseconds since 1970. */
    long begin(int exchange) {
        return begins[exchange];
    }

    /** Returns when the last packet of the responses was captured, in nanoseconds since 1970. */
    long end(int exchange) {
        return ends[exchange];
    }
}
