// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.live.CaptureAbility;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.trial.ChainProvider;
import org.roundtrip.engine.trial.ContainerProvider;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.Amount;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** A server side of three processes: a name service, the servant, and a gateway that clients call. */
class ChainTest {
    private static final Pattern LINKS = Pattern.compile(", fork 1: further processes of the server: \\{names=(\\d+), gateway=(\\d+)\\}");
    private static final Pattern CONTAINER = Pattern.compile("further processes of the server: \\{container=(\\d+)\\}");
    @TempDir
    private Path folder;

    @Test
    void clientsCallTheGatewayAndEachProcessHasItsLog() throws Exception {
        Trials trials = new Trials(folder, new ChainProvider());
        Run run = trials.run(Trials.plan(Trials.SHORT, ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork fork = run.forks().getFirst();
        assertEquals(6000, trials.calls(fork).get(Phase.STEADY));
        RunFolder made = RunFolder.open(folder.resolve("run"));
        for (String name : List.of("names", "server", "gateway", "client")) {
            assertTrue(Files.exists(made.log(fork, name)), name);
            assertTrue(Files.notExists(made.folder(fork).resolve(name)), name + " left its temporary files");
        }
    }

    @Test
    @Tag("process")
    @Tag("tool")
    void packetsBehindTheGatewayAreNotCountedAndNamesAreCountedApart() throws Exception {
        Assumptions.assumeTrue(!(CaptureAbility.probe() instanceof CaptureAbility.None), "packets cannot be captured here");
        Run run = Trials.real(folder, new ChainProvider()).run(Trials.plan(
                new Protocol(1, Amount.NONE, Amount.calls(100), 100, 60, 64, 7), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork.Capture capture = run.forks().getFirst().capture();
        assertEquals(1, capture.nameService().ports().size());
        assertEquals(0, capture.nameService().packets());
        assertTrue(capture.packets() >= 200 && capture.packets() < 400, capture.packets() + " packets for 100 calls");
    }

    @Test
    void theDeathOfALinkEndsTheForkAndIsNamed() throws Exception {
        Trials trials = new Trials(folder, new ChainProvider());
        RunListener killer = trials.onLog(line -> {
            Matcher links = LINKS.matcher(line);
            if (links.find()) {
                trials.memory.kill(Long.parseLong(links.group(2)));
            }
        });
        Protocol endless = new Protocol(1, Amount.NONE, Amount.calls(1_000_000_000L), 0, 60, 64, 7);
        Run run = trials.start(Trials.plan(endless, ""), killer).await();
        assertEquals(Run.Outcome.FAILED, run.outcome());
        String error = run.forks().getFirst().error();
        assertTrue(error.contains("gateway") && error.contains("signal 9"), error);
        trials.assertEnded();
    }

    @Test
    void aContainerRunsForTheForksOfAVariantInABlock() throws Exception {
        List<String> containers = new ArrayList<>();
        Run run = container(2, List.of("twice", "again"), containers);
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(List.of("trial", "trial", "other", "other", "trial", "trial", "other", "other").stream().sorted().toList(),
                run.forks().stream().map(Fork::variant).sorted().toList());
        Map<String, Set<String>> perBlock = new TreeMap<>();
        for (Fork fork : run.forks()) {
            perBlock.computeIfAbsent(fork.variant() + " " + fork.repetition(), key -> new TreeSet<>())
                    .add(containers.get(fork.number() - 1));
        }
        assertTrue(perBlock.values().stream().allMatch(pids -> pids.size() == 1), perBlock.toString());
        assertEquals(4, Set.copyOf(containers).size(), perBlock.toString());
        assertEquals("container", run.environment().get("provider.trial." + Run.KEPT));
    }

    @Test
    void aFailedForkEndsTheContainer() throws Exception {
        List<String> containers = new ArrayList<>();
        Run run = container(1, List.of("twice", "again", "missing"), containers);
        assertEquals(Run.Outcome.FAILED, run.outcome());
        Fork failed = run.forks().stream().filter(fork -> fork.variant().equals("trial")
                && fork.operation().equals("missing")).findFirst().orElseThrow();
        assertEquals(Fork.State.FAILED, failed.state());
        List<Fork> its = run.forks().stream().filter(fork -> fork.variant().equals("trial")).toList();
        int at = its.indexOf(failed);
        for (int i = 1; i < its.size(); i++) {
            String before = containers.get(its.get(i - 1).number() - 1);
            assertEquals(i - 1 != at, before.equals(containers.get(its.get(i).number() - 1)),
                    "fork " + its.get(i).number() + " of " + its + " with " + containers);
        }
    }

    /** Runs two variants. @param containers gets the process of each fork's container, in the order of the forks */
    private Run container(int blocks, List<String> operations, List<String> containers) throws Exception {
        Trials trials = new Trials(folder, new ContainerProvider());
        Operation twice = TrialProvider.CONTRACT.operations().getFirst();
        Contract contract = new Contract("Trial", operations.stream()
                .map(name -> new Operation(name, twice.parameters(), twice.result(), twice.behaviour())).toList());
        RunListener listener = trials.onLog(line -> {
            Matcher links = CONTAINER.matcher(line);
            if (links.find()) {
                containers.add(links.group(1));
            }
        });
        Run run = trials.start(new Plan("Trial", "", contract,
                List.of(ProviderChoice.of("trial"), new ProviderChoice("trial", "other", Map.of())),
                new Protocol(blocks, Amount.NONE, Amount.calls(100), 0, 60, 64, 7)), listener).await();
        trials.assertEnded();
        return run;
    }

    @Test
    void aServerStartedByHandHasTheGatewaysAddress() throws Exception {
        ProviderCatalogue catalogue = new ProviderCatalogue(Map.of(TrialProvider.INFO, new ChainProvider()));
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        BlockingQueue<Boolean> changes = new LinkedBlockingQueue<>();
        Memory memory = new Memory();
        try (ManualServer server = ManualServer.start(catalogue.find("trial").orElseThrow(), new Jdks(home),
                ChosenSide.of("trial"), TrialProvider.CONTRACT, home, Questions.NONE, () -> changes.add(true), memory.place())) {
            changes.take();
            assertEquals(ManualServer.State.RUNNING, server.state(), server.message());
            assertEquals(3, memory.alive().size());
        }
        changes.take();
        assertEquals(List.of(), memory.alive());
    }
}
