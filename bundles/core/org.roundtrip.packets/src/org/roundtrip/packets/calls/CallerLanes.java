// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the calls of requests where each caller has a lane of its own. A lane is a connection, or a stream of requests
 * and responses on a shared connection. A lane carries the requests of its caller in the order of the calls, in
 * whichever order they are answered, so the k-th request is the caller's k-th call. Whose a lane is, the times tell: its
 * exchanges lie within the caller's calls, but for {@value #MOST_MISFITS} in a hundred at most, and its requests are
 * sent soonest after the calls' beginnings. The clearest lanes are decided first. For one thread.
 */
final class CallerLanes {
    private static final int MOST_MISFITS = 5;

    private final Exchanges exchanges;
    private final CapturedCalls calls;
    private final Map<Integer, int[]> ofCaller;

    /** How well a lane fits the best of the remaining callers. It is by how many nanoseconds better than the second. */
    private record Choice(Lane lane, int caller, long lead) {
    }

    /** The exchanges of a lane, and from call to request the nanoseconds of all, by each caller that it fits. */
    private record Lane(int[] exchanges, Map<Integer, Long> delays) {
        Optional<Choice> choose(Set<Integer> taken) {
            List<Integer> best = delays.keySet().stream().filter(caller -> !taken.contains(caller))
                    .sorted(Comparator.comparing(delays::get)).limit(2).toList();
            return best.isEmpty() ? Optional.empty() : Optional.of(new Choice(this, best.getFirst(),
                    best.size() == 1 ? Long.MAX_VALUE : delays.get(best.getLast()) - delays.get(best.getFirst())));
        }
    }

    CallerLanes(Exchanges exchanges, CapturedCalls calls) {
        this.exchanges = exchanges;
        this.calls = calls;
        ofCaller = IntStream.range(0, calls.size()).boxed()
                .collect(Collectors.groupingBy(calls.callers()::of, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(),
                        list -> list.stream().mapToInt(Integer::intValue).toArray())));
    }

    /**
     * Returns the call of each exchange, if every caller has one lane with its number of calls. It is empty otherwise.
     *
     * @param lanes the exchanges of each lane in their order
     */
    Optional<int[]> find(Collection<int[]> lanes) {
        if (lanes.size() != ofCaller.size() || exchanges.size() != calls.size()) {
            return Optional.empty();
        }
        List<Lane> open = lanes.stream().map(lane -> new Lane(lane, delays(lane))).collect(Collectors.toCollection(ArrayList::new));
        Set<Integer> taken = new HashSet<>();
        int[] callOf = new int[exchanges.size()];
        while (!open.isEmpty()) {
            Optional<Choice> clearest = open.stream().flatMap(lane -> lane.choose(taken).stream())
                    .max(Comparator.comparingLong(Choice::lead));
            if (clearest.isEmpty()) {
                return Optional.empty();
            }
            Choice choice = clearest.get();
            int[] made = ofCaller.get(choice.caller);
            IntStream.range(0, made.length).forEach(i -> callOf[choice.lane.exchanges[i]] = made[i]);
            open.remove(choice.lane);
            taken.add(choice.caller);
        }
        return Optional.of(callOf);
    }

    private Map<Integer, Long> delays(int[] lane) {
        Map<Integer, Long> delays = new TreeMap<>();
        ofCaller.forEach((caller, made) -> {
            if (made.length == lane.length && (ofCaller.size() == 1 || fits(lane, made))) {
                delays.put(caller, IntStream.range(0, lane.length)
                        .mapToLong(i -> Math.max(0, exchanges.begin(lane[i]) - calls.startEpochNanos(made[i]))).sum());
            }
        });
        return delays;
    }

    private boolean fits(int[] lane, int[] made) {
        int misfits = 0;
        for (int i = 0; i < lane.length && misfits * 100 <= MOST_MISFITS * lane.length; i++) {
            misfits += exchanges.fits(lane[i], made[i], calls) ? 0 : 1;
        }
        return misfits * 100 <= MOST_MISFITS * lane.length;
    }
}
