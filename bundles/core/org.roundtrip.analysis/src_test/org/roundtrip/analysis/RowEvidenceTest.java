// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.OfferedRate;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.steady.Batches;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Evidence.Kind;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.CheckedMachine;

class RowEvidenceTest {
    private static final ForkSteady STEADY = fork(DoubleStream.generate(() -> 100).limit(400).toArray());
    private static final ForkSteady CHANGING = fork(DoubleStream.concat(DoubleStream.generate(() -> 100).limit(300),
            DoubleStream.generate(() -> 50).limit(100)).toArray());
    private static final ForkSteady SHORT = fork(DoubleStream.generate(() -> 100).limit(50).toArray());

    private static ForkSteady fork(double... series) {
        return ForkSteady.of(new Batches(1, 0, series, series), 0);
    }

    private static List<Evidence> others(Disturbance... disturbances) {
        return new RowEvidence().others(run(Map.of()), Stream.of(disturbances).map(each -> fork(each, null, null, null)).toList()).found();
    }

    private static Run run(Map<String, String> environment) {
        Plan plan = new Plan("p", "", new Contract("C", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        return new Run("r", plan, false, 1, environment, List.of(), Run.Outcome.DONE, "", Instant.EPOCH, null);
    }

    private static Fork fork(Disturbance disturbance, Fork.Capture capture, Long lost, Long dropped) {
        return new Fork(1, "rmi", "rmi", "ping", null, 1, Fork.State.DONE, null, null, null, disturbance, capture, lost, dropped, null);
    }

    @Test
    void whatCrossesNoThresholdIsNoEvidence() {
        assertEquals(List.of(), new RowEvidence().failures(0, 0).load(Optional.empty(), SteadyCalls.NONE).calls(20)
                .steadiness(List.of(STEADY, STEADY)).medians(List.of(100.0, 109.0)).others(run(Map.of()), List.of()).found());
        assertEquals(List.of(), others(new Disturbance(0.1, 0.02), null));
    }

    @Test
    void othersShareOfTheProcessorsIsAMeanOverForksOfTheBusierEnd() {
        assertEquals(List.of(new Evidence(Kind.BUSY, 0.4, CheckedMachine.BUSY)), others(new Disturbance(0.5, 0.1), new Disturbance(0.2, 0), null));
        assertEquals(List.of(new Evidence(Kind.BUSY, 0.5, CheckedMachine.BUSY)), others(new Disturbance(0.01, 0, new Disturbance(0.25, 0.25))));
        assertEquals(List.of(new Evidence(Kind.BUSY, 0.03, CheckedMachine.STOLEN)), others(new Disturbance(0.01, 0.03)));
    }

    @Test
    void aFloorThatChangedDuringTheRunDisturbsAllOfIt() {
        assertEquals(List.of(new Evidence(Kind.FLOOR_DRIFT, 1.25, Run.MOST_DRIFT)), new RowEvidence().others(run(Map.of(Run.DRIFT, "0.8")), List.of()).found());
        assertEquals(List.of(), new RowEvidence().others(run(Map.of(Run.DRIFT, "1.09")), List.of()).found());
    }

    @Test
    void aRowIsWhatMostOfItsForksAre() {
        assertEquals(List.of(new Evidence(Kind.UNSTEADY_FORKS, 1, 0.5)), new RowEvidence().steadiness(List.of(CHANGING)).found());
        assertEquals(List.of(new Evidence(Kind.UNSTEADY_FORKS, 2, 1.5)), new RowEvidence().steadiness(List.of(CHANGING, STEADY, CHANGING)).found());
        assertEquals(List.of(new Evidence(Kind.SHORT_FORKS, 2, 1)), new RowEvidence().steadiness(List.of(SHORT, SHORT)).found());
        assertEquals(List.of(), new RowEvidence().steadiness(List.of(CHANGING, STEADY)).found());
    }

    @Test
    void onlyWhatIsUnsteadyForNoKnownReasonIsWorthAnotherFork() {
        assertTrue(new RowEvidence().steadiness(List.of(CHANGING)).onlyUnsteady());
        assertFalse(new RowEvidence().steadiness(List.of(STEADY)).onlyUnsteady());
        assertFalse(new RowEvidence().warmUp(List.of(warmedUp(false))).steadiness(List.of(CHANGING)).onlyUnsteady());
        Fork busy = fork(new Disturbance(0.5, 0), null, null, null);
        assertFalse(new RowEvidence().steadiness(List.of(CHANGING)).others(run(Map.of()), List.of(busy)).onlyUnsteady());
    }

    @Test
    void aWarmUpThatReachedItsLimitIsSaid() {
        Fork cold = warmedUp(false);
        assertEquals(List.of(new Evidence(Kind.COLD_FORKS, 1, 0.2)), new RowEvidence().warmUp(List.of(cold, warmedUp(true))).found());
        assertEquals(List.of(), new RowEvidence().warmUp(List.of(fork(null, null, null, null))).found(), "a fixed amount has no end to reach");
    }

    private static Fork warmedUp(boolean reached) {
        return new Fork(1, "rmi", "rmi", "ping", null, 1, Fork.State.DONE, null, null, null, new Fork.WarmedUp(reached, 30, 5000, 0.1, 0.2),
                null, null, null, null, null, null);
    }

    @Test
    void forksThatLieApartAreSaidHoweverManyAgree() {
        assertEquals(List.of(new Evidence(Kind.FORKS_APART, 1.5, RowEvidence.APART)),
                new RowEvidence().medians(List.of(100.0, 101.0, 150.0)).found());
        assertEquals(List.of(), new RowEvidence().medians(List.of(100.0)).found());
    }

    @Test
    void theGravestComesFirst() {
        OfferedRate slow = new OfferedRate(1000, 480);
        assertEquals(List.of(new Evidence(Kind.FAILED_FORKS, 1, 0), new Evidence(Kind.LOST_CALLS, 7, 0),
                new Evidence(Kind.NOT_HELD, 0.48, OfferedRate.HELD), new Evidence(Kind.FEW_CALLS, 19, 20)),
                new RowEvidence().calls(19).load(Optional.of(slow), SteadyCalls.NONE).failures(1, 7).found());
    }

    @Test
    void lateCallsAreMeasuredByTheResponse() {
        SteadyCalls late = new SteadyCalls(histogram(10), Histogram.EMPTY, Histogram.EMPTY, histogram(1000), histogram(200), 0, 0, 1);
        assertEquals(List.of(new Evidence(Kind.LATE_CALLS, 200, 100)), new RowEvidence().load(Optional.empty(), late).found());
    }

    @Test
    void circumstancesAreInTheDetailsOnly() {
        Run run = run(Map.of("provider.rmi.kept", "container,database"));
        Fork.Capture lossy = new Fork.Capture(10L, 20L, 2000L, null, 1L, new CapturedEnds(null, null, 20L, 4L, null, false), null);
        List<Evidence> found = new RowEvidence().circumstances(run, List.of(fork(null, lossy, 0L, null))).found();
        assertEquals(List.of(new Evidence(Kind.KEPT_SERVER, 2, 0), new Evidence(Kind.LOST_PACKETS, 5, 0), new Evidence(Kind.ONE_WAY, 1, 0)), found);
        assertEquals(0, found.stream().filter(each -> each.kind().state().isPresent()).count());
    }

    /** Of a thousand calls that all took as long. */
    private static Histogram histogram(long nanos) {
        Histogram.Recorder recorder = new Histogram.Recorder();
        for (int i = 0; i < 1000; i++) {
            recorder.add(nanos);
        }
        return recorder.toHistogram();
    }
}
