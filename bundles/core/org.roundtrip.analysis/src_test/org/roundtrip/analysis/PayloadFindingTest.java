// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.ratio.Verdict;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.RowKey;

/** Which variant is the fastest middleware over all operations. */
class PayloadFindingTest {
    @TempDir
    private Path temp;

    private static List<PayloadFinding> found(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return Findings.of(analysis).stream().filter(PayloadFinding.class::isInstance).map(PayloadFinding.class::cast).toList();
        }
    }

    private Runs measured(boolean quick, int forks, long jacorbText) throws IOException {
        Runs runs = new Runs(temp.resolve("r"), quick, "socket", "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= forks; repetition++) {
            int noise = repetition;
            for (String operation : List.of("ping", "text")) {
                boolean text = operation.equals("text");
                runs.done("socket", operation, repetition, 1000, i -> 1000, null)
                        .done("rmi", operation, repetition, 1000, i -> 2000 + noise, wire(text ? 300 : 200, 2))
                        .done("jacorb", operation, repetition, 1000, i -> text ? jacorbText : 4000 - noise, wire(text ? 500 : 400, 3))
                        .done("axis", operation, repetition, 1000, i -> 90_000, wire(3000, 8));
            }
        }
        return runs;
    }

    /** A capture of ten calls. */
    private static Fork.Capture wire(long bytes, long packets) {
        return new Fork.Capture(10L, 10 * packets, 10 * bytes, 0L, null);
    }

    @Test
    void theFastestOverAllOperationsComesFirst() throws IOException {
        PayloadFinding found = found(measured(false, 3, 8000)).getFirst();
        assertEquals(new RowKey("rmi", "text"), found.row(), "where the two differ most");
        assertEquals("jacorb", found.other());
        assertEquals(2, found.operations());
        assertEquals(Math.sqrt(2 * 4), found.ratio().ratio(), 0.02);
        assertTrue(found.differs() && found.ratio().low() > 2.7 && found.ratio().high() < 2.9, found.toString());
        assertEquals(Optional.empty(), found.doubt());
        assertTrue(found.onEach());
        assertEquals(2, found.least().orElseThrow(), 0.02, "on ping it is less ahead");
        assertFalse(found.tentative(), "it can be quoted");
    }

    /** Otherwise it is read as "on each", while another finding says that somebody else is faster on one of them. */
    @Test
    void whoIsTheFastestOnAverageOnlyIsNotSoOnEach() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb", "axis");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 3000, null).done("rmi", "text", repetition, 1000, i -> 3000, null)
                    .done("jacorb", "ping", repetition, 1000, i -> 2000, null).done("jacorb", "text", repetition, 1000, i -> 9000, null)
                    .done("axis", "ping", repetition, 1000, i -> 90_000, null).done("axis", "text", repetition, 1000, i -> 90_000, null);
        }
        List<PayloadFinding> found = found(runs);
        assertEquals(List.of("rmi false", "axis true"), found.stream().map(each -> each.variant() + " " + each.onEach()).toList());
        assertTrue(found.getFirst().differs());
    }

    /** Then each of the first lines says something else, and the slowest on each operation come behind. */
    @Test
    void theFastestTheSlowestAndTheBytesComeBeforeTheOthers() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(measured(true, 1, 8000).end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertEquals(List.of("PayloadFinding rmi", "PayloadFinding axis", "Sent axis", "MedianFinding axis"),
                    all.stream().limit(4).map(finding -> finding.getClass().getSimpleName() + " " + finding.variant()).toList());
            assertTrue(all.get(1) instanceof PayloadFinding slowest && slowest.other().equals("rmi") && slowest.far(), all.toString());
            assertTrue(all.get(2) instanceof PayloadFinding.Sent sent && sent.least().variant().equals("rmi")
                    && sent.most().wireBytesPerCall() == 3000, all.toString());
        }
    }

    @Test
    void bytesThatHardlyDifferAreSaidToBeAlike() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "axis");
        runs.done("rmi", "ping", 1, 60, i -> 1000, wire(200, 2)).done("axis", "ping", 1, 60, i -> 90_000, wire(205, 2));
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertTrue(Findings.of(analysis).stream().anyMatch(each -> each instanceof PayloadFinding.Sent sent && sent.alike()
                    && sent.variant().equals("axis")));
        }
    }

    /** Bytes of a busy quick run are certain, and yet nobody runs a plan for them first. */
    @Test
    void bytesComeBehindTimesThatAreLessCertain() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "axis");
        for (String operation : List.of("ping", "text")) {
            runs.done("rmi", operation, 1, 60, i -> 1000, wire(200, 2)).done("axis", operation, 1, 60, i -> 90_000, wire(3000, 8));
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertEquals(List.of(Optional.of(Doubt.FEW_CALLS), Optional.empty()), all.stream().limit(2).map(Finding::doubt).toList());
            assertTrue(all.get(1) instanceof PayloadFinding.Sent, all.toString());
        }
    }

    /** Where one finding had room, it was the one on bytes. */
    @Test
    void bytesComeBehindTimesThatCannotBeToldApart() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "axis");
        runs.done("rmi", "text", 1, 2000, i -> 1000, wire(200, 2)).done("axis", "text", 1, 2000, i -> 1100, wire(3000, 8));
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertTrue(all.size() == 2 && all.getFirst() instanceof MedianFinding times && times.kind() == MedianFinding.Kind.SAME, all.toString());
        }
    }

    @Test
    void twoThatAreEachFasterOnOneOperationAreNotRanked() throws IOException {
        PayloadFinding found = found(measured(false, 3, 1000)).getFirst();
        assertEquals(1, found.ratio().ratio(), 0.02);
        assertEquals(Verdict.ALIKE, found.ratio().verdict());
    }

    @Test
    void aQuickRunIsAnIndication() throws IOException {
        assertEquals(Optional.of(Doubt.QUICK_RUN), found(measured(true, 1, 8000)).getFirst().doubt());
    }

    /** By the mean it would be certain, and yet single forks of the same work may differ by as much as the two do on one operation. */
    @Test
    void theOperationOnWhichItIsLeastAheadDecidesWhetherItIsToldWithAPerhaps() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb", "axis");
        for (String operation : List.of("ping", "text")) {
            runs.done("rmi", operation, 1, 2000, i -> 1000, null).done("jacorb", operation, 1, 2000, i -> operation.equals("ping") ? 1600 : 9000, null)
                    .done("axis", operation, 1, 2000, i -> 90_000, null);
        }
        List<PayloadFinding> found = found(runs);
        assertEquals(List.of("rmi true true", "axis true false"), found.stream().map(each -> each.variant() + " " + each.onEach() + " " + each.tentative()).toList());
    }

    /** Else it would leave out an operation that the others carry, and call another one the fastest over all. */
    @Test
    void variantsThatWereNotMeasuredOnAnOperationAreLeftOut() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb", "axis", "grpc");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 3000, null).done("jacorb", "ping", repetition, 1000, i -> 2000, null)
                    .done("axis", "ping", repetition, 1000, i -> 1000, null).done("grpc", "ping", repetition, 1000, i -> 1000, null)
                    .done("rmi", "text", repetition, 1000, i -> 1000, null).done("jacorb", "text", repetition, 1000, i -> 2000, null)
                    .refused("axis", "text", repetition, "It cannot.").done("grpc", "text", repetition, 3, i -> 1000, null);
        }
        PayloadFinding found = found(runs).getFirst();
        assertEquals("rmi", found.variant());
        assertEquals("jacorb", found.other());
        assertEquals(List.of("axis", "grpc"), found.aside());
    }

    @Test
    void oneOperationIsSaidByItsOwnFinding() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).done("jacorb", "ping", repetition, 1000, i -> 2000, null);
        }
        assertEquals(List.of(), found(runs));
    }

    @Test
    void aListHasNotOfOneOperationWhatItSaysOfEach() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(measured(false, 3, 8000).end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            List<Finding> listed = Findings.listed(all);
            assertEquals(4, all.stream().filter(MedianFinding.class::isInstance).count(), "each operation has its fastest and its slowest");
            assertEquals(0, listed.stream().filter(MedianFinding.class::isInstance).count(), listed.toString());
            assertEquals(3, listed.size(), "the fastest, the slowest and the bytes");
        }
    }

    /** What a cold middleware says of all operations comes behind what is certain of one. */
    @Test
    void doubtfulFiguresComeBehindCertainOnes() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null)
                    .done("jacorb", "ping", repetition, 4000, i -> i < 900 ? 4000 : i < 2048 ? 10_000 : 9000, new Fork.Capture(1000L, 4000L, 400_000L, 0L, null))
                    .done("rmi", "text", repetition, 1000, i -> 1000, null).done("jacorb", "text", repetition, 1000, i -> 2000, null);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertEquals(Optional.empty(), all.getFirst().doubt());
            assertTrue(all.get(1) instanceof PayloadFinding && all.get(1).doubt().equals(Optional.of(Doubt.NOT_WARM)), all.toString());
            assertEquals(all.subList(0, 2), Findings.listed(all), "what can be quoted of one operation is more than a doubtful word on both");
        }
    }
}
