// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds which connection of the journal each TCP connection of a capture is, where each caller has its own. An exchange fits a
 * connection when it lies within a call there that no other exchange has. A TCP connection is the one that most of its
 * exchanges fit, if there is only one such; the clearest are decided first, since each takes its calls. One connection of the
 * journal may be several of TCP one after the other, when a middleware connects again. For one thread.
 */
final class OwnConnections {
    private static final int MOST_ROUNDS = 8;

    private final Exchanges exchanges;
    private final CapturedCalls calls;
    private final ConnectionCalls known;
    private final BitSet taken = new BitSet();
    private final Map<Integer, Integer> connections = new HashMap<>();

    /** How well one TCP connection fits: the best connection of the journal, and how many more misfits the second has. */
    private record Choice(int stream, int[] exchanges, int connection, int misfits, int lead) {
        boolean clear() {
            return lead > 0 && 2 * misfits <= exchanges.length;
        }
    }

    OwnConnections(Exchanges exchanges, CapturedCalls calls, ConnectionCalls known) {
        this.exchanges = exchanges;
        this.calls = calls;
        this.known = known;
    }

    /**
     * Returns the connections of the journal by the number of the TCP connection; without those that are not clear.
     *
     * @param of the exchanges of each TCP connection
     */
    Map<Integer, Integer> find(Map<Integer, int[]> of) {
        Map<Integer, int[]> open = new TreeMap<>(of);
        boolean progress = true;
        for (int round = 0; round < MOST_ROUNDS && progress; round++) {
            List<Choice> choices = new ArrayList<>();
            open.forEach((stream, all) -> choices.add(choose(stream, all)));
            choices.sort(Comparator.comparing((Choice choice) -> choice.lead).reversed());
            progress = false;
            for (Choice before : choices) {
                Choice now = choose(before.stream, before.exchanges);
                if (now.clear()) {
                    take(now);
                    open.remove(now.stream);
                    progress = true;
                }
            }
        }
        return connections;
    }

    private Choice choose(int stream, int[] of) {
        int best = -1;
        int least = of.length + 1;
        int second = of.length + 1;
        for (int connection = 0; connection < known.connections(); connection++) {
            int misfits = misfits(connection, of, second);
            if (misfits < least) {
                second = least;
                least = misfits;
                best = connection;
            } else {
                second = Math.min(second, misfits);
            }
        }
        return new Choice(stream, of, best, least, second - least);
    }

    /** Returns how many exchanges do not fit; {@code most} when they are that many or more. */
    private int misfits(int connection, int[] of, int most) {
        int misfits = 0;
        int before = -1;
        for (int i = 0; i < of.length && misfits < most; i++) {
            int call = fitting(connection, of[i], before);
            misfits += call < 0 ? 1 : 0;
            before = call < 0 ? before : call;
        }
        return misfits;
    }

    private void take(Choice choice) {
        connections.put(choice.stream, choice.connection);
        int before = -1;
        for (int exchange : choice.exchanges) {
            int call = fitting(choice.connection, exchange, before);
            if (call >= 0) {
                taken.set(call);
                before = call;
            }
        }
    }

    /** Returns the free call after another one within which an exchange lies; -1 when there is none. */
    private int fitting(int connection, int exchange, int after) {
        long error = calls.errorNanos();
        long begin = exchanges.begin(exchange);
        for (long moment : new long[] {begin, begin + error, begin - error}) {
            int call = known.at(connection, moment);
            if (call > after && !taken.get(call) && exchanges.end(exchange) <= calls.endEpochNanos(call) + error) {
                return call;
            }
        }
        return -1;
    }
}
