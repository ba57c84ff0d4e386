// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

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
 * Puts responses to their requests, and what continues a message to that message: by the request id, or, where the
 * protocol has none, by their order in the connection. For one thread.
 */
final class Partners {
    /** So many requests of a connection may wait for an answer; with more, the oldest gets none. */
    private static final int MOST_WAITING = 10_000;

    private record Key(Side side, long requestId) {
    }

    /** What a connection's next messages may belong to. */
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

        /** A request may be answered more than once where it has an id. */
        Integer answered(Side by, long id) {
            Deque<Integer> waiting = inOrder.get(by.other());
            return id != Message.NO_ID ? byId.get(new Key(by.other(), id)) : waiting == null ? null : waiting.poll();
        }
    }

    private Partners() {
    }

    static void find(MessageStore store) {
        Map<Integer, Connection> connections = new HashMap<>();
        for (int message = 0; message < store.size(); message++) {
            Headline headline = store.headline(message);
            if (headline.kind() == MessageKind.REQUEST) {
                connections.computeIfAbsent(store.stream(message), stream -> new Connection())
                        .request(headline.side(), store.requestId(message), message);
            } else if (headline.kind() == MessageKind.RESPONSE) {
                Connection connection = connections.get(store.stream(message));
                Integer request = connection == null ? null
                        : connection.answered(headline.side(), store.requestId(message));
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
