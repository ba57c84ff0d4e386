// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.CaptureCost;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Remark.Kind;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.Scheduled;

class RemarksTest {
    private static final Map<String, String> TWO_PROCESSORS = Map.of("cpu.count", "2");

    @Test
    void aQuietMachineWithEnoughWarmCallsNeedsNoRemark() {
        assertEquals(List.of(), remarks(TWO_PROCESSORS, 1000, 1.1, new Disturbance(0.05, 0.001)));
        assertEquals(List.of(), remarks(Map.of(), 1000, null, (Disturbance) null));
    }

    @Test
    void sharesAreMeansOverForks() {
        assertEquals(List.of(new Remark(Kind.BUSY, 0.5)), remarks(TWO_PROCESSORS, 1000, 1.0,
                new Disturbance(0.75, 0.06), new Disturbance(0.25, 0), null));
        assertEquals(List.of(), remarks(TWO_PROCESSORS, 1000, 1.0, new Disturbance(0.4, 0), new Disturbance(0, 0)),
                "one disturbed fork of two is within the limit");
    }

    @Test
    void waitingForAProcessorIsJudgedByTheSideThatWaitedMore() {
        Disturbance waited = new Disturbance(0, 0).with(new Scheduled("0-1", 0.02, 5, 1), new Scheduled("0-1", 0.25, 5, 40));
        assertEquals(List.of(new Remark(Kind.BUSY, 0.25)), remarks(TWO_PROCESSORS, 1000, 1.0, waited));
        assertEquals(List.of(), remarks(TWO_PROCESSORS, 1000, 1.0, waited, new Disturbance(0, 0), new Disturbance(0, 0)),
                "a mean over forks");
    }

    @Test
    void fewCallsAndColdCallsAreSaid() {
        assertEquals(List.of(new Remark(Kind.NOT_WARM, 2.5), new Remark(Kind.FEW_CALLS, 74)),
                remarks(TWO_PROCESSORS, 74, 0.4, new Disturbance(0, 0)));
    }

    @Test
    void aServerThatRanForABlockIsSaid() {
        assertEquals(List.of(new Remark(Kind.KEPT_SERVER, 2)), remarks(Map.of("provider.rmi.kept", "container,database"), 1000,
                1.0, new Disturbance(0, 0)));
        assertEquals(List.of(), remarks(Map.of("provider.other.kept", "container"), 1000, 1.0, new Disturbance(0, 0)));
    }

    @Test
    void packetsThatTheServersEndLostAreSaid() {
        assertEquals(List.of(new Remark(Kind.LOST_PACKETS, 5)), Remarks.of(run(TWO_PROCESSORS),
                List.of(captured(false, 2L), captured(false, null), captured(false, 3L)), calls(1000), 1000L, cost(1.0)));
    }

    /** A cost of some hundredths that comes of few calls would be chance. */
    @Test
    void ofFewCapturedCallsNoCostIsSaid() {
        CaptureCost few = new CaptureCost(0.9, null, 99, 99, 1000);
        assertEquals(List.of(new Remark(Kind.CAPTURE_COST, 0)), of(few));
        assertNull(few.shown());
        assertEquals(List.of(new Remark(Kind.CAPTURE_COST, 0)), of(new CaptureCost(null, null, 150, 15, 1000)), "no fork has enough for a median");
        assertEquals(List.of(), of(new CaptureCost(null, null, 1000, 200, 1000)), "the measured calls of a fork are too few, not the captured ones");
        assertNull(new CaptureCost(null, null, 1000, 200, 1000).shown());
        assertEquals(List.of(), of(new CaptureCost(null, null, 0, 0, 1000)), "a plan without a capture has no cost to speak of");
        assertEquals(1.1, new CaptureCost(1.1, null, 100, 100, 1000).shown());
        assertNull(new CaptureCost(1.1, null, 1000, 1000, 74).shown(), "few measured calls, which are remarked already");
    }

    /** Of nine measured calls, which took twelve times as long as the captured ones, a reader learned only that they are few. */
    @Test
    void aHandfulOfCallsThatTheCapturedOnesUndercutByFarWasNotWarm() {
        assertEquals(List.of(new Remark(Kind.NOT_WARM, 1 / 0.09)), of(new CaptureCost(null, 0.09, 1000, 200, 9)));
        assertEquals(List.of(), of(new CaptureCost(null, 0.6, 1000, 200, 9)), "which may be chance");
        assertEquals(List.of(), of(new CaptureCost(1.0, 0.3, 1000, 200, 1000)), "forks with enough calls decide");
        assertNull(new CaptureCost(null, 0.9, 1000, 200, 1000).shown(), "it is no cost");
    }

    /** Capturing makes no call faster. */
    @Test
    void aCostFarBelowOneIsNone() {
        CaptureCost faster = new CaptureCost(0.94, null, 1000, 1000, 1000);
        assertEquals(List.of(new Remark(Kind.CAPTURE_COST, 0.94)), of(faster));
        assertNull(faster.shown());
        CaptureCost none = new CaptureCost(0.97, null, 1000, 1000, 1000);
        assertEquals(List.of(), of(none));
        assertEquals(0.97, none.shown(), "none that can be measured");
    }

    private static List<Remark> of(CaptureCost cost) {
        return Remarks.of(run(TWO_PROCESSORS), List.of(captured(false)), calls(1000), 1000L, cost);
    }

    private static Fork oneWay(long lost) {
        return new Fork(1, "rmi", "rmi", "ping", null, 1, Fork.State.DONE, null, null, null, new Disturbance(0, 0), null, lost,
                null, null);
    }

    @Test
    void aRowWithoutForksNeedsNoRemark() {
        assertEquals(List.of(), Remarks.of(run(TWO_PROCESSORS), List.of(), SteadyCalls.NONE, 0L, cost(null)));
    }

    @Test
    void runsThatRecordedOnlyTheLoadBeforeAreJudgedByIt() {
        Map<String, String> busy = Map.of("cpu.count", "2", "load.before", "1.50 0.80 0.40");
        assertEquals(List.of(new Remark(Kind.BUSY, 0.75)), remarks(busy, 1000, 1.0, (Disturbance) null));
        assertEquals(List.of(), remarks(busy, 1000, 1.0, new Disturbance(0, 0)), "it had calmed down");
        assertEquals(List.of(), remarks(Map.of("cpu.count", "?", "load.before", "much"), 1000, 1.0, (Disturbance) null));
    }

    @Test
    void ofTwoMachinesTheBusierIsSaid() {
        assertEquals(List.of(new Remark(Kind.BUSY, 0.5)), remarks(TWO_PROCESSORS, 1000, 1.0,
                new Disturbance(0.1, 0, new Disturbance(0.25, 0.25)), new Disturbance(0.1, 0, new Disturbance(0.5, 0))));
        assertEquals(List.of(new Remark(Kind.BUSY, 0.75)), remarks(TWO_PROCESSORS, 1000, 1.0,
                new Disturbance(0.5, 0.25, new Disturbance(0.25, 0))));
    }

    @Test
    void callsThatChangedWereNotWarmOrSlowedDown() {
        Remark busy = new Remark(Kind.BUSY, 0.3);
        assertEquals(List.of(busy, new Remark(Kind.NOT_WARM, 2)), Remarks.withWarmUp(List.of(busy), 0.5, null));
        assertEquals(List.of(busy, new Remark(Kind.NOT_WARM, 2)), Remarks.withWarmUp(List.of(busy), 0.5, 1.1), "the warm-up was slower");
        assertEquals(List.of(busy, new Remark(Kind.SLOWED, 2)), Remarks.withWarmUp(List.of(busy), 0.5, 1.0), "the warm-up had been as fast");
        assertEquals(List.of(busy, new Remark(Kind.SLOWED, 1.6)), Remarks.withWarmUp(List.of(busy), 1.6, null));
        assertEquals(List.of(busy), Remarks.withWarmUp(List.of(busy), 1.2, 0.5));
        assertEquals(List.of(busy), Remarks.withWarmUp(List.of(busy), null, null));
    }

    @Test
    void callsThatTheCapturedOnesUndercutWereNotWarmUnlessTheyWereEven() {
        Remark cold = new Remark(Kind.NOT_WARM, 2.5);
        assertEquals(List.of(cold), Remarks.withWarmUp(List.of(cold), 0.9, null), "perhaps the rest of a warm-up");
        assertEquals(List.of(cold), Remarks.withWarmUp(List.of(cold), null, null), "not known");
        assertEquals(List.of(cold), Remarks.withWarmUp(List.of(cold), 0.6, 1.1));
        assertEquals(List.of(new Remark(Kind.SLOWED, 2.5)), Remarks.withWarmUp(List.of(cold), 0.96, null));
        assertEquals(List.of(new Remark(Kind.SLOWED, 2.5)), Remarks.withWarmUp(List.of(cold), 0.6, 1.02), "the warm-up had been as fast");
    }

    @Test
    void captureCostFarAboveTheUsualIsSaid() {
        assertEquals(List.of(new Remark(Kind.CAPTURE_COST, 1.52)), remarks(TWO_PROCESSORS, 1000, 1.52, new Disturbance(0, 0)));
        assertEquals(List.of(), remarks(TWO_PROCESSORS, 1000, 1.5, new Disturbance(0, 0)), "capturing has its cost");
    }

    @Test
    void oneWayCallsAreSaidAndThoseThatNeverArrived() {
        Remark oneWay = new Remark(Kind.ONE_WAY, 1);
        assertEquals(List.of(oneWay), Remarks.of(run(TWO_PROCESSORS), List.of(oneWay(0)), calls(1000), 1000L, cost(0.2)),
                "captured calls are few, so that the server is not behind, and say nothing of warmth");
        assertEquals(List.of(oneWay, new Remark(Kind.LOST_CALLS, 7, 1600L)),
                Remarks.of(run(TWO_PROCESSORS), List.of(oneWay(7), oneWay(0)), calls(1000), 1600L, cost(null)));
    }

    @Test
    void failedAndUnmadeAndLateCallsAreRemarked() {
        assertEquals(List.of(new Remark(Kind.LOST_CALLS, 44, 1041L), new Remark(Kind.LATE_CALLS, 200)),
                Remarks.of(run(TWO_PROCESSORS), List.of(dropping(40), dropping(1)), new SteadyCalls(histogram(997, 10), Histogram.EMPTY,
                        histogram(3, 10), histogram(1000, 1000), histogram(1000, 200), 0, 0, 1), 1000L, cost(null)));
        assertEquals(List.of(), Remarks.of(run(TWO_PROCESSORS), List.of(dropping(0)), new SteadyCalls(histogram(1000, 10),
                Histogram.EMPTY, Histogram.EMPTY, histogram(1000, 1000), histogram(1000, 90), 0, 0, 1), 1000L, cost(null)));
    }

    @Test
    void ofEachKindTheLargestIsKeptTheGravestKindFirst() {
        Remark few = new Remark(Kind.FEW_CALLS, 500);
        assertEquals(List.of(new Remark(Kind.SLOWED, 3), few), Remarks.gravestFirst(
                Stream.of(few, new Remark(Kind.SLOWED, 2), new Remark(Kind.SLOWED, 3))));
    }

    @Test
    void whatTheRowHasItselfDoesNotMakeItsRatioRough() {
        List<Remark> busy = List.of(new Remark(Kind.BUSY, 0.5));
        assertTrue(Remarks.makeRough(busy, List.of()));
        assertFalse(Remarks.makeRough(busy, List.of(new Remark(Kind.BUSY, 0.3))));
        assertFalse(Remarks.makeRough(List.of(new Remark(Kind.CAPTURE_COST, 3)), List.of()), "it says nothing of the measured calls");
    }

    private static Fork captured(boolean stepped) {
        return captured(stepped, 0L);
    }

    private static Fork captured(boolean stepped, Long lostAtServer) {
        return new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, new Disturbance(0, 0),
                new Fork.Capture(10L, 20L, 2000L, null, 0L, new CapturedEnds(null, null, 20L, lostAtServer, null, stepped), null), null);
    }

    private static List<Remark> remarks(Map<String, String> environment, long calls, Double cost,
            Disturbance... disturbances) {
        List<Fork> forks = Stream.of(disturbances).map(each -> new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null,
                null, each, null, null)).toList();
        return Remarks.of(run(environment), forks, calls(calls), calls, cost(cost));
    }

    /** That of many calls. */
    private static CaptureCost cost(Double ratio) {
        return new CaptureCost(ratio, null, ratio == null ? 0 : 1000, ratio == null ? 0 : 1000, 1000);
    }

    private static Run run(Map<String, String> environment) {
        Plan plan = new Plan("p", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(),
                Behaviour.NOTHING))), List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        return new Run("r", plan, false, 1, environment, List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static Fork dropping(long calls) {
        return new Fork(1, "rmi", "rmi", "ping", null, 1, Fork.State.DONE, null, null, null, new Disturbance(0, 0), null, null, calls,
                null);
    }

    private static SteadyCalls calls(long count) {
        return new SteadyCalls(histogram(count, 10), Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, Histogram.EMPTY, 10 * count, 0, 1);
    }

    private static Histogram histogram(long count, long nanos) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (long i = 0; i < count; i++) {
            recorder.add(nanos);
        }
        return recorder.toHistogram();
    }
}
