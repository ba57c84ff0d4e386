// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.tests.shapes.SshServer;

/** Runs whose sides are on hosts: a real OpenSSH server on this machine under two names. */
class HostRunTest {
    private static final int PATIENCE_SECONDS = 60;
    private static final ChosenSide HERE = ChosenSide.of("trial");

    @TempDir
    private static Path folder;
    private static SshServer server;
    private static Runner runner;
    private static int runs;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        server = new SshServer(Files.createDirectory(folder.resolve("sshd")));
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        HostList list = new HostList(home);
        String key = Files.readString(folder.resolve("sshd/host.pub")).strip();
        for (String name : List.of("lab2", "lab3")) {
            list.put(new Host(name, "127.0.0.1", SshServer.user()).withPort(server.port())
                    .withKeyFile(Optional.of(server.userKey())));
            list.pin(name, key);
        }
        runner = new Runner(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())), home, Questions.NONE);
    }

    @AfterAll
    static void stop() throws Exception {
        if (server != null) {
            server.close();
        }
    }

    private static RunHandle start(Protocol protocol, RunListener listener, ProviderChoice... choices) throws Exception {
        return runner.start(new Plan("Hosts", "", TrialProvider.CONTRACT, List.of(choices), protocol), false,
                folder.resolve("run-" + ++runs), listener);
    }

    @Test
    void eachSideCanBeOnAHost() throws Exception {
        Run run = start(Trials.SHORT, RunListener.NONE, new ProviderChoice("server there", HERE, HERE.at("lab2")),
                new ProviderChoice("client there", HERE.at("lab3"), HERE),
                new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")),
                new ProviderChoice("both on one", HERE.at("lab2"), HERE.at("lab2"))).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        for (Fork fork : run.forks()) {
            assertEquals(Fork.State.DONE, fork.state(), fork.error());
            Map<Phase, Integer> calls = Trials.calls(RunFolder.open(folder.resolve("run-" + runs)), fork);
            assertEquals(6000, calls.get(Phase.STEADY), fork.variant());
        }
        assertNothingLeft();
    }

    @Test
    void aLinkThatIsCutMeanwhileChangesNothing() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = start(new Protocol(1, Amount.NONE, Amount.seconds(6), 0, 20, 64, 7), opening(opened), new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")));
        assertTrue(opened.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        server.killSessions();
        Run run = handle.await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertNothingLeft();
    }

    @Test
    void aCancelLeavesNothingThere() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = start(new Protocol(1, Amount.NONE, Amount.seconds(120), 0, 20, 64, 7), opening(opened), new ProviderChoice("both there", HERE.at("lab3"), HERE.at("lab2")));
        assertTrue(opened.await(PATIENCE_SECONDS, TimeUnit.SECONDS));
        handle.cancel();
        assertEquals(Run.Outcome.CANCELLED, handle.await().outcome());
        assertNothingLeft();
    }

    @Test
    void whatAHostLacksIsOneSentence() throws Exception {
        Run run = start(Trials.SHORT, RunListener.NONE, new ProviderChoice("a", HERE, HERE.on("99").at("lab2"))).await();
        assertTrue(run.forks().getFirst().error().startsWith("There is no Java 99 on lab2; it has "),
                run.forks().getFirst().error());
        RefusedException refused = assertThrows(RefusedException.class, () -> start(Trials.SHORT, RunListener.NONE,
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
