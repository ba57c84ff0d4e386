// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/** How long a fork calls before its measured calls. */
public sealed interface WarmUp {
    /** No calls at all. */
    WarmUp NONE = new Fixed(Amount.NONE);
    /** Until steady, as a plan has it that says nothing. */
    Steady STANDARD = new Steady(1, 30);

    /**
     * So many calls or so long, as studies have it.
     *
     * @param amount may be {@link Amount#NONE}
     */
    record Fixed(Amount amount) implements WarmUp {
    }

    /**
     * Until the JIT compilers rest and calls become no faster, see {@code org.roundtrip.engine.fork}.
     *
     * @param leastSeconds the fork warms up for so long in any case, 0 to {@code mostSeconds}
     * @param mostSeconds  then it measures, steady or not; more than 0, up to {@value #MOST}
     */
    record Steady(double leastSeconds, double mostSeconds) implements WarmUp {
        /** The longest such warm-up, in seconds. */
        public static final int MOST = 3600;

        /** @throws IllegalArgumentException when a number is out of its range */
        public Steady {
            if (!(leastSeconds >= 0 && leastSeconds <= mostSeconds && mostSeconds > 0 && mostSeconds <= MOST)) {
                throw new IllegalArgumentException(Texts.of(WarmUp.class).text("warmUp.range", MOST, leastSeconds, mostSeconds));
            }
        }
    }

    /** Whether no call is made. */
    default boolean none() {
        return equals(NONE);
    }
}
