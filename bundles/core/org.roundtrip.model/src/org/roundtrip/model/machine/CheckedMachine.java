// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.machine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a check of the machine found before a run, as the run records it among its facts. Immutable.
 *
 * @param state              {@code good}, {@code fair} or {@code busy}
 * @param others             the share of the processors that others used meanwhile, 0 to 1; empty when not known
 * @param floorMicros        the least that a call took, in microseconds; empty when nothing could be tried
 * @param floorSpread        how much that differed, as a standard deviation divided by the median; empty with {@code floorMicros}
 * @param smallestDifference the smallest difference of two times that can be decided, as a share; empty with {@code floorMicros}
 */
public record CheckedMachine(String state, Optional<Double> others, Optional<Double> floorMicros, Optional<Double> floorSpread,
        Optional<Double> smallestDifference) {
    /** The share of all processors' time from which on others disturb, before a run and during it. */
    public static final double BUSY = 0.15;
    /** The same of the host, which gives the time to other virtual machines. */
    public static final double STOLEN = 0.02;
    private static final Set<String> STATES = Set.of("good", "fair", "busy");
    private static final String STATE = "machine.state";
    private static final String OTHERS = "machine.others";
    private static final String FLOOR = "machine.floorMicros";
    private static final String SPREAD = "machine.floorSpread";
    private static final String DIFFERENCE = "machine.smallestDifference";
    private static final double DIGITS = 1e4;

    /** Reads it from the facts of a run; empty when its machine was not checked. Numbers that cannot be read are empty. */
    public static Optional<CheckedMachine> of(Map<String, String> facts) {
        return Optional.ofNullable(facts.get(STATE)).filter(STATES::contains).map(state -> new CheckedMachine(state, number(facts, OTHERS), number(facts, FLOOR),
                number(facts, SPREAD), number(facts, DIFFERENCE)));
    }

    /** Returns it as facts of a run. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>(Map.of(STATE, state));
        put(facts, OTHERS, others);
        put(facts, FLOOR, floorMicros);
        put(facts, SPREAD, floorSpread);
        put(facts, DIFFERENCE, smallestDifference);
        return facts;
    }

    private static void put(Map<String, String> facts, String name, Optional<Double> value) {
        value.ifPresent(number -> facts.put(name, String.valueOf(Math.round(number * DIGITS) / DIGITS)));
    }

    private static Optional<Double> number(Map<String, String> facts, String name) {
        try {
            return Optional.ofNullable(facts.get(name)).map(Double::valueOf);
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }
}
