// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.analysis.Finding.Doubt;
import org.roundtrip.analysis.MedianFinding.Kind;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Run;

class FindingsTest {
    @TempDir
    private Path temp;

    private List<MedianFinding> findings(Runs runs) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            return Findings.of(analysis).stream().filter(finding -> !(finding instanceof PayloadFinding)).map(MedianFinding.class::cast)
                    .toList();
        }
    }

    private static String text(MedianFinding finding) {
        return finding.kind() + " " + finding.operation() + " " + finding.variant() + " " + finding.other() + " "
                + Math.round(finding.comparison().ratio() * 10) / 10.0;
    }

    @Test
    void theStrongestComesFirst() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "axis", "rmi", "jacorb");
        for (int repetition = 1; repetition <= 4; repetition++) {
            int noise = 10 * repetition;
            runs.done("socket", "ping", repetition, 1000, i -> 1000, null)
                    .done("rmi", "ping", repetition, 1000, i -> 2000 + noise, null)
                    .done("jacorb", "ping", repetition, 1000, i -> 3800 - noise, null)
                    .done("axis", "ping", repetition, 1000, i -> 90_000, null)
                    .done("rmi", "text", repetition, 1000, i -> 4000 + noise, null)
                    .done("jacorb", "text", repetition, 1000, i -> 4000 - noise, null);
        }
        List<MedianFinding> found = findings(runs);
        assertEquals(List.of("SLOWEST ping axis rmi 44.4", "FASTEST ping rmi jacorb 1.9", "SAME text jacorb rmi 1.0"),
                found.stream().map(FindingsTest::text).toList());
        assertEquals(90, found.getFirst().floor().orElseThrow().ratio(), 0.1, "the slowest is one thing to say");
    }

    /** Else the first to be read of the slowest was its least slow operation, because that one carries content. */
    @Test
    void ofWhatIsSaidOfOneVariantTheLargestDifferenceComesFirst() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb", "axis");
        for (String operation : List.of("ping", "text")) {
            runs.done("rmi", operation, 1, 100, i -> 1000, null).done("jacorb", operation, 1, 100, i -> 1900, null)
                    .done("axis", operation, 1, 100, i -> operation.equals("ping") ? 50_000 : 20_000, null);
        }
        assertEquals(List.of("SLOWEST ping axis rmi 50.0", "SLOWEST text axis rmi 20.0"),
                findings(runs).stream().filter(finding -> finding.kind() == Kind.SLOWEST).map(FindingsTest::text).toList());
    }

    /** A reader took the slowest for slower than all others, and the next one was nearly as slow; another took the next for the second. */
    @Test
    void theSlowestAndTheNextKnowWhoComesNear() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb", "ice", "axis");
        for (String operation : List.of("ping", "text")) {
            runs.done("rmi", operation, 1, 100, i -> 1000, null).done("ice", operation, 1, 100, i -> operation.equals("ping") ? 2500 : 1800, null)
                    .done("jacorb", operation, 1, 100, i -> 3000, null).done("axis", operation, 1, 100, i -> operation.equals("ping") ? 3500 : 4700, null);
        }
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertEquals(List.of(new Finding.Rivals(List.of("ice", "jacorb"), true), new Finding.Rivals(List.of(), true)),
                    all.stream().filter(MedianFinding.class::isInstance).map(MedianFinding.class::cast).filter(finding -> finding.kind() == Kind.SLOWEST)
                            .sorted(Comparator.comparing(MedianFinding::operation)).map(MedianFinding::rivals).toList());
            PayloadFinding whole = all.stream().filter(PayloadFinding.class::isInstance).map(PayloadFinding.class::cast)
                    .filter(finding -> finding.superlative() == PayloadFinding.Superlative.SLOWEST).findFirst().orElseThrow();
            assertEquals(new Finding.Rivals(List.of("jacorb"), true), whole.rivals());
            assertTrue(whole.tentative(), "it is not the slowest for certain");
            PayloadFinding fastest = all.stream().filter(PayloadFinding.class::isInstance).map(PayloadFinding.class::cast)
                    .filter(finding -> finding.superlative() == PayloadFinding.Superlative.FASTEST).findFirst().orElseThrow();
            assertEquals("ice", fastest.other());
            assertEquals(new Finding.Rivals(List.of("jacorb"), true), fastest.rivals());
        }
    }

    @Test
    void whatIsDoubtfulOfTheFloorIsSaidApart() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "axis", "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.disturbed(new Fork.Disturbance(0.6, 0)).done("socket", "ping", repetition, 1000, i -> 1000, null)
                    .disturbed(new Fork.Disturbance(0.1, 0)).done("rmi", "ping", repetition, 1000, i -> 2000, null)
                    .done("jacorb", "ping", repetition, 1000, i -> 3000, null)
                    .done("axis", "ping", repetition, 1000, i -> 90_000, null);
        }
        assertEquals(List.of("FASTEST ping rmi jacorb 1.5", "SLOWEST ping axis rmi 45.0", "FLOOR ping axis socket 90.0"),
                findings(runs).stream().map(FindingsTest::text).toList());
    }

    @Test
    void aSingleMiddlewareIsComparedWithTheFloor() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "socket", "rmi").done("rmi", "text", 1, 1000, i -> 3000, null)
                .done("socket", "text", 1, 1000, i -> 1500, null);
        MedianFinding found = findings(runs).getFirst();
        assertEquals("FLOOR text rmi socket 2.0", text(found));
        assertEquals(Optional.of(Doubt.QUICK_RUN), found.doubt());
        assertFalse(found.far());
    }

    @Test
    void variantsThatDoNotDifferAreNotRanked() throws IOException {
        Random random = new Random(1);
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 5; repetition++) {
            long rmi = 2000 + random.nextInt(400);
            long jacorb = 2000 + random.nextInt(400);
            runs.done("rmi", "ping", repetition, 1000, i -> rmi, null)
                    .done("jacorb", "ping", repetition, 1000, i -> jacorb, null);
        }
        MedianFinding found = findings(runs).getFirst();
        assertEquals(Kind.SAME, found.kind());
        assertTrue(found.comparison().low() < 1 && found.comparison().high() > found.comparison().ratio(), found.toString());
        assertEquals(Optional.empty(), found.doubt());
    }

    @Test
    void onlyBlocksWithBothSidesCount() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 2000, null)
                .failed("jacorb", "ping", 1, "It died.").done("jacorb", "ping", 2, 1000, i -> 4000, null)
                .done("rmi", "ping", 2, 1000, i -> 1000, null);
        MedianFinding found = findings(runs).getFirst();
        assertEquals("FASTEST ping rmi jacorb 4.0", text(found));
        assertNull(found.comparison().low());
        assertEquals(1, found.comparison().forks());
        assertEquals(Optional.of(Doubt.ONE_FORK), found.doubt());
    }

    @Test
    void aSingleForkDoesNotRankNearlyEqualVariants() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb").done("rmi", "ping", 1, 1000, i -> 1020, null)
                .done("jacorb", "ping", 1, 1000, i -> 1000, null);
        assertEquals("SAME ping jacorb rmi 1.0", text(findings(runs).getFirst()));
    }

    @Test
    void aBusyMachineMakesAnIndicationThatComesAfterWhatIsCertain() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null)
                    .disturbed(new Fork.Disturbance(0.6, 0)).done("jacorb", "ping", repetition, 1000, i -> 9000, null)
                    .disturbed(new Fork.Disturbance(0.1, 0)).done("rmi", "text", repetition, 1000, i -> 3000, null)
                    .done("jacorb", "text", repetition, 1000, i -> 8000, null);
        }
        assertEquals(List.of(Optional.empty(), Optional.of(Doubt.BUSY_MACHINE)),
                findings(runs).stream().map(MedianFinding::doubt).toList());
    }

    @Test
    void callsThatWereNotWarmMakeAnIndicationAndHaveNoCost() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null)
                    .done("jacorb", "ping", repetition, 4000, i -> i < 900 ? 4000 : i < 2048 ? 10_000 : 9000,
                            new Fork.Capture(1000L, 4000L, 400_000L, 0L, null));
        }
        assertMuchFasterWhenCaptured(runs, Doubt.NOT_WARM, Remark.Kind.NOT_WARM);
    }

    @Test
    void callsThatGotSlowerAreNotCalledColdBecauseTheCapturedOnesAreFaster() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null)
                    .done("jacorb", "ping", repetition, 2000, i -> i < 900 ? 4000 : 9000,
                            new Fork.Capture(1000L, 4000L, 400_000L, 0L, null));
        }
        assertMuchFasterWhenCaptured(runs, Doubt.SLOWED, Remark.Kind.SLOWED);
    }

    private static void assertMuchFasterWhenCaptured(Runs runs, Doubt doubt, Remark.Kind kind) throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            assertEquals(Optional.of(doubt), Findings.of(analysis).getFirst().doubt());
            assertEquals(List.of(new Finding.Doubtful("jacorb", doubt)), Findings.of(analysis).getFirst().doubtful());
            assertNull(analysis.results().get(1).captureCost());
            Remark remark = analysis.results().get(1).remarks().getFirst();
            assertEquals(kind, remark.kind());
            assertTrue(remark.value() > 0.5 && remark.value() < 0.6, remark.toString());
        }
    }

    /** A median that is red in the table is not to be quoted, so no finding quotes it. */
    @ParameterizedTest
    @EnumSource(Remark.Kind.class)
    void eachRemarkOnFiguresIsADoubtOfThem(Remark.Kind kind) {
        assertEquals(kind.onFigures(), Doubt.of(new Remark(kind, 1)).filter(Doubt::ofFigures).isPresent());
    }

    @Test
    void anEmptyCallThatIsSlowerThanOneWithContentIsInDoubtInItsFindings() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb").done("rmi", "ping", 1, 5000, i -> 1000, null)
                .done("jacorb", "ping", 1, 5000, i -> 3000, null).done("rmi", "text", 1, 5000, i -> 1000, null)
                .done("jacorb", "text", 1, 5000, i -> 2000, null);
        assertEquals(List.of("FASTEST text rmi jacorb 2.0 QUICK_RUN", "FASTEST ping rmi jacorb 3.0 SLOWER_EMPTY"), findings(runs).stream()
                .map(finding -> text(finding) + " " + finding.doubt().orElseThrow()).toList());
        assertEquals(List.of(new Finding.Doubtful("jacorb", Doubt.SLOWER_EMPTY)), findings(runs).getLast().doubtful());
    }

    /** The graver doubt of the one hid that of the other. */
    @Test
    void bothOfTwoAreNamedWithTheirOwnDoubts() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 4000, i -> i < 900 ? 4000 : i < 2048 ? 10_000 : 9000,
                    new Fork.Capture(1000L, 4000L, 400_000L, 0L, null)).done("jacorb", "ping", repetition, 2000, i -> i < 900 ? 40_000 : 90_000, null);
        }
        MedianFinding found = findings(runs).getFirst();
        assertEquals(Optional.of(Doubt.NOT_WARM), found.doubt());
        assertEquals(List.of(new Finding.Doubtful("rmi", Doubt.NOT_WARM), new Finding.Doubtful("jacorb", Doubt.SLOWED)), found.doubtful());
    }

    /** Else the two slowest would hide that another pair is told apart: what one sees first is who is fast, and who slow. */
    @Test
    void oneOfEachKindComesBeforeTheSecondOfAnother() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "axis", "rmi", "jacorb");
        for (String operation : List.of("ping", "text")) {
            runs.done("rmi", operation, 1, 5000, i -> 1000, null).done("axis", operation, 1, 5000, i -> 90_000, null);
        }
        runs.done("jacorb", "ping", 1, 5000, i -> 2000, null).done("jacorb", "text", 1, 60, i -> 3000, null);
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.DONE))) {
            List<Finding> all = Findings.of(analysis);
            assertEquals(List.of("rmi", "axis"), all.stream().limit(2).map(Finding::variant).toList(), all.toString());
        }
    }

    /** A ping that is a little stronger than an order does not come before it. */
    @Test
    void ofSimilarFindingsThoseOnContentComeFirst() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= 3; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).done("jacorb", "ping", repetition, 1000, i -> 3500, null)
                    .done("rmi", "text", repetition, 1000, i -> 1000, null).done("jacorb", "text", repetition, 1000, i -> 3000, null);
        }
        assertEquals(List.of("FASTEST text rmi jacorb 3.0", "FASTEST ping rmi jacorb 3.5"),
                findings(runs).stream().map(FindingsTest::text).toList());
    }

    /** Also where it is about an operation without content. */
    @Test
    void whatIsToldWithAPerhapsComesBehindLargerDifferences() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "jacorb");
        runs.done("rmi", "ping", 1, 5000, i -> 2500, null).done("jacorb", "ping", 1, 5000, i -> 1000, null)
                .done("rmi", "text", 1, 5000, i -> 3000, null).done("jacorb", "text", 1, 5000, i -> 4800, null);
        assertEquals(List.of("FASTEST ping jacorb rmi 2.5 false", "FASTEST text rmi jacorb 1.6 true"),
                findings(runs).stream().map(finding -> text(finding) + " " + finding.tentative()).toList());
    }

    /** In a quick run a cold middleware is by far the slowest and says the least. */
    @Test
    void doubtfulFiguresComeLast() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "axis", "rmi", "jacorb");
        runs.done("rmi", "ping", 1, 5000, i -> 1000, null).done("jacorb", "ping", 1, 5000, i -> 2000, null)
                .done("axis", "ping", 1, 60, i -> 90_000, null);
        assertEquals(List.of("FASTEST ping rmi jacorb 2.0 QUICK_RUN", "SLOWEST ping axis rmi 90.0 FEW_CALLS"), findings(runs).stream()
                .map(finding -> text(finding) + " " + finding.doubt().orElseThrow()).toList());
    }

    /** A median of eight calls is shown, but no finding rests on it. */
    @Test
    void variantsWithTooFewCallsAreLeftOut() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "axis", "rmi", "jacorb");
        for (int repetition = 1; repetition <= 4; repetition++) {
            runs.done("rmi", "ping", repetition, 1000, i -> 1000, null).done("jacorb", "ping", repetition, 1000, i -> 2000, null);
        }
        runs.done("axis", "ping", 1, 8, i -> 90_000, null);
        assertEquals(List.of("FASTEST ping rmi jacorb 2.0"), findings(runs).stream().map(FindingsTest::text).toList());
    }

    /** Else the slowest of the others would be called the slowest above a row with a larger median. */
    @Test
    void theSlowestNamesTheSlowerAndTheFasterWithTooFewCalls() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "socket", "axis", "rmi", "jacorb", "omniorb", "grpc");
        runs.done("socket", "ping", 1, 8, i -> 100, null).done("omniorb", "ping", 1, 1000, i -> 1000, null)
                .done("jacorb", "ping", 1, 1000, i -> 2000, null).done("rmi", "ping", 1, 1000, i -> 30_000, null)
                .done("axis", "ping", 1, 8, i -> 90_000, null).done("grpc", "ping", 1, 8, i -> 3000, null);
        assertEquals(List.of("FASTEST ping omniorb jacorb 2.0 []", "SLOWEST ping rmi omniorb 30.0 [axis]"),
                findings(runs).stream().map(finding -> text(finding) + " " + finding.aside()).toList());
        assertEquals(List.of("grpc"), findings(new Runs(temp.resolve("s"), true, "rmi", "jacorb", "axis", "grpc")
                .done("rmi", "ping", 1, 1000, i -> 1000, null).done("jacorb", "ping", 1, 1000, i -> 2000, null)
                .done("axis", "ping", 1, 1000, i -> 90_000, null).done("grpc", "ping", 1, 8, i -> 500, null)).getLast().aside());
    }

    /** One of 50 calls of rmi is slow: that is its p99, and with a stall that is long enough its mean. */
    @Test
    void aFigureThatSaysTheContraryOfTheMediansIsFound() throws IOException {
        assertEquals(Optional.of(new Contrary(Contrary.Figure.P99, 4000, 2000)), contrary("p", 5, i -> i % 50 == 0 ? 4000 : 1000));
        assertEquals(Optional.of(Contrary.Figure.RATE), contrary("r", 5, i -> i % 1000 == 0 ? 4_000_000 : 1000).map(Contrary::figure));
        assertEquals(Optional.empty(), contrary("n", 5, i -> i % 50 == 0 ? 1900 : 1000), "both figures say the same");
        assertEquals(Optional.empty(), contrary("s", 5, i -> i % 50 == 0 ? 4000 : 1980), "medians that do not differ say nothing");
        assertEquals(Optional.empty(), contrary("o", 1, i -> i % 50 == 0 ? 2300 : 1000), "one fork says little of slow calls");
    }

    /** The contrary of the finding that rmi is faster than jacorb, which takes 2 µs. */
    private Optional<Contrary> contrary(String name, int forks, LongUnaryOperator rmi) throws IOException {
        Runs runs = new Runs(temp.resolve(name), false, "rmi", "jacorb");
        for (int repetition = 1; repetition <= forks; repetition++) {
            runs.done("rmi", "ping", repetition, 2000, rmi, null).done("jacorb", "ping", repetition, 2000, i -> 2000, null);
        }
        return findings(runs).getFirst().comparison().contrary();
    }

    @Test
    void withoutCallsThereIsNoFinding() throws IOException {
        assertEquals(List.of(), findings(new Runs(temp.resolve("r"), false, "socket", "rmi")));
    }
}
