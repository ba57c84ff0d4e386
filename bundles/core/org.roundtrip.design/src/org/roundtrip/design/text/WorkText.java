// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.Arrays;
import java.util.Optional;
import org.roundtrip.model.load.Work;

/** A servant's work as people write it: the time for a call in microseconds, and its stalls as {@code 20000, 2000}. */
final class WorkText {
    private WorkText() {
    }

    /** The microseconds for a call; empty when there are none. */
    static String time(Work work) {
        return work.micros() == 0 ? "" : String.valueOf(work.micros());
    }

    /** At each so manieth call a stall of so many milliseconds; empty when there are none. */
    static String stalls(Work work) {
        return work.stallEvery() == 0 ? "" : work.stallEvery() + ", " + work.stallMillis();
    }

    /** Returns the same work with another time for a call; empty when the text gives none in range. */
    static Optional<Work> withTime(Work work, String text) {
        try {
            return Optional.of(new Work(text.isBlank() ? 0 : Long.parseLong(text.strip()), work.stallEvery(), work.stallMillis()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Returns the same work with other stalls; empty when the text gives none in range. */
    static Optional<Work> withStalls(Work work, String text) {
        if (text.isBlank()) {
            return Optional.of(new Work(work.micros(), 0, 0));
        }
        try {
            long[] numbers = Arrays.stream(text.strip().split("\\s*,\\s*", -1)).mapToLong(Long::parseLong).toArray();
            return numbers.length != 2 || numbers[0] == 0 ? Optional.empty()
                    : Optional.of(new Work(work.micros(), numbers[0], numbers[1]));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
