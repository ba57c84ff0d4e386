// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.io.IOException;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Phase;

/** The measured calls of a journal that is complete: when each began and how long it took. Not safe for several threads. */
final class SteadySpans {
    /** So many calls are in memory at a time. */
    private static final int SOME = 1 << 14;

    private final MergedCalls calls;
    private final PhaseCalls times = new PhaseCalls();
    private long first;
    private long count;
    private boolean failures;

    /** @param journal stays open while the calls are used */
    SteadySpans(JournalReader journal) throws IOException {
        calls = new MergedCalls(journal);
        calls.takeNew((number, block, call) -> {
            if (block.phase() == Phase.STEADY) {
                first = count++ == 0 ? number : first;
                failures |= call.outcome().error();
                times.add(call.nanos());
            }
        });
    }

    /** Takes a call as both of its journals have it, in nanoseconds, each by the clock of its journal. */
    interface Pairs {
        /** @param begun when the client began the call @param arrived when it came to the servant */
        void accept(long begun, long nanos, long arrived, long servedNanos);
    }

    /** How many there are. */
    long count() {
        return count;
    }

    /** Whether one of them ended with an error. */
    boolean failures() {
        return failures;
    }

    /** How long they took. */
    Histogram times() {
        return times.histogram();
    }

    /** Passes on the calls of two equally long journals. The first of both come together, then the second, and so on. */
    static void together(SteadySpans here, SteadySpans there, Pairs pairs) throws IOException {
        for (long done = 0; done < here.count; done += SOME) {
            Some client = here.some(done);
            Some server = there.some(done);
            for (int i = 0; i < Math.min(SOME, here.count - done); i++) {
                pairs.accept(client.starts[i], client.nanos[i], server.starts[i], server.nanos[i]);
            }
        }
    }

    private record Some(long[] starts, long[] nanos) {
    }

    /** @param from how many measured calls come before them */
    private Some some(long from) throws IOException {
        Some some = new Some(new long[SOME], new long[SOME]);
        calls.take(first + from, first + Math.min(count, from + SOME), (number, block, call) -> {
            int at = (int) (number - first - from);
            some.starts[at] = call.startNanos();
            some.nanos[at] = call.nanos();
        });
        return some;
    }
}
