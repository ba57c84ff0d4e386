// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

/**
 * Counts calls for {@link Rates} as they come, in the order of their ends. Where a phase is longer than {@value #MOST} buckets, buckets
 * become twice as long. For one thread at a time.
 */
public final class RateCounts {
    /** More than the pixels of a screen. */
    static final int MOST = 8_192;
    private static final long FIRST_NANOS = 1_000_000;
    private final List<OfPhase> phases = new ArrayList<>();

    /**
     * Adds a call that was to be made at a certain moment.
     *
     * @param intended when it was to be made, from the beginning of the fork's first call
     * @param end      when it ended, from there too
     */
    public void add(Phase phase, long intended, long end, Outcome outcome) {
        if (phases.isEmpty() || phases.getLast().phase != phase) {
            phases.add(new OfPhase(phase, intended));
        }
        phases.getLast().add(intended, end, outcome);
    }

    /** The rates of each phase so far, in order; none of a phase of one call. */
    public List<Rates> rates() {
        return phases.stream().filter(each -> each.calls > 1).map(OfPhase::rates).toList();
    }

    private static final class OfPhase {
        private final Phase phase;
        private final long start;
        private long[] intended = new long[64];
        private long[] answered = new long[64];
        private long[] failed = new long[64];
        private long bucket = FIRST_NANOS;
        private long known;
        private long end;
        private long calls;

        OfPhase(Phase phase, long start) {
            this.phase = phase;
            this.start = start;
        }

        void add(long moment, long ended, Outcome outcome) {
            // Of calls in flight together a later one may end before the first.
            long since = Math.max(0, moment - start);
            long until = Math.max(since, ended - start);
            calls++;
            known = Math.max(known, since);
            end = Math.max(end, until);
            while (end / bucket >= MOST) {
                bucket *= 2;
                intended = halved(intended);
                answered = halved(answered);
                failed = halved(failed);
            }
            int most = (int) (end / bucket) + 1;
            if (most > intended.length) {
                int room = Math.min(MOST, 2 * most);
                intended = Arrays.copyOf(intended, room);
                answered = Arrays.copyOf(answered, room);
                failed = Arrays.copyOf(failed, room);
            }
            intended[(int) (since / bucket)]++;
            (outcome.error() ? failed : answered)[(int) (until / bucket)]++;
        }

        private static long[] halved(long[] counts) {
            long[] halved = new long[counts.length];
            for (int i = 0; i < counts.length; i++) {
                halved[i / 2] += counts[i];
            }
            return halved;
        }

        Rates rates() {
            return new Rates(phase, start, bucket, Arrays.copyOf(intended, (int) (known / bucket) + 1),
                    Arrays.copyOf(answered, (int) (end / bucket) + 1), Arrays.copyOf(failed, (int) (end / bucket) + 1), known, end);
        }
    }
}
