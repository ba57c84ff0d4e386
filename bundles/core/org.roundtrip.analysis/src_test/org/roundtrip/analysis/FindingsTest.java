// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.analysis.Finding.Kind;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Run;
import org.roundtrip.model.RowKey;

class FindingsTest {
    @TempDir
    private Path temp;

    private static List<Finding> findings(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return Findings.of(analysis);
        }
    }

    private static List<String> said(Runs runs) throws IOException {
        return findings(runs).stream().map(FindingsTest::text).toList();
    }

    private static String text(Finding finding) {
        return Stream.of(finding.kind().name(), finding.operation(), finding.subject(), finding.object(),
                Double.toString(Math.round(finding.ratio().ratio() * 10) / 10.0), finding.rough().map(Doubt::name).orElse(""))
                .filter(word -> !word.isEmpty()).reduce((one, other) -> one + " " + other).orElseThrow();
    }

    private Runs measured(int forks, long jacorbText) throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int noise = repetition;
            for (String operation : List.of("ping", "text")) {
                boolean text = operation.equals("text");
                runs.done("socket", operation, repetition, 1000, i -> 1000, null)
                        .done("rmi", operation, repetition, 1000, i -> 2000 + noise, wire(text ? 300 : 200))
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
    void averagesComeFirstThenBytesThenTheLargestDifference() throws IOException {
        List<Finding> found = findings(measured(3, 8000));
        assertEquals(List.of("FASTEST rmi jacorb 2.8", "SLOWEST axis rmi 45.0", "BYTES text axis rmi 10.0", "FLOOR ping axis socket 90.0",
                "FLOOR text axis socket 90.0", "SLOWEST ping axis rmi 45.0", "SLOWEST text axis rmi 45.0", "FASTEST text rmi jacorb 4.0",
                "FASTEST ping rmi jacorb 2.0"), found.stream().map(FindingsTest::text).toList());
        assertEquals(new RowKey("rmi", "text"), found.getFirst().row(), "where the two differ most");
        assertTrue(found.getFirst().average() && found.getFirst().ratio().low() > 2.7, found.getFirst().toString());
        assertNull(found.get(2).ratio().low(), "bytes are counted");
    }

    /** On the mean of two operations rmi and jacorb are as fast as each other. */
    @Test
    void whoDoesNotDifferIsEqual() throws IOException {
        assertEquals("EQUAL", text(findings(measured(3, 1000)).stream().filter(Finding::average).reduce((one, other) -> other).orElseThrow())
                .split(" ")[0]);
        Random random = new Random(1);
        Runs runs = new Runs(temp.resolve("s"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 5; repetition++) {
            long rmi = 2000 + random.nextInt(400);
            long jacorb = 2000 + random.nextInt(400);
            runs.done("rmi", "ping", repetition, 1000, i -> rmi, null).done("jacorb", "ping", repetition, 1000, i -> jacorb, null);
        }
        Finding found = findings(runs).getFirst();
        assertEquals(Kind.EQUAL, found.kind());
        assertTrue(found.ratio().low() < 1 && found.rough().isEmpty(), found.toString());
        assertEquals(List.of("EQUAL ping jacorb rmi 1.0 ONE_FORK"), said(new Runs(temp.resolve("o"), false, "rmi", "jacorb")
                .done("rmi", "ping", 1, 1000, i -> 1020, null).done("jacorb", "ping", 1, 1000, i -> 1000, null)), "single forks differ by more");
    }

    @Test
    void aVariantThatMissesAnOperationIsInNoAverage() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= 3; repetition++) {
            for (String operation : List.of("ping", "text")) {
                runs.done("rmi", operation, repetition, 1000, i -> 1000, null).done("jacorb", operation, repetition, 1000, i -> 2000, null);
            }
            runs.done("axis", "ping", repetition, 1000, i -> 500, null).done("axis", "text", repetition, 2, i -> 500, null);
        }
        assertEquals(List.of("FASTEST rmi jacorb 2.0"), findings(runs).stream().filter(Finding::average).map(FindingsTest::text).toList());
        assertEquals(List.of("FASTEST text rmi jacorb 2.0"), findings(runs).stream().filter(finding -> finding.operation().equals("text"))
                .map(FindingsTest::text).toList(), "eight calls are no median to compare");
    }

    @Test
    void aSingleMiddlewareIsComparedWithTheFloor() throws IOException {
        assertEquals(List.of("FLOOR text rmi socket 2.0 QUICK_RUN"), said(new Runs(temp.resolve("r"), true, "socket", "rmi")
                .done("rmi", "text", 1, 1000, i -> 3000, null).done("socket", "text", 1, 1000, i -> 1500, null)));
        assertEquals(List.of(), said(new Runs(temp.resolve("s"), false, "socket", "rmi")), "nothing was measured");
    }

    @Test
    void onlyBlocksWithBothSidesCount() throws IOException {
        assertEquals(List.of("FASTEST ping rmi jacorb 4.0 ONE_FORK"), said(new Runs(temp.resolve("r"), false, "rmi", "jacorb")
                .done("rmi", "ping", 1, 1000, i -> 2000, null).failed("jacorb", "ping", 1, "It died.")
                .done("jacorb", "ping", 2, 1000, i -> 4000, null).done("rmi", "ping", 2, 1000, i -> 1000, null)));
    }

    @Test
    void whatIsRoughComesAfterWhatIsCertainAndDoubtfulFiguresLast() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).disturbed(new Fork.Disturbance(0.6, 0))
                    .done("jacorb", "ping", repetition, 1000, i -> 9000, null).disturbed(new Fork.Disturbance(0.1, 0))
                    .done("rmi", "text", repetition, 1000, i -> 3000, null).done("jacorb", "text", repetition, 1000, i -> 8000, null);
        }
        runs.done("axis", "ping", 1, 60, i -> 90_000, null);
        assertEquals(List.of("SLOWEST ping axis rmi 90.0 FEW_CALLS", "FASTEST text rmi jacorb 2.7", "FASTEST ping rmi jacorb 9.0 BUSY"),
                findings(runs).stream().filter(finding -> !finding.average()).map(FindingsTest::text).toList());
    }

    @Test
    void theGravestDoubtOfBothRowsIsTheReason() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 4000, i -> i < 900 ? 4000 : i < 2048 ? 10_000 : 9000,
                    new Fork.Capture(1000L, 4000L, 400_000L, 0L, null)).done("jacorb", "ping", repetition, 2000, i -> i < 900 ? 40_000 : 90_000, null);
        }
        assertEquals(Optional.of(Doubt.NOT_WARM), findings(runs).getFirst().rough());
    }

    /** A median that is red in the table is not to be quoted, so no finding quotes it. */
    @ParameterizedTest
    @EnumSource(Remark.Kind.class)
    void eachRemarkOnFiguresIsADoubtOfThem(Remark.Kind kind) {
        assertEquals(kind.onFigures(), Stream.of(Doubt.values()).anyMatch(doubt -> doubt.remark().equals(Optional.of(kind)) && doubt.ofFigures()));
    }

    @Test
    void ofPairsTheFirstFindingsSayWhatWorksAndWhatDoesNot() throws IOException {
        Runs runs = Runs.everyPair(temp.resolve("r"), false, "A", "B");
        List<String> rows = List.of("A", "A to B", "B to A", "B");
        for (int repetition = 1; repetition <= 3; repetition++) {
            for (String row : rows) {
                int nanos = 1000 * (1 + rows.indexOf(row)) + repetition;
                runs.done(row, "ping", repetition, 1000, call -> nanos, null);
            }
            runs.done("A", "text", repetition, 1000, call -> 2000, null).done("B", "text", repetition, 1000, call -> 16_000, null);
            runs.refused("A to B", "text", repetition, "B cannot carry text.").failed("B to A", "text", repetition, "Another value.");
        }
        List<Finding> found = findings(runs);
        assertEquals(List.of("PAIRS 0.5", "PAIRS text B to A 0.0", "PAIRS text A to B 0.0", "FASTEST A B 5.7"),
                found.stream().limit(4).map(FindingsTest::text).toList(), "failures come before refusals");
        assertNull(found.getFirst().row());
        assertEquals(new RowKey("B to A", "text"), found.get(1).row());
        assertEquals("Another value.", found.get(1).reason());
    }
}
