// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.packets.decode.MessageStore;

/**
 * Finds the calls of requests where calls overlap, so that the time of a request alone does not tell. Where
 * each caller has a connection of its own and waits for answers, {@link OwnConnections} finds whose a TCP connection is, and its
 * requests go to the caller's calls by time. Where callers do not wait, or share a connection on which each has a stream,
 * {@link CallerLanes} finds whose each lane is, and its requests are in the order of the caller's calls. All other requests go to
 * the calls that are left, see {@link CallMatching}. For one thread.
 */
final class OverlappingCalls {
    private static final int NONE = MessageStore.NONE;

    private final Exchanges exchanges;
    private final CapturedCalls calls;
    private final ConnectionCalls known;
    private final Map<Integer, int[]> ofStream;
    private final Map<Integer, Integer> connections;
    private final int[] callOf;
    private final long byTime;

    /** @param free the calls without a request; those found here are taken */
    OverlappingCalls(Exchanges exchanges, CapturedCalls calls, UnrequestedCalls free) {
        this.exchanges = exchanges;
        this.calls = calls;
        known = new ConnectionCalls(calls);
        ofStream = exchanges.byStream();
        Optional<int[]> inLanes = known.own() ? Optional.empty() : new CallerLanes(exchanges, calls).find(exchanges.lanes());
        if (inLanes.isPresent()) {
            connections = Map.of();
            callOf = Arrays.stream(inLanes.get()).peek(free::take).toArray();
            byTime = 0;
            return;
        }
        connections = known.own() ? new OwnConnections(exchanges, calls, known).find(ofStream) : Map.of();
        int[] own = new int[exchanges.size()];
        Arrays.fill(own, NONE);
        connections.forEach((stream, connection) -> {
            for (int exchange : ofStream.get(stream)) {
                own[exchange] = free.takeAt(exchanges.begin(exchange), time -> known.at(connection, time));
            }
        });
        Map<Integer, int[]> shared = exchanges.byStream();
        shared.keySet().removeAll(connections.keySet());
        CallMatching matching = new CallMatching(exchanges, calls, free);
        callOf = matching.match(shared);
        byTime = matching.onShared();
        for (int exchange = 0; exchange < own.length; exchange++) {
            callOf[exchange] = own[exchange] == NONE ? callOf[exchange] : own[exchange];
        }
    }

    /** See {@link CallAssignment#requestsByTime}. */
    long byTime() {
        return byTime;
    }

    /** Returns the call of a request; {@link MessageStore#NONE} when there is none or the request came too late. */
    int ofRequest(int message) {
        int exchange = exchanges.of(message);
        return exchange < 0 ? NONE : callOf[exchange];
    }

    /**
     * Returns the call of something else that a connection carried at a moment. It is that of the next request there
     * when it was under way already, or that of the last one when it still was, or else any call under way.
     */
    int at(int stream, long epochNanos) {
        Integer connection = connections.get(stream);
        if (connection != null) {
            return known.at(connection, epochNanos);
        }
        int[] of = ofStream.getOrDefault(stream, new int[0]);
        int next = exchanges.firstFrom(of, epochNanos);
        for (int near : new int[] {next, next - 1}) {
            int call = near >= 0 && near < of.length ? callOf[of[near]] : NONE;
            if (call != NONE && calls.startEpochNanos(call) <= epochNanos && epochNanos < calls.endEpochNanos(call)) {
                return call;
            }
        }
        return calls.at(epochNanos);
    }
}
