// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/**
 * How many fresh pairs of server and client measure each provider and operation. Where both numbers differ, forks are added until
 * the ratios of the run are decided.
 *
 * @param least 1 to {@code most}
 * @param most  up to {@value #MOST}
 */
public record Forks(int least, int most) {
    /** The greatest number of forks. */
    public static final int MOST = 1000;

    /** @throws IllegalArgumentException when a number is out of its range */
    public Forks {
        if (least < 1 || most < least || most > MOST) {
            throw new IllegalArgumentException(least == most ? Texts.of(Forks.class).text("range", "forks", 1, MOST, least)
                    : Texts.of(Forks.class).text("forks.range", MOST, least, most));
        }
    }

    /** A number that is known before the run. */
    public static Forks fixed(int forks) {
        return new Forks(forks, forks);
    }

    /** Whether the number is known before the run. */
    public boolean isFixed() {
        return least == most;
    }
}
