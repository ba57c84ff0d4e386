// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.engine.RunHandle;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.Shape;

/** The engine measures with it, and stops when it is told to. */
final class RunCases {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Contract SMALL = new Contract("Small", List.of(Contracts.small().operation("text")));
    private final Subject subject;

    RunCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        return Stream.of(dynamicTest("the engine measures an operation", this::measured),
                dynamicTest("its packets on a wire are those of Ethernet", this::wired),
                dynamicTest("cancelled while calling, it leaves no process", this::cancelled));
    }

    private void measured() throws Exception {
        Run run = start("measured", SMALL, protocol(Amount.calls(500)), RunListener.NONE).await();
        Fork fork = run.forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state(), fork.error());
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertTrue(fork.connectNanos() != null || fork.lookupNanos() != null);
    }

    /** The values are longer than a packet. */
    private void wired() throws Exception {
        Optional<String> missing = NetworkAbility.missing(new Network.Wire());
        Assumptions.assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
        Shape text = new Shape.Text(Length.of(5000), Shape.Repertoire.LATIN1);
        Contract contract = new Contract("Long", List.of(new Operation("text", List.of(new Parameter("text", text)),
                Optional.of(text), Behaviour.ECHO)));
        Protocol protocol = new Protocol(1, Amount.calls(10), Amount.calls(50), 20, 30, 128, Trial.SEED,
                new Network.Wire());
        RunHandle handle = start("wired", contract, protocol, RunListener.NONE);
        Run run = handle.await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork fork = run.forks().getFirst();
        Assumptions.assumeTrue(fork.capture().missing() == null, () -> fork.capture().missing());
        assertTrue(fork.capture().packets() >= 20 * 2 * 4, () -> fork.capture().packets() + " packets");
        try (PacketFile packets = PacketFile.open(handle.folder().capture(fork))) {
            for (Packet packet = packets.next(); packet != null; packet = packets.next()) {
                assertTrue(packet.wireLength() <= Network.MTU + 14, packet::toString);
            }
        }
    }

    private void cancelled() throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        RunHandle handle = start("cancelled-run", SMALL, protocol(Amount.seconds(120)), new RunListener() {
            @Override
            public void changed(Run run) {
                Fork fork = run.forks().getFirst();
                if (fork.connectNanos() != null || fork.lookupNanos() != null) {
                    opened.countDown();
                }
            }
        });
        assertTrue(opened.await(PATIENCE.toSeconds(), TimeUnit.SECONDS));
        Thread.sleep(500);
        handle.cancel();
        Run run = assertTimeoutPreemptively(PATIENCE, handle::await);
        assertEquals(Run.Outcome.CANCELLED, run.outcome(), run.message());
        assertEquals(Fork.State.CANCELLED, run.forks().getFirst().state());
        assertEquals(0, ProcessHandle.current().descendants().filter(ProcessHandle::isAlive).count());
    }

    private static Protocol protocol(Amount measured) {
        return new Protocol(1, Amount.calls(100), measured, 0, 30, 128, Trial.SEED);
    }

    private RunHandle start(String name, Contract contract, Protocol protocol, RunListener listener)
            throws Exception {
        Plan plan = new Plan(name, "", contract, List.of(ProviderChoice.of(subject.info().id())), protocol);
        Runner runner = new Runner(new ProviderCatalogue(Map.of(subject.info(), subject.provider())),
                new RoundtripHome(subject.folder()));
        return runner.start(plan, false, subject.folder().resolve(name), listener);
    }
}
