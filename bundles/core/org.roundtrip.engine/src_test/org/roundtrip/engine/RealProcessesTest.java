// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.machine.Topology;
import org.roundtrip.engine.machine.Way;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/** What only real processes show; all else is shown in memory, which is quicker. */
@Tag("process")
@Timeout(600)
class RealProcessesTest {
    private static final Protocol ENDLESS = new Protocol(1, Amount.NONE, Amount.seconds(600), 0, 60, 64, 7);
    @TempDir
    private Path folder;

    @Test
    @Tag("tool")
    void aRunLeavesItsCallsItsPacketsAndWhatItsProcessesPrinted() throws Exception {
        Trials trials = trials();
        Run run = trials.run(Trials.plan(new Protocol(1, Amount.calls(5000), Amount.calls(6000), 200, 60, 64, 7), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork fork = run.forks().getFirst();
        assertEquals(6000, trials.calls(fork).get(Phase.STEADY));
        Path files = folder.resolve("run/forks/001");
        if (fork.capture().missing() == null) {
            assertEquals(200, fork.capture().calls());
            assertTrue(fork.capture().packets() >= 400, "a request and a response each: " + fork.capture());
            assertTrue(Files.size(files.resolve("packets.pcapng")) > 0);
            assertEquals(200, trials.calls(fork).get(Phase.CAPTURE));
        }
        Map<String, String> environment = run.environment();
        for (String name : List.of("cpu.count", "os.kernel", "java.version", "clock.timerCostNanos",
                "clock.timerGranularityNanos", "provider.trial .contract")) {
            assertNotNull(environment.get(name), name + " in " + environment);
        }
        assertTrue(environment.get("provider.trial .server").contains("-Xmx64m"), environment.toString());
        assertEquals("true", environment.get("provider.trial .TCP_NODELAY"));
        assertEquals(Files.exists(Path.of("/proc/stat")), fork.disturbance() != null, "Linux says what else was at work");
        assertFalse(Files.exists(files.resolve("server")));
        assertFalse(Files.exists(files.resolve("client")));
        assertTrue(Files.readString(files.resolve("server.log")).contains("what a middleware prints"));
    }

    @Test
    void aPlanPlacesTheThreadsOfItsForks() throws Exception {
        Placing placing = Topology.here().placings().get(Way.ONE);
        assumeTrue(placing != null, "there is one processor only");
        Run run = trials().run(Trials.plan(Trials.SHORT.with(Placement.ONE), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(placing.recorded(), run.placement());
        Fork.Disturbance disturbance = run.forks().getFirst().disturbance();
        assertEquals(placing.client(), disturbance.client().processors());
        assertEquals(placing.server(), disturbance.server().processors());
        assertTrue(run.environment().get("provider.trial .client").contains("-XX:ActiveProcessorCount="), "whatever the list");
    }

    @Test
    @Tag("tool")
    void whatCapturesKeepsOffTheCalls() throws Exception {
        Placing placing = Topology.here().placings().get(Way.ONE);
        assumeTrue(placing != null, "there is one processor only");
        Run run = trials().run(Trials.plan(new Protocol(1, Amount.calls(500), Amount.calls(600), 20, 60, 64, 7).with(Placement.ONE), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assumeTrue(run.forks().getFirst().capture().missing() == null, "packets cannot be captured here");
        assertEquals(placing.rest(), run.environment().get("capture.processors"));
    }

    @Test
    void aJvmThatRunsOutOfMemorySaysSo() throws Exception {
        String error = trials().errorOf(Trials.SHORT, "client-prepare:memory");
        assertTrue(error.contains("preparing the client") && error.contains("ran out of memory"), error);
    }

    @Test
    void aJvmThatDoesNotStartIsNamedWithWhatItSaid() throws Exception {
        String error = Trials.real(folder, new TrialProvider() {
            @Override
            public Launch server(Compiled compiled, Map<String, String> options) {
                Launch.Jvm usual = (Launch.Jvm) super.server(compiled, options);
                return new Launch.Jvm(usual.half(), usual.classPath(), List.of("-XX:+NoSuchFlag"));
            }
        }).errorOf(Trials.SHORT, "");
        assertTrue(error.contains("status 1") && error.contains("NoSuchFlag"), error);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aKilledProcessIsToldByItsSignal() throws Exception {
        Trials trials = trials();
        RunHandle handle = trials.start(Trials.plan(ENDLESS, ""), RunListener.NONE);
        measuring(trials, handle);
        Matcher pid = Pattern.compile("client (\\d+)").matcher(Trials.read(folder.resolve("run/run.log")));
        assertTrue(pid.find());
        ProcessHandle.of(Long.parseLong(pid.group(1))).orElseThrow().destroyForcibly();
        Run run = handle.await();
        Trials.assertNothingLeft();
        String error = run.forks().getFirst().error();
        assertTrue(error.contains("measuring") && error.contains("client") && error.contains("signal 9"), error);
        assertTrue(trials.calls(run.forks().getFirst()).get(Phase.STEADY) > 0);
    }

    /** The server has started a process of its own. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aCancelLeavesNoProcess() throws Exception {
        Trials trials = trials();
        RunHandle handle = trials.start(Trials.plan(ENDLESS, "family"), RunListener.NONE);
        measuring(trials, handle);
        assertEquals(3, Trials.processes(ProcessHandle.current().pid()).size());
        handle.cancel();
        assertEquals(Run.Outcome.CANCELLED, handle.await().outcome());
        Trials.assertNothingLeft();
        assertEquals(Fork.State.CANCELLED, RunFolder.open(folder.resolve("run")).run().forks().getFirst().state());
    }

    private Trials trials() {
        return Trials.real(folder, new TrialProvider());
    }

    private static void measuring(Trials trials, RunHandle handle) throws Exception {
        Fork fork = handle.folder().run().forks().getFirst();
        Trials.until(() -> trials.callsSoFar(fork).getOrDefault(Phase.STEADY, 0) >= 100);
    }
}
