// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/**
 * One value that a sweep takes. Steps of one sweep are in the order of their values.
 *
 * @param sweep what it belongs to
 * @param value one of {@link Sweep#over}
 */
public record Step(Sweep sweep, int value) implements Comparable<Step> {
    @Override
    public int compareTo(Step other) {
        return Integer.compare(value, other.value);
    }

    /** A few words for people, such as "4 callers" or "1000/s". */
    public String label() {
        return Texts.of(Step.class).text("step." + sweep.kind(), value);
    }
}
