// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

class RatesTest {
    private static final long MS = 1_000_000;

    @Test
    void aServerThatKeepsUpAnswersWhatIsOffered() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 1000; i++) {
            counts.add(Phase.STEADY, 5 * MS + i * MS, 5 * MS + i * MS + 200_000, Outcome.ANSWERED);
        }
        Rates rates = counts.rates().getFirst();
        assertEquals(1000, rates.meanOffered(), 1e-9);
        assertEquals(10, rates.offered(100 * MS).size());
        for (Rates.Step step : rates.offered(100 * MS)) {
            assertEquals(1000, step.perSecond(), 1e-6, step::toString);
        }
        for (Rates.Step step : rates.answered(100 * MS)) {
            assertEquals(1000, step.perSecond(), 10, step::toString);
        }
        assertEquals(5.0 * MS, rates.offered(100 * MS).getFirst().fromNanos());
        assertEquals((5 + 999.0) * MS, rates.offered(100 * MS).getLast().toNanos(), "there the last call was to be made");
    }

    @Test
    void aStallIsAGapInTheAnswersAndNotInWhatIsOffered() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 1000; i++) {
            long intended = i * MS;
            counts.add(Phase.STEADY, intended, i >= 300 && i < 500 ? 500 * MS + (i - 300) * MS / 2 : Math.max(intended, 600 * MS * (i / 500)),
                    Outcome.ANSWERED);
        }
        Rates rates = counts.rates().getFirst();
        assertEquals(List.of(1000.0, 1000.0, 1000.0, 0.0, 0.0), rates.answered(100 * MS).stream().limit(5).map(Rates.Step::perSecond).toList());
        assertEquals(2000, rates.answered(100 * MS).get(5).perSecond());
        assertTrue(rates.offered(100 * MS).stream().allMatch(step -> Math.abs(step.perSecond() - 1000) < 1e-6));
    }

    @Test
    void callsThatWereDroppedWereOffered() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 500; i++) {
            counts.add(Phase.STEADY, i * MS, 2 * i * MS, Outcome.ANSWERED);
        }
        Rates rates = counts.rates().getFirst();
        assertEquals(499.0 * MS, rates.offered(100 * MS).getLast().toNanos());
        Rates all = rates.withDropped(500);
        assertEquals(999.0 * MS, all.offered(100 * MS).getLast().toNanos(), "they follow at the distance of the others");
        assertTrue(all.offered(100 * MS).stream().allMatch(step -> Math.abs(step.perSecond() - 1000) < 1e-6));
        assertEquals(500, all.answered(100 * MS).get(3).perSecond());
        assertEquals(rates, rates.withDropped(0));
    }

    @Test
    void anErrorIsNoAnswer() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 400; i++) {
            counts.add(Phase.STEADY, i * MS, i * MS, i % 4 == 0 ? Outcome.TIME_OUT : i % 4 == 1 ? Outcome.EXCEPTION : Outcome.ANSWERED);
        }
        Rates rates = counts.rates().getFirst();
        assertEquals(750, rates.answered(100 * MS).getFirst().perSecond());
        assertEquals(25, rates.failed(0, 100.0 * MS));
        assertEquals(100, rates.failed(0, 1e12));
    }

    @Test
    void aLongPhaseHasLongerBuckets() {
        RateCounts counts = new RateCounts();
        for (int i = 0; i < 100_000; i++) {
            counts.add(Phase.STEADY, i * 2 * MS, i * 2 * MS, Outcome.ANSWERED);
        }
        Rates rates = counts.rates().getFirst();
        assertEquals(32 * MS, rates.bucketNanos(), "200 s in at most 8,192 buckets");
        assertTrue(rates.offered(1e9).stream().allMatch(step -> Math.abs(step.perSecond() - 500) < 1e-6));
    }

    @Test
    void phasesAreApartAndOneCallIsNoRate() {
        RateCounts counts = new RateCounts();
        counts.add(Phase.FIRST_CALL, 0, MS, Outcome.ANSWERED);
        counts.add(Phase.WARM_UP, 10 * MS, 11 * MS, Outcome.ANSWERED);
        counts.add(Phase.WARM_UP, 20 * MS, 21 * MS, Outcome.ANSWERED);
        counts.add(Phase.STEADY, 50 * MS, 51 * MS, Outcome.ANSWERED);
        counts.add(Phase.STEADY, 45 * MS, 55 * MS, Outcome.ANSWERED);
        assertEquals(List.of(Phase.WARM_UP, Phase.STEADY), counts.rates().stream().map(Rates::phase).toList());
        assertEquals(List.of(new Rates.Step(10 * MS, 20 * MS, 100)), counts.rates().getFirst().offered(1e9));
    }
}
