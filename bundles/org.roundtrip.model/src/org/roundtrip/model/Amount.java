// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * How many calls to make: a number, a time, or whichever of the two is reached first.
 *
 * @param calls   0 when the number of calls does not matter
 * @param seconds 0 when the time does not matter
 */
public record Amount(long calls, double seconds) {
    /** No calls at all, for a warm-up that is left out. */
    public static final Amount NONE = new Amount(0, 0);

    /** @throws IllegalArgumentException when a number is negative or not finite */
    public Amount {
        if (calls < 0 || !(seconds >= 0) || Double.isInfinite(seconds)) {
            throw new IllegalArgumentException(Texts.of(Amount.class).text("amount.range", calls, seconds));
        }
    }

    /** That many calls, however long they take. */
    public static Amount calls(long calls) {
        return new Amount(calls, 0);
    }

    /** As many calls as fit into the time. */
    public static Amount seconds(double seconds) {
        return new Amount(0, seconds);
    }

    /** Whether there is neither a number nor a time, so no call is made. */
    public boolean none() {
        return calls == 0 && seconds == 0;
    }

    /** This amount, ended after {@code limit} seconds at the latest. */
    public Amount within(double limit) {
        return none() ? this : new Amount(calls, seconds == 0 ? limit : Math.min(seconds, limit));
    }
}
