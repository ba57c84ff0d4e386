// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.OfferedRate;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.SteadyPhase;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;

/** The time in which calls arrive ends with the last arrival, however long the last answer takes. */
class OfferedRateTest {
    private static final long GAP = 1_000_000;
    private static final int CALLS = 101;
    @TempDir
    private Path temp;

    @Test
    void theWaitForTheLastAnswersIsNoPartOfTheTimeOfArrivals() throws Exception {
        SteadyCalls calls = calls(50 * GAP);
        assertEquals((CALLS - 1) * GAP, calls.arrivalNanos());
        assertEquals((CALLS - 1) * GAP + 50 * GAP, calls.spanNanos(), 1);
        assertEquals(2 * (CALLS - 1) * GAP, SteadyCalls.merged(List.of(calls, calls)).arrivalNanos());
    }

    /** A stall at the end of a short run, or the last burst, is no sign that a server does not keep up. */
    @Test
    void theRateIsHeldWhenOnlyTheLastAnswersComeLater() {
        assertTrue(rate(1, 0, 0, burst(100, 1, GAP, GAP)).held(), "each call takes as long as a gap");
        OfferedRate bursts = rate(50, 0, 0, burst(250, 50, 100 * GAP, 50 * GAP));
        assertEquals(500, bursts.offeredPerSecond(), 1e-6);
        assertTrue(bursts.held(), bursts.toString());
        assertFalse(rate(1, 0, 0, burst(1000, 1, GAP, 100 * GAP)).held(), "a tenth of the time was needed beyond the last arrival");
    }

    @Test
    void callsThatWereNotMadeWereOfferedAndNotAnswered() {
        OfferedRate rate = rate(1, 900, 1, burst(100, 1, 10 * GAP, GAP));
        assertEquals(1000, rate.offeredPerSecond(), 1e-6);
        assertEquals(100, rate.answeredPerSecond(), 1e-6);
        assertFalse(rate.held());
        assertTrue(rate(1, 4, 1, burst(996, 1, GAP, GAP)).held());
    }

    @Test
    void failedCallsAreNotAnswered() {
        SteadyCalls some = burst(1000, 1, GAP, GAP / 10);
        SteadyCalls failed = new SteadyCalls(calls(900, GAP / 10), Histogram.EMPTY, calls(100, GAP / 10), some.response(), some.lateness(),
                some.spanNanos(), some.arrivalNanos(), 1);
        assertTrue(rate(1, 0, 0, some).held());
        assertFalse(rate(1, 0, 0, failed).held());
    }

    private static OfferedRate rate(int together, long dropped, double planned, SteadyCalls calls) {
        return OfferedRate.of(List.of(calls), together, dropped, planned).orElseThrow();
    }

    /** Calls that arrive some at a moment, each moment so long after the one before; the last answer comes so long after them. */
    private static SteadyCalls burst(int count, int size, long gap, long tail) {
        long arrivals = (count - 1) / size * gap;
        Histogram times = calls(count, Math.min(tail, GAP));
        return new SteadyCalls(times, Histogram.EMPTY, Histogram.EMPTY, times, Histogram.EMPTY, arrivals + tail, arrivals, 1);
    }

    private static Histogram calls(int count, long nanos) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < count; i++) {
            recorder.add(nanos);
        }
        return recorder.toHistogram();
    }

    /** Calls that arrive at a constant rate, of which the later half is sent late; the last one takes so long. */
    private SteadyCalls calls(long last) throws Exception {
        Path file = temp.resolve("journal");
        try (JournalWriter writer = JournalWriter.create(file)) {
            CallJournal journal = writer.of(0, 0);
            long start = System.nanoTime();
            journal.beginIntervals(Phase.STEADY, 0);
            journal.start(start);
            for (int i = 0; i < CALLS; i++) {
                long late = i == CALLS - 1 ? 0 : i > CALLS / 2 ? GAP / 2 : 0;
                journal.add(start + i * GAP + late, late, i == CALLS - 1 ? last : GAP / 4, 0);
            }
            journal.end();
        }
        SteadyPhase phase = new SteadyPhase();
        try (JournalReader reader = JournalReader.open(file)) {
            for (JournalReader.Block block : reader.blocks()) {
                CallCursor call = reader.calls(block);
                while (call.next()) {
                    phase.add(call);
                }
            }
        }
        return phase.calls();
    }
}
