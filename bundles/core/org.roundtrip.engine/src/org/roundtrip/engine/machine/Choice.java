// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Chooses the way of placing threads from what was tried. */
final class Choice {
    /** Rounds of a way that can be trusted differ by less. */
    static final double STEADY = 1.10;
    /** Ways whose medians differ by less are equal. */
    private static final double EQUAL = 1.05;

    private Choice() {
    }

    /**
     * Returns the fastest of those ways whose rounds agree. {@link Way#FREE} is chosen when it is equal to that one, or when the
     * rounds of no way agree; {@link Way#ONE} when {@link Way#ALL} is the fastest and equal to it, since compilers then do not wait.
     *
     * @param rounds the medians of the rounds by way
     */
    static Way of(Map<Way, List<Double>> rounds) {
        Map<Way, Double> steady = new EnumMap<>(Way.class);
        rounds.forEach((way, medians) -> {
            if (!medians.isEmpty() && most(medians) < STEADY * least(medians)) {
                steady.put(way, median(medians));
            }
        });
        if (steady.isEmpty()) {
            return Way.FREE;
        }
        Way fastest = steady.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
        double limit = EQUAL * steady.get(fastest);
        if (steady.getOrDefault(Way.FREE, Double.MAX_VALUE) <= limit) {
            return Way.FREE;
        }
        return fastest == Way.ALL && steady.getOrDefault(Way.ONE, Double.MAX_VALUE) <= limit ? Way.ONE : fastest;
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
