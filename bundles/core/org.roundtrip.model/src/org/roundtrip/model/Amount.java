// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/**
 * How many calls to make: a number, a time, or both. Of both either the first that is reached ends the calls, or the last.
 *
 * @param calls   0 when the number of calls does not matter
 * @param seconds 0 when the time does not matter
 * @param atLeast whether both must be reached, at least that many calls and at least that time; then neither is 0
 */
public record Amount(long calls, double seconds, boolean atLeast) {
    /** No calls at all, for a warm-up that is left out. */
    public static final Amount NONE = new Amount(0, 0);

    /** @throws IllegalArgumentException when a number is negative or not finite, or when one is missing of two that must be reached */
    public Amount {
        if (calls < 0 || !(seconds >= 0) || Double.isInfinite(seconds)) {
            throw new IllegalArgumentException(Texts.of(Amount.class).text("amount.range", calls, seconds));
        }
        if (atLeast && (calls == 0 || seconds == 0)) {
            throw new IllegalArgumentException(Texts.of(Amount.class).text("amount.atLeast"));
        }
    }

    /** So many calls or so many seconds, whichever is reached first. */
    public Amount(long calls, double seconds) {
        this(calls, seconds, false);
    }

    /** That many calls, however long they take. */
    public static Amount calls(long calls) {
        return new Amount(calls, 0);
    }

    /** As many calls as fit into the time. */
    public static Amount seconds(double seconds) {
        return new Amount(0, seconds);
    }

    /** At least so many calls, and for at least so many seconds. */
    public static Amount atLeast(long calls, double seconds) {
        return new Amount(calls, seconds, true);
    }

    /** Whether there is neither a number nor a time, so no call is made. */
    public boolean none() {
        return calls == 0 && seconds == 0;
    }

    /** This amount, ended after {@code limit} seconds at the latest, however many calls that is. */
    public Amount within(double limit) {
        return none() ? this : new Amount(calls, seconds == 0 ? limit : Math.min(seconds, limit));
    }
}
