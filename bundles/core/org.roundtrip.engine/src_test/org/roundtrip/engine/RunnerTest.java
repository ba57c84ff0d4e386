// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;

/** Whole runs, in memory. */
class RunnerTest {
    @TempDir
    private Path folder;

    @Test
    void aRunLeavesEveryCallInItsFolder() throws Exception {
        Trials trials = new Trials(folder);
        Run run = trials.run(Trials.plan(Trials.SHORT, ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork fork = run.forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state());
        assertNull(fork.lookupNanos(), "the trial provider looks nothing up");
        assertNotNull(fork.connectNanos());
        assertEquals(Files.exists(Path.of("/proc/stat")), fork.disturbance() != null, "Linux says what else was at work");
        assertEquals(Map.of(Phase.FIRST_CALL, 1, Phase.VERIFY, 16, Phase.WARM_UP, 5000, Phase.STEADY, 6000),
                trials.calls(fork));
        assertNull(fork.capture(), "the plan asks for none");
        assertNotNull(run.ended());
        Path files = folder.resolve("run/forks/001");
        assertFalse(Files.exists(files.resolve("server")) || Files.exists(files.resolve("client")), "scratch files");
        assertTrue(Files.readString(files.resolve("server.log")).contains("what a middleware prints"));
    }

    @Test
    void theVersionOfAProviderIsTheOneThatItsOptionsChoose() throws Exception {
        Protocol protocol = new Protocol(1, Amount.NONE, Amount.calls(10), 0, 60, 64, 7);
        Run run = new Trials(folder).run(new Plan("Versions", "", TrialProvider.CONTRACT,
                List.of(new ProviderChoice("trial", "usual", Map.of()), new ProviderChoice("trial", "other", Map.of("style", "fancy"))),
                protocol));
        assertEquals("1", run.environment().get("provider.usual.version"));
        assertEquals("2", run.environment().get("provider.other.version"));
    }

    @Test
    void serversThatOthersCanReachAreWarnedOf() throws Exception {
        Protocol protocol = new Protocol(1, Amount.NONE, Amount.calls(10), 0, 60, 64, 7);
        List<String> warned = new CopyOnWriteArrayList<>();
        Run run = new Trials(folder).start(new Plan("Open", "", TrialProvider.CONTRACT,
                List.of(new ProviderChoice("trial", "closed", Map.of()),
                        new ProviderChoice("trial", "one", Map.of("host", "0.0.0.0")),
                        new ProviderChoice("trial", "another", Map.of("host", "0.0.0.0"))), protocol), new RunListener() {
                            @Override
                            public void warned(String sentence) {
                                warned.add(sentence);
                            }
                        }).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(1, warned.size());
        assertTrue(warned.getFirst().contains("one, another") && !warned.getFirst().contains("closed"), warned::toString);
        assertTrue(Files.readString(folder.resolve("run/run.log")).contains(warned.getFirst()));
    }

    @Test
    void aRunNamesItsFloorBeforeItsFirstForkBegins() throws Exception {
        List<Run> read = new CopyOnWriteArrayList<>();
        List<Integer> stepsBefore = new CopyOnWriteArrayList<>();
        new Trials(folder).start(Trials.plan(Trials.SHORT, ""), new RunListener() {
            @Override
            public void progress(String what, int done, int of) {
                try {
                    read.add(RunFolder.open(folder.resolve("run")).run());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public void prepared() {
                stepsBefore.add(read.size());
            }
        }).await();
        assertEquals(1, stepsBefore.size(), "a window may come to rest once");
        assertEquals(Fork.State.PLANNED, read.get(stepsBefore.getFirst()).forks().getFirst().state(), "before the first fork");
        assertEquals(Fork.State.PLANNED, read.getFirst().forks().getFirst().state());
        assertEquals("trial", read.getFirst().environment().get(Run.FLOOR));
    }

    @Test
    void aQuickRunRecordsWhatItLeavesOutOfItsPlan() throws Exception {
        Studied studied = new Studied(List.of(new Series(10, 3, Summary.MEAN)));
        Plan plan = Trials.plan(Trials.SHORT.with(studied), "");
        Run run = new Trials(folder).runner.start(plan, true, folder.resolve("run"), RunListener.NONE).await();
        assertEquals(Studied.NONE, run.plan().protocol().studied());
        assertEquals(studied, LeftOut.of(RunFolder.open(folder.resolve("run")).run()));
        assertEquals(Studied.NONE, LeftOut.of(new Trials(folder).runner.start(plan, false, folder.resolve("whole"), RunListener.NONE).await()));
    }

    @Test
    void everyBlockHoldsEveryVariantOnceInSeededOrder() throws Exception {
        Protocol protocol = new Protocol(3, Amount.NONE, Amount.calls(10), 0, 60, 64, 11);
        List<Fork> forks = new Trials(folder).run(Trials.plan(protocol, "", "none", "nothing")).forks();
        assertEquals(9, forks.size());
        for (int block = 0; block < 3; block++) {
            Set<String> variants = forks.subList(block * 3, block * 3 + 3).stream().map(Fork::variant)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(Set.of("trial ", "trial none", "trial nothing"), variants);
        }
        assertEquals(forks.stream().map(Fork::variant).toList(),
                ForkOrder.of(Trials.plan(protocol, "", "none", "nothing"), 3).stream().map(Fork::variant).toList());
    }

    @Test
    void timeEndsAPhaseWithoutACountOfCalls() throws Exception {
        Trials trials = new Trials(folder);
        Run run = trials.run(Trials.plan(
                new Protocol(1, Amount.seconds(0.05), Amount.seconds(0.05), 0, 60, 64, 7), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertTrue(trials.calls(run.forks().getFirst()).get(Phase.STEADY) > 0);
    }

    @Test
    void theLogIsInTheFolderOfTheRun() throws Exception {
        Run run = new Trials(folder).run(Trials.plan(Trials.SHORT, "server-start:throw"));
        assertEquals(Run.Outcome.FAILED, run.outcome());
        List<String> lines = new RunLogReader(RunFolder.open(folder.resolve("run")).log()).next();
        assertTrue(lines.contains("trial server-start:throw: contract was compiled before"), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.matches("trial server-start:throw, twice, fork 1: server is process \\d+, client \\d+")),
                lines.toString());
        assertEquals(run.message(), lines.getLast());
    }

    @Test
    void theListenerIsCalledForEveryChangeOnOneThread() throws Exception {
        List<String> states = new CopyOnWriteArrayList<>();
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        new Trials(folder).start(Trials.plan(Trials.SHORT, ""), new RunListener() {
            @Override
            public void changed(Run run) {
                threads.add(Thread.currentThread());
                states.add(run.outcome() + " " + run.forks().getFirst().state());
            }
        }).await();
        assertEquals(List.of("RUNNING RUNNING", "RUNNING RUNNING", "RUNNING RUNNING", "RUNNING RUNNING", "RUNNING DONE", "DONE DONE"), states,
                "begun, opened, measured, served, ended");
        assertEquals(1, threads.size());
    }

    /** The run begins when it was asked for, not after its checks: its folder is named after the same moment. */
    @Test
    void aListenerThatFailsDisturbsNothing() throws Exception {
        Instant asked = Instant.parse("2026-03-04T05:06:07.999Z");
        RunListener failing = new RunListener() {
            @Override
            public void changed(Run changed) {
                throw new IllegalStateException("on purpose");
            }
        };
        Run run = new Trials(folder).runner.start(Trials.plan(Trials.SHORT, ""), false, asked, began -> folder.resolve("run"), failing,
                Turn.REFUSE).await();
        assertEquals(Run.Outcome.DONE, run.outcome());
        assertEquals(asked, run.started());
    }

    @Test
    void anotherRunMustWaitAndMayFollow() throws Exception {
        Trials trials = new Trials(folder);
        Plan plan = Trials.plan(Trials.SHORT, "");
        RunHandle first = trials.start(Trials.plan(Trials.SHORT, "server-start:hang"), RunListener.NONE);
        RefusedException refused = assertThrows(RefusedException.class,
                () -> trials.runner.start(plan, false, folder.resolve("second"), RunListener.NONE));
        assertTrue(refused.getMessage().contains("Another"), refused.getMessage());
        assertFalse(Files.exists(folder.resolve("second")));
        first.cancel();
        first.await();
        assertEquals(Run.Outcome.DONE,
                trials.runner.start(plan, false, folder.resolve("second"), RunListener.NONE).await().outcome());
    }
}
