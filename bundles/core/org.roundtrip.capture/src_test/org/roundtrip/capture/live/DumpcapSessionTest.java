// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.ReadPackets;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.packet.Packet;

/** Captures with Wireshark's program; skipped where it is missing or may not capture for this user. */
@Timeout(600)
@Tag("process")
@Tag("tool")
class DumpcapSessionTest {
    @TempDir
    Path folder;

    private Traffic traffic;

    @BeforeEach
    void need() throws IOException {
        Tool.need("dumpcap");
        assumeTrue(Dumpcap.mayCapture("lo"), "dumpcap may not capture for this user");
        traffic = new Traffic();
    }

    @AfterEach
    void end() throws IOException {
        System.clearProperty(CaptureAbility.WAY_PROPERTY);
        if (traffic != null) {
            traffic.close();
        }
    }

    @Test
    void countsAllPacketsOfItsPortsAndThoseOfTheNameServiceApart() throws IOException, InterruptedException {
        try (Traffic names = new Traffic(); Traffic other = new Traffic();
                CaptureSession session = CaptureSession.byDumpcap("lo")) {
            for (int round = 1; round <= 2; round++) {
                Path file = folder.resolve("round" + round);
                session.listen(file, new CapturePorts(List.of(traffic.port()), List.of(names.port())), 0);
                traffic.calls(100 * round, 3000);
                names.calls(5, 100);
                other.calls(50, 100);
                CaptureSummary summary = session.stop();
                PacketTotals totals = PacketTotals.of(file);
                assertNull(totals.problem());
                assertEquals(2, totals.streams().size());
                assertEquals(traffic.port(), totals.streams().get(0).server().port());
                assertEquals(totals.streams().get(0).packets(), summary.packets());
                assertEquals(totals.streams().get(0).bytes(), summary.bytes());
                assertEquals(totals.streams().get(1).packets(), summary.namingPackets());
                assertEquals(totals.streams().get(1).bytes(), summary.namingBytes());
                assertEquals(totals.dropped(), summary.dropped());
                assertTrue(summary.dropped() > 0 || totals.streams().get(0).clientPayload() == 300_000L * round,
                        totals.toString());
            }
        }
    }

    @Test
    void itsTimesAreNanoseconds() throws IOException, InterruptedException {
        Path file = folder.resolve("packets.pcapng");
        long before = System.currentTimeMillis() * 1_000_000;
        try (CaptureSession session = CaptureSession.byDumpcap("lo")) {
            session.listen(file, List.of(traffic.port()));
            traffic.calls(20, 10);
            session.stop();
        }
        long after = (System.currentTimeMillis() + 1) * 1_000_000;
        List<Packet> packets = ReadPackets.all(file);
        assertTrue(packets.stream().allMatch(packet -> packet.epochNanos() >= before && packet.epochNanos() <= after));
        assertTrue(packets.stream().anyMatch(packet -> packet.epochNanos() % 1000 != 0));
    }

    @Test
    void endsWithTheSession() throws IOException, InterruptedException {
        CaptureSession session = CaptureSession.byDumpcap("lo");
        session.listen(folder.resolve("packets.pcapng"), List.of(traffic.port()));
        ProcessHandle shell = ProcessHandle.of(session.pid()).orElseThrow();
        List<ProcessHandle> all = shell.descendants().toList();
        assertTrue(all.stream().anyMatch(process -> process.info().command().orElse("").endsWith("dumpcap")));
        session.close();
        assertFalse(shell.isAlive());
        for (ProcessHandle process : all) {
            for (int wait = 0; wait < 100 && process.isAlive(); wait++) {
                Thread.sleep(20);
            }
            assertFalse(process.isAlive(), process.info().toString());
        }
    }

    @Test
    void failuresHaveASentence() throws IOException, InterruptedException {
        try (CaptureSession session = CaptureSession.byDumpcap("nothing0")) {
            String none = assertThrows(CaptureException.class,
                    () -> session.listen(folder.resolve("none"), List.of(1))).getMessage();
            assertTrue(none.startsWith("dumpcap could not capture on nothing0: "), none);
            assertThrows(CaptureException.class, session::stop);
        }
        try (CaptureSession session = CaptureSession.byDumpcap("lo")) {
            assertThrows(CaptureException.class, () -> session.listen(folder.resolve("no/folder"), List.of(1)));
        }
    }

    @Test
    void thePropertyChoosesTheWayOfCapturing() {
        System.setProperty(CaptureAbility.WAY_PROPERTY, "dumpcap");
        assertEquals(new CaptureAbility.ByDumpcap(), CaptureAbility.probe());
        System.setProperty(CaptureAbility.WAY_PROPERTY, "none");
        assertTrue(CaptureAbility.probe() instanceof CaptureAbility.None);
    }
}
