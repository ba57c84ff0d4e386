// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Run;

/** When a workbench is killed, its run folder remains and none of its processes. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
@Timeout(600)
class KilledEngineTest {
    @TempDir
    private Path folder;

    @Test
    void leavesARunThatOpensAndNoProcess() throws Exception {
        leavesNothing(Network.Loopback.MODE, 3);
    }

    /** @param processes server, its child and client, the holders of two or three name spaces, and a switch */
    @ParameterizedTest
    @Tag("night")
    @Tag("tool")
    @CsvSource({"wire, 5", "ethernet-100, 7"})
    void leavesNothing(String network, int processes) throws Exception {
        Optional<String> missing = NetworkAbility.missing(Network.of(network, 0));
        assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
        Trials trials = new Trials(folder);
        Process engine = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), EngineMain.class.getName(), folder.toString(), "family", network)
                .redirectErrorStream(true).redirectOutput(Redirect.to(folder.resolve("out").toFile())).start();
        try {
            Trials.until(() -> {
                assertTrue(engine.isAlive(), () -> Trials.read(folder.resolve("out")));
                return Files.exists(folder.resolve("run/run.json")) && trials.callsSoFar(first()).getOrDefault(Phase.STEADY, 0) >= 1000;
            });
            List<ProcessHandle> family = engine.descendants().toList();
            Matcher child = Pattern.compile("child (\\d+)").matcher(Trials.read(folder.resolve("run/forks/001/server.log")));
            assertTrue(child.find());
            assertTrue(family.stream().anyMatch(each -> each.pid() == Long.parseLong(child.group(1))),
                    "the server's child is among " + family);
            assertEquals(processes, family.size(), () -> family.toString());

            engine.destroyForcibly().waitFor();
            for (ProcessHandle each : family) {
                each.onExit().get();
                assertFalse(each.isAlive());
            }
        } finally {
            Stream.concat(engine.descendants(), Stream.of(engine.toHandle())).forEach(ProcessHandle::destroyForcibly);
        }
        Run run = RunFolder.open(folder.resolve("run")).run();
        assertEquals(Run.Outcome.INTERRUPTED, run.outcome());
        assertEquals(List.of(Fork.State.CANCELLED, Fork.State.PLANNED), run.forks().stream().map(Fork::state).toList());
        assertTrue(trials.calls(run.forks().getFirst()).get(Phase.STEADY) >= 1000);
    }

    private Fork first() throws Exception {
        return RunFolder.open(folder.resolve("run")).run().forks().getFirst();
    }
}
