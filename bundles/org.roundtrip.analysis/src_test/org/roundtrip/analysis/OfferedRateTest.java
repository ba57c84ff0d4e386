// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
