// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;

class SetUpLoopTest {
    @TempDir
    private Path folder;

    @Test
    void eachStepIsAnIntervalAlsoBeyondABlock() throws Exception {
        SetUpLoop.Step step = timing -> {
            timing.timed(() -> "found");
            return Outcome.ANSWERED;
        };
        int count = JournalFormat.INTERVAL_CALLS + 3;
        List<String> blocks = run(step, count, null);
        assertEquals(List.of("1 0 " + JournalFormat.INTERVAL_CALLS, "1 " + JournalFormat.INTERVAL_CALLS + " 3"), blocks);
    }

    @Test
    void onlyWhatIsTimedIsOnTheClock() throws Exception {
        long pause = TimeUnit.MILLISECONDS.toNanos(20);
        SetUpLoop.Timing timing = new SetUpLoop.Timing();
        timing.timed(() -> "connected");
        long before = System.nanoTime();
        while (System.nanoTime() - before < pause) {
            Thread.onSpinWait();
        }
        long first = timing.nanos();
        timing.timed(() -> "called");
        assertTrue(timing.nanos() >= first);
        assertTrue(System.nanoTime() - timing.start() >= timing.nanos() + pause, "the pause is in no part");
    }

    @Test
    void tenFailuresInARowEndThePhaseAndAreRecorded() throws Exception {
        ExplainedException[] thrown = new ExplainedException[1];
        List<String> blocks = run(timing -> timing.timed(() -> {
            throw new IllegalStateException("no servant");
        }), 50, thrown);
        assertTrue(thrown[0].getMessage().startsWith("10 look-ups in a row failed, the last was look-up 10: "), thrown[0].getMessage());
        assertEquals(List.of("1 0 10"), blocks);
    }

    /** Returns phase, index of the first call, and count of each block. */
    private List<String> run(SetUpLoop.Step step, int count, ExplainedException[] thrown) throws Exception {
        Path file = folder.resolve("client.journal");
        try (JournalWriter journal = JournalWriter.create(file)) {
            SetUpLoop loop = new SetUpLoop(journal.of(0, 0), step);
            if (thrown == null) {
                assertEquals(count, loop.run(Phase.LOOKUP, Limits.first(count, 0)));
                assertEquals(0, loop.failures().count());
            } else {
                thrown[0] = assertThrows(ExplainedException.class, () -> loop.run(Phase.LOOKUP, Limits.first(count, 0)));
            }
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        List<String> blocks = new ArrayList<>();
        for (int at = JournalFormat.BLOCK_BYTES; at < bytes.capacity() && bytes.getInt(at) == JournalFormat.BLOCK_MAGIC;
                at += JournalFormat.BLOCK_BYTES) {
            assertEquals(JournalFormat.INTERVALS, bytes.getInt(at + JournalFormat.FORM_AT));
            blocks.add(bytes.getInt(at + JournalFormat.PHASE_AT) + " " + bytes.getLong(at + JournalFormat.FIRST_CALL_AT) + " "
                    + bytes.getInt(at + JournalFormat.COUNT_AT));
        }
        return blocks;
    }
}
