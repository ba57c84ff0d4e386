// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * The results of one input, as a set of hashes: kinds of messages, names of fields, problems. An input with a new result
 * took another path through the code, so it is mutated further.
 */
final class Outcome {
    private static final int MOST = 4096;

    private final Set<Integer> seen = new HashSet<>();

    /** Adds a result. Digits are ignored, because they are offsets and lengths. */
    void see(String where, Object what) {
        if (seen.size() < MOST) {
            seen.add(31 * where.hashCode() + String.valueOf(what).replaceAll("[0-9]+", "#").hashCode());
        }
    }

    /** Adds a count, roughly. */
    void count(String what, long number) {
        see(what, Character.valueOf((char) ('a' + Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, number)))));
    }

    Collection<Integer> all() {
        return seen;
    }
}
