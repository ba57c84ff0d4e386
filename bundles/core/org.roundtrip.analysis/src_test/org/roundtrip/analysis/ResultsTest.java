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
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Remark;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
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
    void anEmptyCallThatIsSlowerThanOneWithContentIsSaid() throws IOException {
        RunFolder run = new Runs(temp.resolve("r"), false, "rmi", "jacorb")
                .done("rmi", "ping", 1, 1000, i -> 3000, null).done("rmi", "text", 1, 1000, i -> 2000, null)
                .done("jacorb", "ping", 1, 1000, i -> 2300, null).done("jacorb", "text", 1, 1000, i -> 2000, null)
                .end(Run.Outcome.DONE);
        List<Result> rows = Results.of(run);
        assertEquals(List.of(new Remark(Remark.Kind.SLOWED, 1.5)), rows.get(0).remarks());
        rows.subList(1, 4).forEach(row -> assertEquals(List.of(), row.remarks(), row.variant() + " " + row.operation()));
    }

    @Test
    void valuesThatWereNotMeasuredAreNull() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").end(Run.Outcome.DONE)).getFirst();
        assertEquals(new Result(ProviderChoice.of("rmi"), "ping", "void", 0, 0, null, null, null, null, null, null, null, null,
                null, null, 0.0, null, null, null, null, null, null, null, null, List.of(), null, List.of()), row);
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
        assertEquals(1.2, rmi.captureCost(), 0.001);
        assertEquals(4, rmi.namingPackets());
        assertEquals(300, rmi.namingBytes());
        assertEquals(true, Results.of(run).get(2).captureComplete());
        assertNull(Results.of(run).get(2).namingPackets());
        assertNull(Results.of(run).getFirst().captureComplete());
        assertEquals(620 / 64.0, rmi.ratioToContent());
        assertEquals(2004 / 1004.0, rmi.ratioToFloor());
        assertNull(rmi.error());
        assertEquals(1.0, Results.of(run).get(2).ratioToFloor());
        assertNull(Results.of(run).get(2).connectNanos());
    }

    @Test
    void aFewCallsHaveAMedianWithARemark() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "socket", "axis").done("socket", "ping", 1, 1000, i -> 50, null)
                .done("axis", "ping", 1, 8, i -> 100, null).end(Run.Outcome.DONE)).get(1);
        assertEquals(100, row.p50Nanos());
        assertNull(row.ratioToFloor(), "eight calls are too few for a ratio that may be quoted");
        assertEquals(List.of(new Remark(Remark.Kind.FEW_CALLS, 8)), row.remarks());
        assertNull(row.p90Nanos());
    }

    @Test
    void aHandfulOfCallsThatWereNotWarmSaySo() throws IOException {
        assertEquals(List.of(Remark.Kind.NOT_WARM, Remark.Kind.FEW_CALLS), remarks(9, 59_000));
        assertEquals(List.of(Remark.Kind.FEW_CALLS), remarks(9, 8000), "which may be chance");
        assertEquals(List.of(Remark.Kind.FEW_CALLS), remarks(4, 59_000));
    }

    /** The remarks on a row with so many measured calls, before captured ones of five microseconds and a half. */
    private List<Remark.Kind> remarks(int calls, long nanos) throws IOException {
        return Results.of(new Runs(temp.resolve(calls + "-" + nanos), false, "axis")
                .done("axis", "ping", 1, calls, i -> i < calls ? nanos : 5000, new Fork.Capture(200L, 400L, 40_000L, 0L, null))
                .end(Run.Outcome.DONE)).getFirst().remarks().stream().map(Remark::kind).toList();
    }

    /** A ratio of a thousand was quoted of calls that were not warm. */
    @Test
    void theRatioOfARowThatWasNotWarmIsABoundAndThereIsNoneToAColdFloor() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi", "axis")
                .done("socket", "ping", 1, 1000, i -> 100, null).done("rmi", "ping", 1, 1000, i -> 200, null)
                .done("axis", "ping", 1, 1000, i -> i < 512 ? 8000 : 4000, null)
                .done("socket", "text", 1, 1000, i -> i < 512 ? 400 : 200, null).done("rmi", "text", 1, 1000, i -> 500, null)
                .end(Run.Outcome.DONE));
        assertEquals(List.of(false, false, true), rows.stream().limit(3).map(Result::ratioAtMost).toList());
        assertEquals(2, rows.get(1).ratioToFloor());
        Result floor = rows.stream().filter(row -> row.operation().equals("text") && row.variant().equals("socket")).findFirst().orElseThrow();
        assertEquals(1, floor.ratioToFloor());
        assertFalse(floor.ratioAtMost(), "that of the floor to itself is exact");
        Result other = rows.stream().filter(row -> row.operation().equals("text") && row.variant().equals("rmi")).findFirst().orElseThrow();
        assertNull(other.ratioToFloor());
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, 0)), other.remarks());
    }

    @Test
    void aRowBelowTheFloorSaysSo() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("socket", "ping", 1, 1000, i -> 100, null).done("rmi", "ping", 1, 1000, i -> 90, null)
                .done("socket", "text", 1, 1000, i -> 100, null).done("rmi", "text", 1, 1000, i -> 97, null)
                .end(Run.Outcome.DONE));
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, 0.9)), rows.get(1).remarks());
        assertEquals(List.of(), rows.get(3).remarks(), "three per cent are no difference");
        assertEquals(List.of(new Remark(Remark.Kind.SLOWED, 1 / 0.9)), rows.get(0).remarks());
        assertEquals(List.of(), rows.get(2).remarks());
    }

    @Test
    void aFloorThatAMiddlewareInJavaIsBelowMakesAllRatiosDoubtful() throws IOException {
        Remark slow = new Remark(Remark.Kind.SLOWED, 1 / 0.9);
        assertEquals(List.of(List.of(slow), List.of(new Remark(Remark.Kind.FLOOR, 0.9)), List.of(new Remark(Remark.Kind.FLOOR, 2))),
                ping("java=25", 90).stream().map(Result::remarks).toList());
        assertEquals(List.of(List.of(), List.of(new Remark(Remark.Kind.FLOOR, 0.9)), List.of()),
                ping("native client", 90).stream().map(Result::remarks).toList(), "a program in another language may be faster");
    }

    /** A reader took the ratio to a floor that was far too slow for the most that a middleware costs. */
    @Test
    void aFloorFarAboveAMiddlewareInJavaAllowsNoRatio() throws IOException {
        Remark slow = new Remark(Remark.Kind.SLOWED, 2.5);
        List<Result> rows = ping("java=25", 40);
        assertEquals(List.of(List.of(slow), List.of(new Remark(Remark.Kind.FLOOR, 0)), List.of(new Remark(Remark.Kind.FLOOR, 0))), rows.stream().map(Result::remarks).toList());
        assertEquals(1, rows.get(0).ratioToFloor());
        assertNull(rows.get(1).ratioToFloor());
        assertNull(rows.get(2).ratioToFloor());
        assertEquals(2, ping("native client", 40).get(2).ratioToFloor(), "a program in another language may be faster");
    }

    private List<Result> ping(String client, int fastest) throws IOException {
        return Results.of(new Runs(temp.resolve(client + fastest), false, "socket", "fast", "slow").fact("provider.fast.client", client)
                .done("socket", "ping", 1, 1000, i -> 100, null).done("fast", "ping", 1, 1000, i -> fastest, null)
                .done("slow", "ping", 1, 1000, i -> 200, null).end(Run.Outcome.DONE)).stream().limit(3).toList();
    }

    /** The ratio of a row that was not warm is too large, and one to a floor that was slowed down too small. */
    @Test
    void aRatioToAFloorThatWasSlowedDownIsNoBound() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi", "axis").done("socket", "ping", 1, 1000, i -> 100, null)
                .done("rmi", "ping", 1, 1000, i -> 90, null).done("axis", "ping", 1, 1000, i -> i < 512 ? 800 : 400, null).end(Run.Outcome.DONE));
        assertTrue(rows.get(2).remarks().stream().anyMatch(remark -> remark.kind() == Remark.Kind.NOT_WARM));
        assertNotNull(rows.get(2).ratioToFloor());
        assertFalse(rows.get(2).ratioAtMost());
    }

    @Test
    void aRatioToADoubtfulFloorIsSaidToBeDoubtfulInItsRow() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("socket", "ping", 1, 500, i -> 50, null).done("rmi", "ping", 1, 1000, i -> 100, null)
                .done("socket", "text", 1, 8, i -> 50, null).done("rmi", "text", 1, 1000, i -> 100, null)
                .end(Run.Outcome.DONE));
        Remark few = new Remark(Remark.Kind.FEW_CALLS, 500);
        assertEquals(List.of(few), rows.get(0).remarks(), "the floor's own ratio is 1 whatever it was");
        assertEquals(2, rows.get(1).ratioToFloor());
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, rows.get(1).ratioToFloor())), rows.get(1).remarks());
        assertNull(rows.get(3).ratioToFloor(), "there is no ratio to a floor of eight calls");
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, 0)), rows.get(3).remarks(), "the row says why");
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

    /** A reader took 1.16 x for the cost of a middleware, and the floor had been slowed down to less than half of its speed. */
    @Test
    void aFloorThatWasSlowedDownAllowsNoRatio() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("socket", "ping", 1, 1000, i -> i < 400 ? 40 : 100, null).done("rmi", "ping", 1, 1000, i -> 116, null).end(Run.Outcome.DONE));
        assertEquals(Remark.Kind.SLOWED, rows.get(0).remarks().getFirst().kind());
        assertEquals(1, rows.get(0).ratioToFloor());
        assertNull(rows.get(1).ratioToFloor());
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, 0)), rows.get(1).remarks(), "the row says why");
    }

    @Test
    void aFloorThatWasNotWarmSaysAlsoThatAMiddlewareWasFaster() throws IOException {
        List<Result> rows = Results.of(new Runs(temp.resolve("r"), false, "socket", "rmi")
                .done("socket", "ping", 1, 1000, i -> i < 500 ? 1000 : 600, null).done("rmi", "ping", 1, 1000, i -> 300, null).end(Run.Outcome.DONE));
        assertEquals(List.of(Remark.Kind.NOT_WARM, Remark.Kind.SLOWED), rows.get(0).remarks().stream().map(Remark::kind).toList());
        assertNull(rows.get(1).ratioToFloor());
    }

    @Test
    void aRowWithoutACallOfTheFloorSaysSoOnceTheRunHasEnded() throws IOException {
        Runs runs = new Runs(temp.resolve("r"), false, "socket", "rmi").done("rmi", "ping", 1, 1000, i -> 100, null);
        assertEquals(List.of(), Results.of(runs.end(Run.Outcome.RUNNING)).get(1).remarks(), "the floor may still be measured");
        assertEquals(List.of(new Remark(Remark.Kind.FLOOR, 0)), Results.of(runs.end(Run.Outcome.DONE)).get(1).remarks());
        assertEquals(List.of(), Results.of(new Runs(temp.resolve("without"), false, "rmi").done("rmi", "ping", 1, 1000, i -> 100, null)
                .end(Run.Outcome.DONE)).getFirst().remarks(), "a plan without a floor has no ratios");
    }

    @Test
    void theGravestRemarkComesFirst() throws IOException {
        List<Remark> remarks = Results.of(new Runs(temp.resolve("r"), false, "rmi").disturbed(new Fork.Disturbance(0.9, 0.1))
                .done("rmi", "ping", 1, 8, i -> 100, null).end(Run.Outcome.DONE)).getFirst().remarks();
        assertEquals(List.of(Remark.Kind.FEW_CALLS, Remark.Kind.BUSY), remarks.stream().map(Remark::kind).toList());
    }

    @Test
    void failedForksAreReportedAndNotCounted() throws IOException {
        Result row = Results.of(new Runs(temp.resolve("r"), false, "rmi").done("rmi", "ping", 1, 100, i -> 50, null)
                .failed("rmi", "ping", 2, "The server died.").failed("rmi", "ping", 3, "It died again.")
                .end(Run.Outcome.FAILED)).getFirst();
        assertEquals(1, row.forks());
        assertEquals(100, row.calls());
        assertEquals("The server died. (2 of 3 forks)", row.error());
        assertNull(row.ratioToFloor());
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
}
