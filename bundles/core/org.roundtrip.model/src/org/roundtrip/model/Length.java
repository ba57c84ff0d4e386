// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/**
 * The length of a text, a byte string or a sequence. It is {@code min} when both bounds are equal, otherwise drawn with
 * equal probability from the range for every value.
 *
 * @param min smallest length, at least 0, in characters, bytes or elements
 * @param max largest length, at least {@code min}
 */
public record Length(int min, int max) {

    /** @throws IllegalArgumentException when a bound is negative or the bounds are the wrong way round */
    public Length {
        if (min < 0 || max < min) {
            throw new IllegalArgumentException(Texts.of(Length.class).text("length.range", min, max));
        }
    }

    /** A length that never varies. */
    public static Length of(int length) {
        return new Length(length, length);
    }

    /** Whether every value has the same length. */
    public boolean fixed() {
        return min == max;
    }

    @Override
    public String toString() {
        return fixed() ? Integer.toString(min) : min + ".." + max;
    }
}
