// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.calls.Curve;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.load.Load;

/**
 * A real run whose journals have version 1: 300 and then 500 calls of ping by raw TCP and RMI. Its figures are those that the
 * program which recorded it gave.
 */
class KeptRunTest {
    @TempDir
    private Path folder;

    @Test
    void aRunWithJournalsOfVersionOneGivesTheSameResults() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(kept())) {
            List<Result> rows = analysis.results();
            Result socket = rows.get(0);
            Result rmi = rows.get(1);
            assertEquals(List.of("socket", "rmi"), rows.stream().map(Result::variant).toList());
            assertEquals(500, socket.calls());
            assertEquals(18_968, socket.p50Nanos());
            assertEquals(38_416, socket.p90Nanos());
            assertEquals(3_198_873, socket.maxNanos());
            assertEquals(3_993_699, socket.firstCallNanos());
            assertEquals(16_934.853211571288, socket.callsPerSecond());
            assertEquals(500, rmi.calls());
            assertEquals(40_592, rmi.p50Nanos());
            assertEquals(302_720, rmi.p90Nanos());
            assertEquals(4_273_147, rmi.maxNanos());
            assertEquals(6_997_523, rmi.firstCallNanos());
            assertEquals(6_557.840011184003, rmi.callsPerSecond());
            rows.forEach(row -> {
                assertEquals(Load.ONE_CALLER, row.underLoad().load());
                assertEquals(0, row.underLoad().errors());
                assertNull(row.firstAnswerNanos(), "the preparation was not timed then");
            });
        }
    }

    @Test
    void itsCurveHasThePhasesOfThatTime() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(kept())) {
            Fork fork = analysis.run().forks().getFirst();
            ForkReading reading = analysis.reading(fork).orElseThrow();
            assertFalse(reading.damaged());
            assertEquals(801, reading.calls());
            assertEquals(List.of(Phase.FIRST_CALL, Phase.WARM_UP, Phase.STEADY),
                    reading.curve().spans().stream().map(Curve.Span::phase).toList());
        }
    }

    private RunFolder kept() throws IOException {
        copy("run.json", folder.resolve("run.json"));
        for (String fork : List.of("001", "002")) {
            Path journal = folder.resolve("forks").resolve(fork).resolve("client.journal");
            Files.createDirectories(journal.getParent());
            copy(fork + ".journal.gz", journal);
        }
        return RunFolder.open(folder);
    }

    private static void copy(String name, Path to) throws IOException {
        try (InputStream raw = KeptRunTest.class.getResourceAsStream("kept/" + name);
                InputStream in = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            Files.copy(in, to);
        }
    }
}
