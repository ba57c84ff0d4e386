// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.SetUpTimes;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.study.SetUpFigure;

class SetUpTimesTest {
    @TempDir
    private Path folder;

    @Test
    void lookUpsAndConnectionsAreReadApartAndAreNoCallsInARow() throws Exception {
        Path file = folder.resolve("client.journal");
        try (JournalWriter writer = JournalWriter.create(file)) {
            CallJournal journal = writer.of(0, 0);
            sequence(journal, Phase.STEADY, 3);
            intervals(journal, Phase.LOOKUP, 900, 100, 200);
            intervals(journal, Phase.CONNECT, 5_000);
            sequence(journal, Phase.CAPTURE, 2);
        }
        try (ForkReading fork = ForkReading.open(file)) {
            SetUpFigure lookups = SetUpTimes.figure(List.of(fork.study(List.of()).lookups()));
            assertEquals(3, lookups.count());
            assertEquals(1, lookups.errors(), "the last one");
            assertEquals(900, lookups.firstNanos());
            assertEquals(200, lookups.p50Nanos());
            assertEquals(400, lookups.meanNanos());
            assertEquals(4.5, lookups.firstToP50());
            assertEquals(1, fork.study(List.of()).connections().nanos().count());
            assertEquals(5, fork.calls());
            assertEquals(5, fork.curve().calls(), "captured calls follow the measured ones");
        }
    }

    @Test
    void theFirstIsTheMedianOverForksAndTheRestIsOfAll() {
        SetUpTimes none = SetUpTimes.NONE;
        assertNull(SetUpTimes.figure(List.of(none)));
        SetUpFigure figure = SetUpTimes.figure(List.of(times(300, 100), none, times(500, 100)));
        assertEquals(new SetUpFigure(4, 0, 400, 100, 250), figure);
    }

    private static SetUpTimes times(long first, long then) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        recorder.add(first);
        recorder.add(then);
        return new SetUpTimes(recorder.toHistogram(), 0, first);
    }

    private static void sequence(CallJournal journal, Phase phase, int calls) throws Exception {
        journal.beginSequence(phase, 0);
        journal.start(1_000);
        for (int call = 0; call < calls; call++) {
            journal.add(10, 0);
        }
        journal.end();
    }

    private static void intervals(CallJournal journal, Phase phase, long... nanos) throws Exception {
        journal.beginIntervals(phase, 0);
        journal.start(2_000);
        for (int i = 0; i < nanos.length; i++) {
            boolean fails = nanos.length > 1 && i == nanos.length - 1;
            journal.add(2_000 + i, -1, nanos[i], (fails ? Outcome.FAILURE : Outcome.ANSWERED).code());
        }
        journal.end();
    }
}
