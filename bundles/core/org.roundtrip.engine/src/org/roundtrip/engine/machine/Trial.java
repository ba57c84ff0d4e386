// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.place.Placing;

/**
 * Tries ways of placing threads with one pair of processes, which is placed anew while it runs. Each round has every way once, so that
 * what changes on the machine meanwhile meets all of them.
 */
final class Trial {
    private static final int ROUNDS = 3;
    private static final long WARM_UP = TimeUnit.MILLISECONDS.toNanos(800);
    /** What all rounds take together. */
    private static final long LENGTH = TimeUnit.MILLISECONDS.toNanos(4500);
    private static final long LONGEST = TimeUnit.MILLISECONDS.toNanos(400);

    private Trial() {
    }

    /**
     * Tries.
     *
     * @param parent gets a folder for the logs of both processes, until they end
     * @param bytes  how many a call carries each way
     * @return the medians of the rounds in microseconds, by way
     * @throws ForkException with one sentence, when the processes failed
     */
    static Map<Way, List<Double>> of(Topology topology, Map<Way, Placing> placings, Path parent, int bytes)
            throws ForkException, IOException, InterruptedException {
        List<Way> ways = List.copyOf(placings.keySet());
        long window = Math.min(LONGEST, LENGTH / ROUNDS / ways.size());
        Map<Way, List<Double>> rounds = new EnumMap<>(Way.class);
        try (FloorPair pair = FloorPair.start(parent)) {
            pair.calls(WARM_UP, bytes);
            for (int i = 0; i < ROUNDS * ways.size(); i++) {
                // Another way is the first of each round.
                Way way = ways.get((i + i / ways.size()) % ways.size());
                pair.place(placings.get(way), topology.allowed());
                rounds.computeIfAbsent(way, first -> new ArrayList<>()).add(pair.calls(window, bytes));
            }
        }
        return rounds;
    }
}
