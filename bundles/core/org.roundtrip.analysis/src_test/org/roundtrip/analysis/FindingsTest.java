// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

class FindingsTest {
    @TempDir
    private Path temp;

    private static List<String> said(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return Findings.of(analysis, analysis.results()).stream().map(FindingsTest::text).toList();
        }
    }

    private static String text(Finding finding) {
        return switch (finding) {
            case Finding.Fastest(List<Result> rows) -> "fastest " + rows.getFirst().variant() + " "
                    + rows.stream().map(Result::operation).collect(Collectors.joining(" "));
            case Finding.Bytes(Result fewest, Result most) -> "bytes " + fewest.operation() + " " + fewest.variant() + " " + most.variant();
            case Finding.Open(Result row, Result other, int more) -> "open " + row.operation() + " " + row.variant() + " " + other.variant() + " " + more;
        };
    }

    private Runs measured(int forks, long rmi, long jacorbText) throws IOException {
        Runs runs = new Runs(Files.createTempDirectory(temp, "run").resolve("r"), false, "socket", "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int noise = repetition;
            for (String operation : List.of("ping", "text")) {
                boolean text = operation.equals("text");
                runs.done("socket", operation, repetition, 1000, i -> 1000, null)
                        .done("rmi", operation, repetition, 1000, i -> rmi + noise, wire(text ? 300 : 200))
                        .done("jacorb", operation, repetition, 1000, i -> text ? jacorbText : 4000 - noise, wire(text ? 500 : 400))
                        .done("axis", operation, repetition, 1000, i -> 90_000, wire(3000));
            }
        }
        return runs;
    }

    /** A capture of ten calls. */
    private static Fork.Capture wire(long bytes) {
        return new Fork.Capture(10L, 30L, 10 * bytes, 0L, null);
    }

    @Test
    void whoIsTheFastestComesFirstThenBytes() throws IOException {
        assertEquals(List.of("fastest rmi ping text", "bytes text rmi axis"), said(measured(3, 2000, 8000)));
    }

    @Test
    void whoIsTheFastestOfMostOperationsIsNamedWithThese() throws IOException {
        assertEquals("fastest rmi ping", said(measured(3, 2000, 500)).getFirst());
    }

    @Test
    void pairsThatMayBeEqualAreOpenAndSaidOnce() throws IOException {
        Runs runs = new Runs(temp.resolve("o"), false, "socket", "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            int apart = 1000 + 100 * repetition;
            runs.done("socket", "ping", repetition, 1000, i -> 1200, null).done("rmi", "ping", repetition, 1000, i -> apart, null)
                    .done("jacorb", "ping", repetition, 1000, i -> 2410 - apart, null);
        }
        assertEquals(List.of("open ping rmi jacorb 2"), said(runs));
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertEquals("open ping rmi jacorb 1", text(Findings.of(analysis, analysis.results("rmi")).getFirst()), "socket and jacorb are not compared");
        }
    }

    /** By all calls together rmi is faster, since its fast fork made more of them; in each block jacorb is. */
    @Test
    void nobodyIsTheFastestWhoseBlocksSayOtherwise() throws IOException {
        Runs runs = new Runs(temp.resolve("b"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 4; repetition++) {
            int times = repetition == 1 ? 1 : 2;
            runs.done("rmi", "ping", repetition, times == 1 ? 10_000 : 300, i -> 1000 * times, null)
                    .done("jacorb", "ping", repetition, 300, i -> 800 * times, null);
        }
        assertEquals(List.of(), said(runs));
    }

    @Test
    void aSingleForkDecidesLargeDifferencesOnly() throws IOException {
        assertEquals(List.of("open text rmi socket 0"), said(new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("rmi", "text", 1, 1000, i -> 1600, null).done("socket", "text", 1, 1000, i -> 1500, null)));
        assertEquals(List.of(), said(new Runs(temp.resolve("t"), false, "socket", "rmi")
                .done("rmi", "text", 1, 1000, i -> 3000, null).done("socket", "text", 1, 1000, i -> 1500, null)));
        assertEquals(List.of(), said(new Runs(temp.resolve("s"), false, "socket", "rmi")), "nothing was measured");
    }

    /** A user saw gRPC at 4,580, 1,920 and 480 us in quick runs, each marked as not warm, each called far slower. */
    @Test
    void noFindingSpeaksOfTheTimeOfARowThatDoesNotTellIt() throws IOException {
        for (Evidence.Kind kind : List.of(Evidence.Kind.FAILED_FORKS, Evidence.Kind.FEW_CALLS, Evidence.Kind.COLD_FORKS)) {
            try (RunAnalysis analysis = RunAnalysis.of(measured(3, 2000, 8000).end(Run.Outcome.DONE))) {
                List<Result> rows = analysis.results().stream().map(row -> row.variant().equals("rmi")
                        ? row.with(List.of(new Evidence(kind, 1, 0)), row.against()) : row).toList();
                List<Finding> found = Findings.of(analysis, rows);
                assertEquals(List.of(), found.stream().filter(each -> !(each instanceof Finding.Bytes) && text(each).contains("rmi")).toList(), kind.name());
                assertEquals(kind == Evidence.Kind.FAILED_FORKS, found.stream().anyMatch(Finding.Fastest.class::isInstance),
                        "one that is not judged may be faster");
            }
        }
    }

    @Test
    void onlyBlocksWithBothSidesCount() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).done("jacorb", "ping", repetition, 1000, i -> 4000, null);
        }
        assertEquals(List.of("fastest rmi ping"), said(runs.done("jacorb", "ping", 4, 1000, i -> 4000, null)));
    }
}
