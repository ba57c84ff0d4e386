// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.load.Load;
import org.roundtrip.provider.ProviderInfo;

/** The engine verifies and measures a server and a client in C++, and reads the journals that the client writes. */
@Tag("kit")
@Tag("night")
class CppTrialTest {
    private static final ProviderInfo INFO = new ProviderInfo("cpptrial", "Trial", "Socket", "TCP", "1", "EPL-2.0", false, "", 0,
            false, false, true, List.of());
    private static final int MEASURED = 100;
    /** From here on a journal rounds durations. */
    private static final long EXACT = 1 << 29;
    /** All tests compile the same program, once. */
    @TempDir
    private static Path folder;
    private final Subject subject = new Subject(INFO, new CppTrial(), folder, true);
    private final MeasuredRuns runs = new MeasuredRuns(subject, new LazyGroup(2));

    @Test
    void theEngineVerifiesAndMeasuresHalvesInCpp() throws Exception {
        RunFolder run = runs.loopback.get();
        Fork fork = run.run().forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state());
        assertTrue(fork.prepareNanos() > 0, "preparing took some time");
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            List<Long> calls = Stream.of(Phase.FIRST_CALL, Phase.VERIFY, Phase.WARM_UP, Phase.STEADY, Phase.CONNECT, Phase.CAPTURE)
                    .map(phase -> journal.blocks().stream().filter(block -> block.phase() == phase)
                            .mapToLong(JournalReader.Block::count).sum()).toList();
            long warmUp = calls.get(2);
            assertTrue(warmUp >= MeasuredRuns.WARM_UP.calls(), () -> warmUp + " calls of at least " + MeasuredRuns.WARM_UP.calls());
            assertEquals(List.of(1L, 16L, warmUp, (long) MEASURED, (long) MeasuredRuns.CONNECTIONS,
                    (long) MeasuredRuns.CALLS), calls);
            assertTrue(journal.blocks().stream().allMatch(JournalReader.Block::closed), "all checksums are right");
        }
    }

    @Test
    void halvesInCppWarmUpUntilSteady() throws Exception {
        RunFolder run = runs.warmedUp("steady", new WarmUp.Steady(0, 5));
        Fork.WarmedUp warmedUp = run.run().forks().getFirst().warmedUp();
        assertNull(warmedUp.jitShare(), "nothing is compiled in C++");
        try (JournalReader journal = JournalReader.open(run.journal(run.run().forks().getFirst()))) {
            List<JournalReader.Block> windows = journal.blocks().stream().filter(block -> block.phase() == Phase.WARM_UP).toList();
            assertEquals(warmedUp.calls(), windows.stream().mapToLong(JournalReader.Block::count).sum());
            assertTrue(windows.stream().filter(block -> block.firstCall() == 0).count() >= 7, "windows are phases of their own");
        }
    }

    @Test
    void callersInCppThatThinkLeaveGaps() throws Exception {
        RunFolder run = runs.underLoad("thinking", new Load.Closed(4, 500, true, false));
        long[] end = new long[4];
        int[] count = new int[4];
        each(run, (number, block, call) -> {
            assertEquals(block.caller(), block.connection());
            assertEquals(Outcome.ANSWERED, call.outcome());
            assertTrue(call.startNanos() > end[block.caller()], "a caller's calls do not overlap");
            end[block.caller()] = call.endNanos();
            count[block.caller()]++;
        });
        assertEquals(List.of(25, 25, 25, 25), List.of(count[0], count[1], count[2], count[3]));
    }

    @Test
    void callsArriveInCppAtARate() throws Exception {
        RunFolder run = runs.underLoad("arriving", new Load.Open(2000, new Load.Constant(), 4, false));
        assertEquals(0, run.run().forks().getFirst().droppedCalls());
        long[] first = new long[1];
        int[] count = new int[1];
        each(run, (number, block, call) -> {
            assertEquals(JournalFormat.INTERVALS, block.form());
            assertTrue(call.latenessNanos() >= 0, "each call was to be made at some moment");
            long moment = call.startNanos() - call.latenessNanos();
            first[0] = first[0] == 0 && call.latenessNanos() < EXACT ? moment : first[0];
            assertTrue(call.latenessNanos() >= EXACT || (moment - first[0]) % 500_000 == 0,
                    "the moments are half a millisecond apart");
            count[0]++;
        });
        assertEquals(MEASURED, count[0]);
    }

    @Test
    void tenFailuresInARowEndAPhaseInCpp() throws Exception {
        Shape text = new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1);
        Contract contract = new Contract("Dead", List.of(Drawing.of("note", text).echo().orElseThrow()));
        Trial trial = subject.trial("dead", contract, Map.of(), new ExpectedDigests(subject.thorough()));
        try (Forked server = trial.server(0); Forked client = trial.client(contract.operations().getFirst().name())) {
            ControlLine address = server.start();
            client.ask(ControlLine.of("prepare"));
            client.ask(new ControlLine("open", address.values()));
            server.close();
            ControlLine answer = client.answer(ProcessCases.measure(100));
            assertEquals("failed", answer.word());
            client.stop();
        }
        try (JournalReader journal = JournalReader.open(trial.journal())) {
            List<Outcome> outcomes = new ArrayList<>();
            new MergedCalls(journal).takeNew((number, block, call) -> outcomes.add(call.outcome()));
            assertEquals(Collections.nCopies(10, Outcome.FAILURE), outcomes);
        }
    }

    private static void each(RunFolder run, MergedCalls.Consumer measured) throws IOException {
        try (JournalReader journal = JournalReader.open(run.journal(run.run().forks().getFirst()))) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (block.phase() == Phase.STEADY) {
                    measured.accept(number, block, call);
                }
            });
        }
    }
}
