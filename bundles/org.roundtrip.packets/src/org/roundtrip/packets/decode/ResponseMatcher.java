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
 * Matches responses to their requests: by the request id, or, where the protocol has none, by their order in the
 * connection.
 */
final class ResponseMatcher {
    /** How many requests of a connection may wait for a response; when there are more, the oldest gets none. */
    private static final int MOST_WAITING = 10_000;

    private record Key(Side side, long requestId) {
    }

    /** The requests of a connection that wait for a response. */
    private static final class Connection {
        private final Map<Key, Integer> byId = new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Integer> eldest) {
                return size() > MOST_WAITING;
            }
        };
        private final Map<Side, Deque<Integer>> inOrder = new EnumMap<>(Side.class);

        void request(Side side, long id, int message) {
            if (id != Message.NO_ID) {
                byId.remove(new Key(side, id));
                byId.put(new Key(side, id), message);
            } else {
                Deque<Integer> waiting = inOrder.computeIfAbsent(side, first -> new ArrayDeque<>());
                waiting.add(message);
                if (waiting.size() > MOST_WAITING) {
                    waiting.poll();
                }
            }
        }

        /** A request with an id stays, because more than one response may answer it. */
        Integer answered(Side by, long id) {
            Deque<Integer> waiting = inOrder.get(by.other());
            return id != Message.NO_ID ? byId.get(new Key(by.other(), id)) : waiting == null ? null : waiting.poll();
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
