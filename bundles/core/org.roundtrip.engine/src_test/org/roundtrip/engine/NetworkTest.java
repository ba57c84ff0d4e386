// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.NetworkInterface;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Runs whose client and server are not on the same loopback device. */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
@Tag("process")
@Tag("tool")
class NetworkTest {
    private static final int LATENCY_MICROS = 2000;
    @TempDir
    private Path folder;

    @Test
    void callsGoOverTheWireAndItsPacketsAreSeenOnce() throws Exception {
        callsGoOver("wire");
    }

    @Test
    @Tag("night")
    void callsGoOverEthernetAndItsPacketsAreSeenOnce() throws Exception {
        callsGoOver("ethernet-100");
    }

    private void callsGoOver(String mode) throws Exception {
        Network network = possible(mode);
        List<NetworkInterface> before = NetworkInterface.networkInterfaces().toList();
        Trials trials = new Trials(folder);
        Run run = trials.run(Trials.plan(protocol(200, network), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertEquals(before, NetworkInterface.networkInterfaces().toList(), "the machine's own devices");
        assertEquals(network.mode(), run.environment().get("network"));
        assertEquals("1500", run.environment().get("network.mtu"));
        assertEquals("192.0.2.2", run.environment().get("provider.trial .host"));
        assertEquals(mode.equals("wire") ? null : "100 Mb/s", run.environment().get("network.rate"));
        assertEquals(mode.equals("wire"), run.environment().get("network.switch") == null);
        Fork.Capture capture = run.forks().getFirst().capture();
        assumeTrue(capture.missing() == null, capture::missing);
        assertEquals(200, capture.calls());
        // each call has a request and a response; slow calls have separate acknowledgements too
        assertTrue(capture.packets() >= 400 && capture.packets() <= 820, capture::toString);
        try (PacketFile packets = PacketFile.open(folder.resolve("run/forks/001/packets.pcapng"))) {
            Packet first = packets.next();
            assertNotNull(first);
            assertTrue(first.wireLength() < 100);
        }
    }

    @Test
    @Tag("night")
    void aCallTakesTheLatencyTwice() throws Exception {
        Network network = possible("ethernet-100");
        Trials trials = new Trials(folder);
        Run run = trials.run(Trials.plan(protocol(0, network), ""));
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        assertNull(run.forks().getFirst().capture(), "captures off");
        long least = Long.MAX_VALUE;
        try (JournalReader journal = JournalReader.open(folder.resolve("run/forks/001/client.journal"))) {
            for (JournalReader.Block block : journal.blocks()) {
                CallCursor call = journal.calls(block);
                while (call.next()) {
                    least = Math.min(least, call.nanos());
                }
            }
        }
        assertTrue(least >= 2 * LATENCY_MICROS * 1000, least + " ns");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wire", "ethernet-100"})
    @Tag("night")
    void cancelledItLeavesNoProcess(String mode) throws Exception {
        Network network = possible(mode);
        Trials trials = new Trials(folder);
        RunHandle handle = trials.start(Trials.plan(new Protocol(1, Amount.NONE, Amount.seconds(60), 10, 60, 64, 7)
                .with(network), ""), RunListener.NONE);
        Trials.until(() -> trials.callsSoFar(handle.folder().run().forks().getFirst()).getOrDefault(Phase.STEADY, 0) >= 20);
        handle.cancel();
        assertEquals(Run.Outcome.CANCELLED, handle.await().outcome());
        Trials.assertNothingLeft();
    }

    @Test
    void aHostOfTheUsersDoesNotFit() {
        Plan plan = new Plan("Trial", "", TrialProvider.CONTRACT,
                List.of(new ProviderChoice("trial", "t", Map.of("host", "10.1.2.3"))), protocol(0, possible("wire")));
        RefusedException refused = assertThrows(RefusedException.class,
                () -> new Trials(folder).start(plan, RunListener.NONE));
        assertTrue(refused.getMessage().startsWith("t, options.host: "), refused.getMessage());
    }

    private static Protocol protocol(int captureCalls, Network network) {
        return new Protocol(1, Amount.calls(10), Amount.calls(50), captureCalls, 60, 64, 7).with(network);
    }

    private static Network possible(String mode) {
        Network network = Network.of(mode, LATENCY_MICROS);
        Optional<String> missing = NetworkAbility.missing(network);
        assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
        return network;
    }
}
