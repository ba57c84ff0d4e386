// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.timing.Phase;

/**
 * The measured calls of one fork, or of several, as the servant recorded them. Immutable.
 *
 * @param served  how long they were with the servant
 * @param outside how much longer the client waited for each of them; no calls unless one caller made them and none failed
 */
public record ServedTimes(Histogram served, Histogram outside) {
    /** Nothing was recorded. */
    public static final ServedTimes NONE = new ServedTimes(Histogram.EMPTY, Histogram.EMPTY);
    /** So many calls are compared at a time. */
    private static final int SOME = 1 << 14;

    /** The calls of several forks. */
    public static ServedTimes merged(List<ServedTimes> forks) {
        return new ServedTimes(Histogram.merged(forks.stream().map(ServedTimes::served).toList()),
                Histogram.merged(forks.stream().map(ServedTimes::outside).toList()));
    }

    /**
     * Reads both journals of a fork that has ended. The calls of one caller follow each other, so the first that the servant
     * recorded is the first of the client, and so on.
     *
     * @param inTurn whether one caller made the calls and waited for each answer
     * @throws IOException when one of them cannot be read
     */
    public static ServedTimes read(Path server, Path client, boolean inTurn) throws IOException {
        try (JournalReader servers = JournalReader.open(server); JournalReader clients = JournalReader.open(client)) {
            PhaseCalls served = new PhaseCalls();
            Steady there = new Steady(servers, served);
            PhaseCalls outside = new PhaseCalls();
            if (inTurn) {
                Steady here = new Steady(clients, new PhaseCalls());
                if (here.count == there.count && !here.failures) {
                    compare(here, there, outside);
                }
            }
            return new ServedTimes(served.histogram(), outside.histogram());
        }
    }

    private static void compare(Steady here, Steady there, PhaseCalls outside) throws IOException {
        for (long done = 0; done < here.count; done += SOME) {
            long[] inside = there.nanos(done);
            long[] all = here.nanos(done);
            for (int i = 0; i < Math.min(SOME, here.count - done); i++) {
                // Both clocks step; a call that the servant answers within a step may seem to take longer there.
                outside.add(Math.max(0, all[i] - inside[i]));
            }
        }
    }

    /** The measured calls of one journal. */
    private static final class Steady {
        private final MergedCalls calls;
        private long first;
        private long count;
        private boolean failures;

        Steady(JournalReader journal, PhaseCalls times) throws IOException {
            calls = new MergedCalls(journal);
            calls.takeNew((number, block, call) -> {
                if (block.phase() == Phase.STEADY) {
                    first = count++ == 0 ? number : first;
                    failures |= call.outcome().error();
                    times.add(call.nanos());
                }
            });
        }

        /** The durations of some calls. @param from how many measured calls come before them */
        long[] nanos(long from) throws IOException {
            long[] nanos = new long[SOME];
            calls.take(first + from, first + Math.min(count, from + SOME), (number, block, call) ->
                    nanos[(int) (number - first - from)] = call.nanos());
            return nanos;
        }
    }
}
