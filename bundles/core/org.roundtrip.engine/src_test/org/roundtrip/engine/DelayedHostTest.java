// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.tests.shapes.SshServer;

/** Runs with the server on a host behind a delay, in network name spaces and as the user who runs the tests. */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
@Tag("process")
@Tag("tool")
@Tag("night")
class DelayedHostTest {
    private static final long DELAY_NANOS = DelayedLab.DELAY_MICROS * 1000L;
    @TempDir
    private static Path folder;

    @BeforeAll
    static void run() throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        assumeTrue(NetworkSpace.possible(), "network name spaces cannot be made here");
        Path said = folder.resolve("said");
        Process lab = new ProcessBuilder(DelayedLab.command(folder)).redirectErrorStream(true)
                .redirectOutput(said.toFile()).start();
        try {
            assertEquals(0, lab.waitFor(), () -> Trials.read(said));
        } finally {
            lab.descendants().forEach(ProcessHandle::destroyForcibly);
            lab.destroyForcibly();
        }
    }

    @Test
    void packetsOfBothEndsShowTheDelayOfEachWay() throws Exception {
        RunFolder folder = RunFolder.open(DelayedHostTest.folder.resolve("run-1"));
        Run run = folder.run();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork fork = run.forks().getFirst();
        assertEquals(50, Trials.calls(folder, fork).get(Phase.STEADY));
        CapturedEnds ends = fork.capture().ends();
        assertNull(ends.clientMissing());
        assertNull(ends.serverMissing());
        assertEquals(DelayedLab.CALLS, fork.capture().calls());
        BothEnds packets = BothEnds.of(folder.capture(fork), folder.serverCapture(fork), new ClockBounds());
        assertTrue(packets.matched() >= 2 * DelayedLab.CALLS, packets.matched() + " packets");
        long there = packets.medianWay(true, ends.clock()).orElseThrow();
        long back = packets.medianWay(false, ends.clock()).orElseThrow();
        // Both ways together do not depend on the clocks.
        assertTrue(there + back >= 2 * DELAY_NANOS, there + " and " + back + " ns");
        long bound = ends.clock().boundNanos();
        assertTrue(there >= DELAY_NANOS - bound && back >= DELAY_NANOS - bound, there + " and " + back + " ns, " + ends);
        // One machine has one clock.
        assertTrue(Math.abs(ends.clock().offsetNanos()) <= bound, ends::toString);
    }

    @Test
    void aFirewallBetweenIsNamed() throws Exception {
        assumeTrue(Files.exists(folder.resolve("run-2")), "nftables makes no firewall here");
        Run run = RunFolder.open(folder.resolve("run-2")).run();
        assertEquals(Run.Outcome.FAILED, run.outcome());
        String error = run.forks().getFirst().error();
        assertTrue(error.matches("While .*, no connection to 192[.]0[.]2[.]2, port \\d+, comes through from this machine[.] A"
                + " firewall seems to be between: .*"), error);
    }
}
