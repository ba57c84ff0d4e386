// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Runs whose sides are on hosts: a real OpenSSH server on this machine under two names. */
class HostRunTest extends LabTests {
    private static final int PATIENCE_SECONDS = 60;

    @Test
    void eachSideCanBeOnAHost() throws Exception {
        assertDone(new ProviderChoice("server there", HERE, HERE.at("lab2")),
                new ProviderChoice("client there", HERE.at("lab3"), HERE));
    }

    @Test
    @Tag("night")
    void bothSidesCanBeOnHosts() throws Exception {
        assertDone(new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")),
                new ProviderChoice("both on one", HERE.at("lab2"), HERE.at("lab2")));
    }

    private void assertDone(ProviderChoice... choices) throws Exception {
        Run run = lab.start(Trials.SHORT, RunListener.NONE, choices).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (Fork fork : run.forks()) {
            assertEquals(Fork.State.DONE, fork.state(), fork.error());
            Map<Phase, Integer> calls = Trials.calls(lab.latest(), fork);
            assertEquals(6000, calls.get(Phase.STEADY), fork.variant());
            assertEquals(Files.exists(Path.of("/proc/stat")), fork.disturbance() != null, "Linux says what else was at work");
            assertTrue(fork.disturbance() == null || fork.disturbance().atServer() == null, "both sides are on this machine");
        }
        assertNothingLeft();
    }

    @Test
    @Tag("night")
    void aLinkThatIsCutMeanwhileChangesNothing() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = lab.start(new Protocol(1, Amount.NONE, Amount.seconds(6), 0, 60, 64, 7), opening(opened), new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")));
        assertTrue(opened.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        server.killSessions();
        Run run = handle.await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertNothingLeft();
    }

    @Test
    @Tag("night")
    void aCancelLeavesNothingThere() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = lab.start(new Protocol(1, Amount.NONE, Amount.seconds(120), 0, 60, 64, 7), opening(opened), new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")));
        assertTrue(opened.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        handle.cancel();
        assertEquals(Run.Outcome.CANCELLED, handle.await().outcome());
        assertNothingLeft();
    }

    @Test
    void whatAHostLacksIsOneSentence() throws Exception {
        Run run = lab.start(Trials.SHORT, RunListener.NONE, new ProviderChoice("a", HERE, HERE.on("99").at("lab2"))).await();
        assertTrue(run.forks().getFirst().error().startsWith("There is no Java 99 on lab2; it has "),
                run.forks().getFirst().error());
        RefusedException refused = assertThrows(RefusedException.class, () -> lab.start(Trials.SHORT, RunListener.NONE,
                new ProviderChoice("a", HERE, HERE.at("nowhere"))));
        assertTrue(refused.getMessage().contains("nowhere"), refused.getMessage());
        assertNothingLeft();
    }

    private static RunListener opening(CountDownLatch opened) {
        return new RunListener() {
            @Override
            public void changed(Run run) {
                if (run.forks().getFirst().connectNanos() != null) {
                    opened.countDown();
                }
            }
        };
    }

    private static void assertNothingLeft() throws IOException {
        try (Stream<Path> left = Files.list(server.cache().resolve("roundtrip/runs"))) {
            assertEquals(List.of(), left.toList());
        }
        assertEquals(List.of(), ProcessHandle.allProcesses().filter(process -> process.info().commandLine()
                .filter(line -> line.contains(server.cache().toString())).isPresent()).map(process -> process.info().commandLine()
                        .orElseThrow()).toList());
    }
}
