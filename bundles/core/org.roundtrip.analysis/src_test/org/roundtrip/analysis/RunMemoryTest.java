// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/** How much of a run stays in memory. */
class RunMemoryTest {
    private static final int FORKS = ForkReadings.MOST_FINISHED + 8;

    @TempDir
    private Path temp;

    private RunAnalysis analysis() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi");
        for (int repetition = 1; repetition <= FORKS; repetition++) {
            long median = repetition;
            runs.done("rmi", "ping", repetition, 100, i -> 1000 + median, null);
        }
        return RunAnalysis.of(runs.end(Run.Outcome.DONE));
    }

    @Test
    void callsOfUnusedForksAreFreed() throws IOException {
        try (RunAnalysis analysis = analysis()) {
            List<Fork> forks = analysis.run().forks();
            WeakReference<ForkReading> first = new WeakReference<>(analysis.reading(forks.getFirst()).orElseThrow());
            for (Fork fork : forks.subList(1, forks.size())) {
                analysis.reading(fork).orElseThrow();
            }
            System.gc();
            assertNull(first.get(), "other forks were used after it");
        }
    }

    @Test
    void callsAreReadAgainWhenNeeded() throws IOException {
        try (RunAnalysis analysis = analysis()) {
            List<Fork> forks = analysis.run().forks();
            ForkReading first = analysis.reading(forks.getFirst()).orElseThrow();
            assertSame(first, analysis.reading(forks.getFirst()).orElseThrow(), "it is in memory");
            for (Fork fork : forks) {
                assertEquals(201, analysis.reading(fork).orElseThrow().calls());
            }
            ForkReading again = analysis.reading(forks.getFirst()).orElseThrow();
            assertNotSame(first, again);
            assertEquals(first.curve(), again.curve());
        }
    }

    @Test
    void resultsDoNotNeedTheCalls() throws IOException {
        try (RunAnalysis analysis = analysis()) {
            Result before = analysis.results().getFirst();
            assertEquals(FORKS * 100L, before.calls());
            assertEquals(LongStream.rangeClosed(1, FORKS).map(i -> 1_000_000 * i).sum() / (double) FORKS,
                    before.firstCallNanos());
            for (Fork fork : analysis.run().forks()) {
                Files.delete(analysis.folder().journal(fork));
            }
            assertEquals(before, analysis.results().getFirst());
        }
    }
}
