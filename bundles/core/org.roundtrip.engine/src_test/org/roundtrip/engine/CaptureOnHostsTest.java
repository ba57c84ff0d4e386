// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.live.CaptureAbility;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.harness.timing.Durations;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Captures of sides on hosts that are this machine, so both ends have one clock and see the same packets. */
@EnabledOnOs(OS.LINUX)
class CaptureOnHostsTest extends LabTests {
    private static final int CALLS = 200;
    /**
     * Here both ends listen at one interface, and the kernel stamps a packet for each of them, the client's end perhaps after the
     * server's: by so much a packet may seem to arrive before it was sent, which bounds of two machines rule out.
     */
    private static final long STAMPS_NANOS = 20_000;
    private static final Protocol PROTOCOL = new Protocol(1, Amount.calls(500), Amount.calls(500), CALLS, 60, 64, 7);

    /** Runs a plan with sides on hosts; an empty name is this machine. */
    private static Fork.Capture capture(String client, String server) throws Exception {
        Run run = lab.start(PROTOCOL, RunListener.NONE, new ProviderChoice("trial", HERE.at(client), HERE.at(server))).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        Fork.Capture capture = run.forks().getFirst().capture();
        assumeTrue(capture.missing() == null, capture::missing);
        assertEquals(CALLS, capture.calls());
        assertTrue(capture.packets() >= 2 * CALLS, capture::toString);
        return capture;
    }

    private static RunFolder run() throws Exception {
        return lab.latest();
    }

    /** Both ends captured the same packets at the same moments, so nothing is on its way for longer than the bound. */
    private void assertSameMoments(CapturedEnds ends) throws Exception {
        assumeTrue(ends.clientMissing() == null, ends::clientMissing);
        assumeTrue(ends.serverMissing() == null, ends::serverMissing);
        assertFalse(ends.stepped());
        assertTrue(Math.abs(ends.clock().offsetNanos()) <= ends.clock().boundNanos() + STAMPS_NANOS, ends::toString);
        Fork fork = run().run().forks().getFirst();
        BothEnds packets = BothEnds.of(run().capture(fork), run().serverCapture(fork), new ClockBounds());
        assertTrue(packets.matched() >= 2 * CALLS, packets.matched() + " packets");
        String log = Files.readString(RunFolder.log(run().folder()));
        String ahead = "ahead by " + Durations.words(ends.clock().offsetNanos()) + ", with a bound of " + Durations.words(ends.clock().boundNanos());
        assertTrue(log.contains(ahead), log);
        for (boolean toServer : new boolean[] {true, false}) {
            long way = packets.medianWay(toServer, ends.clock()).orElseThrow();
            assertTrue(Math.abs(way) <= 2 * ends.clock().boundNanos() + STAMPS_NANOS, way + " ns, " + ends);
        }
    }

    @Test
    @Tag("night")
    void bothSidesOnTwoHosts() throws Exception {
        assertSameMoments(capture("lab3", "lab2").ends());
    }

    @Test
    void theServerOnAHostAndTheClientHere() throws Exception {
        assertSameMoments(capture("", "lab2").ends());
    }

    @Test
    @Tag("night")
    void bothSidesOnOneHostHaveOneEnd() throws Exception {
        assertNull(capture("lab2", "lab2").ends());
        assertFalse(Files.exists(run().serverCapture(run().run().forks().getFirst())));
    }

    @Test
    @Tag("night")
    void theServersPacketsAreUsedWhereTheClientsEndCannotCapture() throws Exception {
        String before = System.getProperty(CaptureAbility.WAY_PROPERTY, "");
        System.setProperty(CaptureAbility.WAY_PROPERTY, "none");
        try {
            Fork.Capture capture = capture("", "lab2");
            assertEquals("At the end on this machine: The property roundtrip.capture has switched capturing off.",
                    capture.ends().clientMissing());
            assertTrue(capture.ends().clock().boundNanos() > 0);
            Fork fork = run().run().forks().getFirst();
            assertFalse(Files.exists(run().serverCapture(fork)));
            try (PacketFile packets = PacketFile.open(run().capture(fork))) {
                int count = 0;
                while (packets.advance()) {
                    count++;
                }
                assertEquals(capture.packets(), count);
            }
        } finally {
            System.setProperty(CaptureAbility.WAY_PROPERTY, before);
        }
    }
}
