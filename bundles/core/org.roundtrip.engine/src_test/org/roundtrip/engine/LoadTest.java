// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;

/** Runs under load. */
class LoadTest {
    private static final Protocol PROTOCOL = new Protocol(1, Amount.calls(800), Amount.calls(1600), 0, 60, 64, 7);

    @TempDir
    private Path folder;

    @Test
    void callersShareTheCallsOfAPhaseAndEachHasAConnection() throws Exception {
        Fork fork = run(new Load.Closed(8));
        Map<Integer, Integer> calls = new TreeMap<>();
        try (JournalReader journal = journal(fork)) {
            journal.blocks().stream().filter(block -> block.phase() == Phase.STEADY).forEach(block -> {
                calls.merge(block.caller(), block.count(), Integer::sum);
                assertEquals(block.caller(), block.connection());
            });
        }
        assertEquals(IntStream.range(0, 8).boxed().toList(), List.copyOf(calls.keySet()));
        assertTrue(calls.values().stream().allMatch(count -> count == 200), calls.toString());
        assertNull(fork.droppedCalls(), "nothing is dropped by a closed load");
        assertTrue(Trials.read(folder.resolve("run/run.log")).contains("the servant served 2417 calls, the client made 2417"),
                "no call is lost or made twice");
        assertNotNull(fork.prepareNanos());
    }

    @Test
    void callersThatThinkLeaveGaps() throws Exception {
        Fork fork = run(new Load.Closed(2, 500, true, true));
        long[] end = new long[2];
        long[] gap = new long[1];
        each(fork, (number, block, call) -> {
            gap[0] += end[block.caller()] == 0 ? 0 : call.startNanos() - end[block.caller()];
            end[block.caller()] = call.endNanos();
        });
        assertTrue(gap[0] > 1598 * 400_000L, "a mean of more than 400 µs: " + gap[0] / 1598);
    }

    @Test
    void callsArriveAtARateWhoeverIsFree() throws Exception {
        Fork fork = run(new Load.Open(2000, new Load.Poisson(), 4, false));
        int[] count = new int[1];
        each(fork, (number, block, call) -> {
            count[0]++;
            assertTrue(call.latenessNanos() >= 0, "each call was to be made at some moment");
        });
        assertEquals(1600, count[0]);
        assertEquals(0, fork.droppedCalls());
    }

    @Test
    void aServantThatStallsMakesAllCallsWait() throws Exception {
        Contract contract = new Contract("Stalls", TrialProvider.CONTRACT.operations().stream().map(operation -> new Operation(
                operation.name(), operation.parameters(), operation.result(), operation.exceptions(), operation.behaviour(),
                false, new Work(200, 1000, 300), 0)).toList());
        Plan plan = Trials.plan(PROTOCOL.with(new Load.Open(1000, new Load.Constant(), 4, false)), "");
        Run run = new Trials(folder).run(new Plan(plan.name(), "", contract, plan.providers(),
                new Protocol(1, Amount.NONE, Amount.calls(1500), 0, 60, 64, 7).with(plan.protocol().load())));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        int[] slow = new int[1];
        int[] late = new int[1];
        each(run.forks().getFirst(), (number, block, call) -> {
            assertTrue(call.nanos() >= 200_000, "each call takes the time that the servant spends");
            slow[0] += call.nanos() > 150_000_000 ? 1 : 0;
            late[0] += call.latenessNanos() > 50_000_000 ? 1 : 0;
        });
        assertTrue(slow[0] >= 1, "the calls that were in flight: " + slow[0]);
        assertTrue(late[0] >= 50, "those that arrived meanwhile were made late: " + late[0]);
    }

    @Test
    void aSweepMeasuresEachStepInEachBlock() throws Exception {
        Contract two = new Contract("Sweep", TrialProvider.CONTRACT.operations().subList(0, 1));
        Sweep sweep = new Sweep("callers", List.of(1, 3));
        Plan plan = Trials.plan(new Protocol(2, Amount.NONE, Amount.calls(600), 0, 60, 64, 7), "");
        Run run = new Trials(folder).run(new Plan(plan.name(), "", two, plan.providers(), plan.protocol(), Optional.of(sweep)));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (int block = 1; block <= 2; block++) {
            int number = block;
            assertEquals(sweep.steps(), run.forks().stream().filter(fork -> fork.repetition() == number).map(Fork::step).sorted().toList());
        }
        for (Fork fork : run.forks()) {
            try (JournalReader journal = journal(fork)) {
                assertEquals(fork.step().value(), journal.blocks().stream().filter(block -> block.phase() == Phase.STEADY)
                        .map(block -> block.caller()).distinct().count());
            }
        }
    }

    private Fork run(Load load) throws Exception {
        Run run = new Trials(folder).run(Trials.plan(PROTOCOL.with(load), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(load, run.plan().protocol().load());
        return run.forks().getFirst();
    }

    private void each(Fork fork, MergedCalls.Consumer steady) throws IOException {
        try (JournalReader journal = journal(fork)) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (block.phase() == Phase.STEADY) {
                    steady.accept(number, block, call);
                }
            });
        }
    }

    private JournalReader journal(Fork fork) throws IOException {
        return JournalReader.open(RunFolder.open(folder.resolve("run")).journal(fork));
    }
}
