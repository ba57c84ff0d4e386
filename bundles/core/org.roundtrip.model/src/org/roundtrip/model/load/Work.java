// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.load;

import org.roundtrip.model.text.Texts;

/**
 * The time that a servant spends on a call beside middleware and behaviour, and how often it stalls. So queues can be
 * shown: without work most middlewares answer faster than anybody asks.
 *
 * @param micros      microseconds for each call, 0 to {@value #MOST_MICROS}; calls of different threads pass at the same time
 * @param stallEvery  at each so manieth call the servant stalls, and every call waits meanwhile; 0 for never
 * @param stallMillis how long it stalls, in milliseconds, 0 to {@value #MOST_STALL_MILLIS}; 0 exactly when it never does
 */
public record Work(long micros, long stallEvery, long stallMillis) {
    /** A servant that answers as soon as it can. */
    public static final Work NONE = new Work(0, 0, 0);
    /** The longest time for a call, in microseconds. */
    public static final long MOST_MICROS = 60_000_000;
    /** The longest stall, in milliseconds. */
    public static final long MOST_STALL_MILLIS = 600_000;
    /** The rarest stall. */
    public static final long MOST_STALL_EVERY = 1_000_000_000;

    /** @throws IllegalArgumentException when a number is out of its range, or only one of the two for stalls is given */
    public Work {
        require(micros, MOST_MICROS, "micros");
        require(stallEvery, MOST_STALL_EVERY, "stallEvery");
        require(stallMillis, MOST_STALL_MILLIS, "stallMillis");
        if (stallEvery == 0 != (stallMillis == 0)) {
            throw new IllegalArgumentException(Texts.of(Work.class).text("work.stall"));
        }
    }

    private static void require(long value, long most, String name) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(Texts.of(Work.class).text("range", name, 0, most, value));
        }
    }
}
