// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.OptionalLong;
import org.roundtrip.files.journal.JournalReader;

/**
 * Whether two journals have the same clock. The monotonic clock of a machine counts from its start, for all of its processes
 * alike, containers included. So both journals have the same one when their headers relate it to the wall clock alike; two
 * machines that started within a millisecond of each other are not to be expected.
 */
final class SharedClock {
    /** The wall clock may be corrected by so much between the beginnings of two processes of a fork. */
    private static final long MOST_CORRECTED_NANOS = 1_000_000;

    private SharedClock() {
    }

    /**
     * Returns by how much moments of both journals may be off against each other, in nanoseconds. It is what both
     * headers may be wrong by, and the difference between them. Empty when the clocks are different ones.
     */
    static OptionalLong bound(JournalReader one, JournalReader other) {
        return one.clock().flatMap(here -> other.clock().map(there -> bound(here, there))).orElse(OptionalLong.empty());
    }

    private static OptionalLong bound(JournalReader.Clock here, JournalReader.Clock there) {
        // Of numbers from a file any may be as large as it likes; where a difference overflows, the clocks do not fit either.
        long apart = here.epochNanos() - here.monotonicNanos() - (there.epochNanos() - there.monotonicNanos());
        return small(Math.abs(apart)) && small(here.errorNanos()) && small(there.errorNanos())
                ? OptionalLong.of(Math.abs(apart) + here.errorNanos() + there.errorNanos()) : OptionalLong.empty();
    }

    private static boolean small(long nanos) {
        return nanos >= 0 && nanos <= MOST_CORRECTED_NANOS;
    }
}
