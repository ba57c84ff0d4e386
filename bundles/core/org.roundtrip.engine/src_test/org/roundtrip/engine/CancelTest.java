// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;

/** A cancelled run ends long before any of its time-outs, leaves no process and keeps what it recorded. */
@Timeout(600)
class CancelTest {
    private static final int PATIENCE = 3600;

    @TempDir
    private Path folder;

    @Test
    void whileCompiling() throws Exception {
        CountDownLatch compiling = new CountDownLatch(1);
        Trials trials = new Trials(folder, new TrialProvider() {
            @Override
            public Compiled compile(Contract contract, CompileSetting setting)
                    throws InterruptedException {
                compiling.countDown();
                new CountDownLatch(1).await();
                return null;
            }
        });
        RunHandle handle = trials.start(Trials.plan(Trials.SHORT, ""), RunListener.NONE);
        compiling.await();
        assertCancelled(trials, handle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"server-start:hang", "client-prepare:hang", "client-open:hang", "server-call:hang:0",
        "server-call:hang:5", "client-call:hang:5", "server-call:hang:100", "client-call:hang:100", "client-close:hang",
        "server-close:hang"})
    void whileSomeoneHangs(String fault) throws Exception {
        Protocol patient = new Protocol(1, Amount.calls(20), Amount.calls(300), 0, PATIENCE, 64, 7);
        Trials trials = new Trials(folder);
        RunHandle handle = trials.start(Trials.plan(patient, fault), RunListener.NONE);
        trials.memory.signs().awaitHanging();
        assertCancelled(trials, handle);
    }

    @ParameterizedTest
    @EnumSource(value = Phase.class, names = {"WARM_UP", "STEADY"})
    void whileCallsAreMade(Phase phase) throws Exception {
        Amount endless = Amount.seconds(PATIENCE);
        Protocol protocol = new Protocol(1, phase == Phase.WARM_UP ? endless : Amount.NONE,
                phase == Phase.STEADY ? endless : Amount.calls(10), 0, PATIENCE, 64, 7);
        Trials trials = new Trials(folder);
        RunHandle handle = trials.start(Trials.plan(protocol, ""), RunListener.NONE);
        trials.memory.signs().awaitCalls(1 + 16 + 100 + 1);
        assertCancelled(trials, handle);
        assertTrue(trials.calls(handle.folder().run().forks().getFirst()).get(phase) >= 100);
    }

    @Test
    void forksThatNeverBeganAreCancelledAndThoseDoneStayDone() throws Exception {
        Protocol protocol = new Protocol(3, Amount.NONE, Amount.calls(10), 0, 60, 64, 7);
        CompletableFuture<RunHandle> handle = new CompletableFuture<>();
        Trials trials = new Trials(folder);
        handle.complete(trials.start(Trials.plan(protocol, ""), trials.onLog(".*, fork 2: .*", line -> {
            handle.join().cancel();
            handle.join().cancel();
        })));
        Run run = handle.join().await();
        assertEquals(Run.Outcome.CANCELLED, run.outcome());
        assertEquals(Fork.State.DONE, run.forks().getFirst().state());
        assertEquals(Fork.State.CANCELLED, run.forks().getLast().state());
    }

    @Test
    void afterTheEndChangesNothing() throws Exception {
        Trials trials = new Trials(folder);
        Plan plan = Trials.plan(Trials.SHORT, "");
        RunHandle handle = trials.start(plan, RunListener.NONE);
        Run run = handle.await();
        handle.cancel();
        assertEquals(Run.Outcome.DONE, run.outcome());
        assertEquals(Run.Outcome.DONE,
                trials.runner.start(plan, false, folder.resolve("next"), RunListener.NONE).await().outcome());
    }

    private void assertCancelled(Trials trials, RunHandle handle) throws Exception {
        handle.cancel();
        Run run = handle.await();
        trials.assertEnded();
        assertEquals(Run.Outcome.CANCELLED, run.outcome(), run.message());
        assertEquals(Fork.State.CANCELLED, run.forks().getFirst().state());
        assertNull(run.forks().getFirst().error());
        assertEquals(run, RunFolder.open(folder.resolve("run")).run());
    }
}
