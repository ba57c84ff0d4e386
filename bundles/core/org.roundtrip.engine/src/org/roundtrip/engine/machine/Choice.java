// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Chooses the way of placing threads from what was tried. */
final class Choice {
    /** A way is faster when its rounds take less than this share. */
    private static final double FASTER = 0.95;

    private Choice() {
    }

    /**
     * Returns the first way of those that bind threads, unless another one was faster in every round. Of several such it is the one with the
     * lowest median. {@link Way#FREE} is therefore chosen only when it is always faster: left alone, a pair of processes that was
     * together on one processor in a short trial may be apart later, where a call takes ten times as long.
     *
     * @param rounds the medians of the rounds by way, as many for each, made in turn
     */
    static Way of(Map<Way, List<Double>> rounds) {
        Way usual = rounds.keySet().stream().filter(way -> way != Way.FREE).min(Comparator.naturalOrder()).orElse(Way.FREE);
        return rounds.keySet().stream().filter(way -> faster(rounds.get(way), rounds.get(usual))).min(Comparator.comparing(way -> median(rounds.get(way))))
                .orElse(usual);
    }

    private static boolean faster(List<Double> rounds, List<Double> others) {
        return IntStream.range(0, rounds.size()).allMatch(round -> rounds.get(round) < FASTER * others.get(round));
    }

    /** The middle one. */
    static double median(List<Double> values) {
        return values.stream().sorted().skip((values.size() - 1) / 2).findFirst().orElseThrow();
    }

    static double most(List<Double> values) {
        return values.stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    static double least(List<Double> values) {
        return values.stream().min(Comparator.naturalOrder()).orElseThrow();
    }
}
