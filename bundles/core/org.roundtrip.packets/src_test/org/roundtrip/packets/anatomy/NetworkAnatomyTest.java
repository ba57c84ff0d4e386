// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.roundtrip.packets.Wire.request;
import static org.roundtrip.packets.Wire.response;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.Hints;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.packets.CaptureCase;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.Protocols;
import org.roundtrip.packets.Wire;

/** Calls of 2,000 microseconds over networks of the run, captured at the client's end. */
class NetworkAnatomyTest extends CaptureCase {
    private static final Network SWITCHED = new Network.Ethernet(300);

    /** A request in two packets of 76 and 66 bytes at once, and 1,500 microseconds later a response of 60. */
    private OpenCapture between(Optional<Network> network, int calls) throws IOException {
        try (Wire client = wire()) {
            Wire.Connection near = client.connection(40_000, 50_000);
            for (int call = 0; call < calls; call++) {
                double at = 2000 * call;
                near.client(at + 10, Arrays.copyOf(request(56), 36));
                near.client(at + 10, new byte[26]);
                near.server(at + 1510, response(16));
            }
        }
        int[] durations = new int[calls];
        Arrays.fill(durations, 2000);
        OpenCapture capture = OpenCapture.open(new CaptureSource(packets(), Optional.of(calls(0, 100, durations)), Hints.NONE,
                Optional.empty(), "test", Optional.empty(), network, Optional.empty()), Protocols.all());
        while (capture.read(100)) {
            // Reads on until the end.
        }
        capture.decode(() -> true);
        return capture;
    }

    /** At 100 Mb/s a frame of 76 bytes takes 8 us on a link, one of 66 takes 7.2, one of 60 takes 6.72. */
    @Test
    void aSwitchIsNotTheServersTime() throws IOException {
        try (OpenCapture capture = between(Optional.of(SWITCHED), 20)) {
            Anatomy anatomy = capture.anatomy(7).orElseThrow();
            assertEquals(Ways.COMPUTED, anatomy.ways());
            assertEquals(8_000 + 300_000 + 8_000 + 7_200, anatomy.toServer(), "the second packet waits for the first on both links");
            assertEquals(300_000 + 2 * 6_720, anatomy.toClient());
            assertEquals(1_500_000 - anatomy.toServer() - anatomy.toClient(), anatomy.server());
            assertEquals(2_000_000, anatomy.duration());
            AnatomySummary summary = capture.anatomies(() -> true).orElseThrow();
            assertEquals(Ways.COMPUTED, summary.ways());
            assertEquals(anatomy.server(), summary.median().server());
        }
    }

    @Test
    void nothingLiesBetweenTheEndsOfOneMachineWithoutASwitch() throws IOException {
        for (Network network : List.of(Network.LOOPBACK, new Network.Wire())) {
            try (OpenCapture capture = between(Optional.of(network), 1)) {
                assertEquals(Ways.NONE, capture.anatomy(0).orElseThrow().ways());
                assertEquals(1_500_000, capture.anatomy(0).orElseThrow().server());
            }
        }
    }

    @Test
    void ofACaptureFromElsewhereNobodyKnowsWhatLiesBetween() throws IOException {
        try (OpenCapture capture = between(Optional.empty(), 1)) {
            assertEquals(Ways.UNKNOWN, capture.anatomy(0).orElseThrow().ways());
        }
    }

    @Test
    void theNetworkOfACaptureIsThatOfItsRunUnlessTheSidesHaveTheirOwn() throws IOException {
        RunFolder run = run(SWITCHED);
        assertEquals(Optional.of(SWITCHED), source(run, null).network());
        assertEquals(Ways.UNKNOWN, source(run, null).ways(), "where the switch's times are missing");
        assertEquals(Ways.NONE, source(run(Network.LOOPBACK), null).ways());
        CapturedEnds client = new CapturedEnds(null, "No rights on lab2.", null, null, null, false);
        assertEquals(Optional.empty(), source(run, client).network());
        assertEquals(Ways.UNKNOWN, source(run, client).ways());
        assertEquals(Ways.NONE, source(run, new CapturedEnds("No rights here.", null, null, null, null, false)).ways(),
                "packets of the server's end");
    }

    private static CaptureSource source(RunFolder run, CapturedEnds ends) throws IOException {
        return CaptureSource.of(run, new Fork(1, "socket", "socket", "ping", 1, Fork.State.DONE, null, null,
                new Fork.Capture(1L, 2L, 3L, null, 0L, ends, null), null));
    }

    private RunFolder run(Network network) throws IOException {
        Plan plan = new Plan("Switched", "", new Contract("Calls",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))), List.of(ProviderChoice.of("socket")),
                new Protocol(1, Amount.calls(1), Amount.calls(1), 10, 30, 64, 1).with(network));
        Path folder = this.folder.resolve(network.mode());
        return RunFolder.create(folder, new Run("switched", plan, false, 1, Map.of(), List.of(), Run.Outcome.DONE, "",
                Instant.EPOCH, Instant.EPOCH.plusSeconds(1)));
    }
}
