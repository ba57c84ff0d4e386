// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * Matches responses to their requests. It uses the request id or, where the protocol has none, their order in the
 * connection. Requests with the same id are those of a stream, and are answered in their order.
 */
final class ResponseMatcher {
    /** How many requests of a connection may wait for a response; when there are more, the oldest gets none. */
    private static final int MOST_WAITING = 10_000;

    private record Key(Side side, long requestId) {
    }

    /** The requests with one id that were not answered yet, and the one that was answered last. */
    private static final class Stream {
        private final Deque<Integer> waiting = new ArrayDeque<>();
        private Integer answered;

        /** A later response may answer the same request, unless another one waits. */
        Integer answer() {
            answered = waiting.isEmpty() ? answered : waiting.poll();
            return answered;
        }
    }

    /** The requests of a connection that wait for a response. */
    private static final class Connection {
        private final Map<Key, Stream> byId = new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Stream> eldest) {
                return size() > MOST_WAITING;
            }
        };
        private final Map<Side, Deque<Integer>> inOrder = new EnumMap<>(Side.class);

        void request(Side side, long id, int message) {
            if (id != Message.NO_ID) {
                Stream known = byId.remove(new Key(side, id));
                Stream stream = known == null ? new Stream() : known;
                byId.put(new Key(side, id), stream);
                add(stream.waiting, message);
            } else {
                add(inOrder.computeIfAbsent(side, first -> new ArrayDeque<>()), message);
            }
        }

        private static void add(Deque<Integer> waiting, int message) {
            waiting.add(message);
            if (waiting.size() > MOST_WAITING) {
                waiting.poll();
            }
        }

        Integer answered(Side by, long id) {
            if (id != Message.NO_ID) {
                Stream stream = byId.get(new Key(by.other(), id));
                return stream == null ? null : stream.answer();
            }
            Deque<Integer> waiting = inOrder.get(by.other());
            return waiting == null ? null : waiting.poll();
        }
    }

    private ResponseMatcher() {
    }

    /** Sets the partner of each request and response in the store. */
    static void match(MessageStore store) {
        Map<Integer, Connection> connections = new HashMap<>();
        for (int message = 0; message < store.size(); message++) {
            MessageSummary summary = store.summary(message);
            if (summary.kind() == MessageKind.REQUEST) {
                connections.computeIfAbsent(store.stream(message), stream -> new Connection())
                        .request(summary.side(), store.requestId(message), message);
            } else if (summary.kind() == MessageKind.RESPONSE) {
                Connection connection = connections.get(store.stream(message));
                Integer request = connection == null ? null
                        : connection.answered(summary.side(), store.requestId(message));
                if (request != null) {
                    pair(store, request, message);
                }
            }
        }
    }

    private static void pair(MessageStore store, int request, int response) {
        store.partner(response, request);
        if (store.partner(request) == MessageStore.NONE) {
            store.partner(request, response);
        }
    }
}
