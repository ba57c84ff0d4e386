// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.PercentileIntervals;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;

class ResultsTest {
    @TempDir
    private Path temp;

    @Test
    void rowsFollowThePlanOperationByOperation() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi").end(Run.Outcome.DONE));
        assertEquals(List.of("socket ping void", "rmi ping void", "socket text string 64", "rmi text string 64"),
                rows.stream().map(r -> r.provider() + " " + r.operation() + " " + r.payload()).toList());
    }

    @Test
    void valuesThatWereNotMeasuredAreNull() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").end(Run.Outcome.DONE)).getFirst();
        assertEquals(new Result(ProviderChoice.of("rmi"), "ping", "void", 0, 0, null, null, null, null, null, null, null, null,
                null, null, 0.0, null, null, null, null, null, null, List.of(), null, List.of(), null), row);
    }

    @Test
    void aForkThatFailedKeepsTheCallsThatItHadMade() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").done("rmi", "ping", 1, 5000, i -> 2000, null)
                .done("rmi", "ping", 2, 3000, i -> 4000, null).failedAfterwards("No call ended for 5 s.").end(Run.Outcome.FAILED))
                .getFirst();
        assertEquals(8000, row.calls());
        assertEquals(4000, row.p90Nanos(), 4);
        assertEquals(1, row.forks(), "forks that ended well");
        assertEquals(1, row.forkMediansNanos().size(), "comparisons rest on these alone");
        assertEquals("No call ended for 5 s.", row.error());
    }

    /** Forks of 2, 4, 6 and 8 us: their percentiles are as uncertain as that. */
    @Test
    void percentilesHaveIntervalsOnceTheRunHasEnded() throws IOException {
        Runs made = new Runs(temp.resolve("r"), false, "rmi");
        for (int fork = 1; fork <= 4; fork++) {
            long nanos = 2000L * fork;
            made.done("rmi", "ping", fork, 5000, i -> nanos, null);
        }
        assertEquals(PercentileIntervals.NONE, Results.of(made.end(Run.Outcome.RUNNING)).getFirst().intervals());
        Result row = Results.of(made.end(Run.Outcome.DONE)).getFirst();
        assertTrue(row.intervals().p99().low() < 4000 && row.intervals().p99().high() >= 8000, row.intervals().toString());
        assertNotNull(row.intervals().p999());
        assertNull(row.intervals().p9999(), "as the percentile itself");
    }

    @Test
    void callsAreMergedOverForksAndSingleTimesGiveTheirMedian() throws IOException {
        RunFolder run = new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("socket", "text", 1, 5000, i -> 1000 + i % 10, new Capture(100L, 400L, 30_000L, 0L, null))
                .done("rmi", "text", 1, 5000, i -> 2000 + i % 10, new Capture(100L, 800L, 60_000L, 0L, null))
                .done("rmi", "text", 2, 5000, i -> i == 7 ? 9_000_000 : 2000 + i % 10, Capture.missing("No."))
                .done("rmi", "text", 3, 5000, i -> 2000 + i % 10, new Capture(100L, 802L, 64_000L,
                        new Fork.NameService(List.of(1099), 4, 300), 3L, null))
                .end(Run.Outcome.DONE);
        Result rmi = Results.of(run).get(3);
        assertEquals(3, rmi.forks());
        assertEquals(15_000, rmi.calls());
        assertEquals(600_000, rmi.connectNanos());
        assertEquals(200_002, rmi.lookupNanos());
        assertEquals(2_000_000, rmi.firstCallNanos());
        assertEquals(2004, rmi.p50Nanos());
        assertEquals(2009, rmi.p90Nanos());
        assertEquals(2009, rmi.p999Nanos());
        assertNull(rmi.p9999Nanos());
        assertEquals(9_000_000, rmi.maxNanos());
        assertEquals(15_000 * 1e9 / (15_000 * 2004.5 + 9_000_000 - 2007), rmi.callsPerSecond(), 1e-6);
        assertEquals(64, rmi.contentBytesPerCall());
        assertEquals(8.01, rmi.packetsPerCall());
        assertEquals(620, rmi.wireBytesPerCall());
        assertEquals(3, rmi.captureDropped());
        assertEquals(false, rmi.captureComplete());
        assertEquals(4, rmi.namingPackets());
        assertEquals(300, rmi.namingBytes());
        assertEquals(true, Results.of(run).get(2).captureComplete());
        assertNull(Results.of(run).get(2).namingPackets());
        assertNull(Results.of(run).getFirst().captureComplete());
        assertEquals(620 / 64.0, rmi.ratioToContent());
        assertEquals(2004 / 1004.0, rmi.against().ratio(), 1e-9);
        assertEquals("socket", rmi.against().reference());
        assertNull(rmi.error());
        assertNull(Results.of(run).get(2).against(), "the floor itself");
        assertNull(Results.of(run).get(2).connectNanos());
    }

    /** A reader saw the median of a fork that was cancelled as the only sound one of a chart, and the table had none. */
    @Test
    void aForkThatWasCancelledCountsWhileTheRunIsUnderWayOnly() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), true, "rmi", "axis").done("rmi", "ping", 1, 1000, i -> 100, null)
                .done("axis", "ping", 1, 1000, i -> 100, null).cancelled();
        RunFolder folder = runs.end(Run.Outcome.CANCELLED);
        assertEquals(Arrays.asList(100.0, null), Results.of(folder).stream().limit(2).map(Result::p50Nanos).toList());
        try (RunAnalysis cancelled = RunAnalysis.of(folder)) {
            assertEquals(List.of(true, false), cancelled.run().forks().stream().map(cancelled::counts).toList());
        }
        try (RunAnalysis underWay = RunAnalysis.of(runs.end(Run.Outcome.RUNNING))) {
            assertTrue(underWay.run().forks().stream().allMatch(underWay::counts));
        }
    }

    @Test
    void failedForksAreReportedAndNotCounted() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").done("rmi", "ping", 1, 100, i -> 50, null)
                .failed("rmi", "ping", 2, "The server died.").failed("rmi", "ping", 3, "It died again.")
                .end(Run.Outcome.FAILED)).getFirst();
        assertEquals(1, row.forks());
        assertEquals(100, row.calls());
        assertEquals("The server died. (2 of 3 forks)", row.error());
        assertNull(row.against());
        assertEquals(RowState.FAILED, row.state());
        assertEquals(2, row.evidence(Evidence.Kind.FAILED_FORKS).orElseThrow().value());
        assertNull(row.ratioToContent());
    }

    @Test
    void aFileThatIsNoJournalDoesNotHideTheOtherForks() throws IOException {
        RunFolder run = new Runs(temp.resolve("r"), false, "rmi").done("rmi", "ping", 1, 100, i -> 50, null)
                .done("rmi", "text", 1, 100, i -> 50, null).end(Run.Outcome.DONE);
        Fork first = run.run().forks().getFirst();
        try (RandomAccessFile file = new RandomAccessFile(run.journal(first).toFile(), "rw")) {
            file.writeLong(0x4E4F4E454E4F4E45L);
        }
        List<Result> rows = Results.of(run);
        assertTrue(rows.getFirst().error().contains("not a journal of calls"), rows.getFirst().error());
        assertEquals(50, rows.get(1).p50Nanos());
    }

    @Test
    void aRunThatGrowsIsFollowed() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "rmi");
        try (RunAnalysis analysis = RunAnalysis.of(runs.end(Run.Outcome.RUNNING))) {
            assertFalse(analysis.refresh());
            runs.done("rmi", "ping", 1, 300, i -> 50, null).end(Run.Outcome.RUNNING);
            assertTrue(analysis.refresh());
            assertEquals(300, analysis.results().getFirst().calls());
            assertFalse(analysis.refresh());
            runs.done("rmi", "ping", 2, 300, i -> 50, null).end(Run.Outcome.DONE);
            assertTrue(analysis.refresh());
            assertEquals(600, analysis.results().getFirst().calls());
            Fork fork = analysis.run().forks().getLast();
            assertEquals(601, analysis.reading(fork).orElseThrow().calls());
        }
    }

    @Test
    void aFewCallsHaveAMedianAndNoRatio() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "socket", "axis").done("socket", "ping", 1, 1000, i -> 50, null)
                .done("axis", "ping", 1, 8, i -> 100, null).end(Run.Outcome.DONE)).get(1);
        assertEquals(100, row.p50Nanos());
        assertEquals(RowState.FEW, row.state());
        assertEquals(8, row.evidence(Evidence.Kind.FEW_CALLS).orElseThrow().value());
        assertNull(row.against());
        assertNull(row.p90Nanos());
    }

    /** The later half of the measured calls is faster by more than a fifth, so that nobody can say how fast warm ones are. */
    @Test
    void aRowWhoseMeasuredCallsChangeIsWarmingAndItsRatioIsABound() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "axis").done("socket", "ping", 1, 1000, i -> 100, null)
                .done("axis", "ping", 1, 1000, i -> i < 500 ? 8000 : 4000, null);
        Result axis = Results.of(runs.end(Run.Outcome.DONE)).get(1);
        assertEquals(RowState.WARMING, axis.state());
        assertTrue(axis.against().atMost());
        assertEquals(RowState.STEADY, Results.of(runs.end(Run.Outcome.RUNNING)).get(1).state(), "forks that measure are not disturbed");
    }

    @Test
    void theWorstStateIsSaidAndMayNotBeTheOnlyOne() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").disturbed(new Fork.Disturbance(0.9, 0.1))
                .done("rmi", "ping", 1, 8, i -> 100, null).end(Run.Outcome.DONE)).getFirst();
        assertEquals(RowState.FEW, row.state());
        assertTrue(row.is(RowState.DISTURBED) && !row.is(RowState.STEADY));
    }

    @Test
    void anotherProviderCanBeTheReference() throws IOException {
        try (RunAnalysis analysis = RunAnalysis.of(new Runs(temp.resolve("r"), false, "socket", "rmi").fact(Run.PLACEMENT, "0")
                .done("socket", "ping", 1, 1000, i -> 100, null).done("rmi", "ping", 1, 1000, i -> 200, null).end(Run.Outcome.DONE))) {
            List<Result> rows = analysis.results("rmi");
            assertEquals("rmi", rows.get(0).against().reference());
            assertEquals(0.5, rows.get(0).against().ratio(), 1e-9);
            assertNull(rows.get(1).against());
            assertEquals("0", rows.get(0).placement());
        }
    }
}
