// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/** Captures real packets on the loopback device; skipped where this user may not do so. */
@Timeout(600)
@Tag("process")
@Tag("tool")
class CaptureSessionTest {
    @TempDir
    Path folder;
    private Traffic traffic;
    private Path ours;

    @BeforeEach
    void begin() throws IOException {
        ours = folder.resolve("ours.pcapng");
        assumeTrue(CaptureAbility.probe() instanceof CaptureAbility.Direct,
                "this user may not capture on the machine's own loopback device");
        traffic = new Traffic();
    }

    @AfterEach
    void end() throws IOException {
        if (traffic != null) {
            traffic.close();
        }
    }

    @Test
    void countsWhatTcpdumpCounts() throws IOException, InterruptedException {
        compare(0, new int[][] {{1000, 200}, {5, 1 << 20}});
    }

    @Test
    @Tag("night")
    void largeCallsAreCountedThoughFramesAreCut() throws IOException, InterruptedException {
        compare(400 << 20, new int[][] {{200, 1 << 20}});
        assertTrue(Files.size(ours) < 400 << 18, "the file holds whole frames");
    }

    /** Compares with tcpdump; tries again when one of the two reports that it lost packets, as under load. */
    private void compare(long expectedBytes, int[][] calls) throws IOException, InterruptedException {
        Tool.need("tcpdump");
        Tool.need("capinfos");
        int tries = 0;
        while (!compareOnce(expectedBytes, calls)) {
            assertTrue(++tries < 5, "packets were lost in every try");
        }
    }

    private boolean compareOnce(long expectedBytes, int[][] calls) throws IOException, InterruptedException {
        Path theirs = folder.resolve("tcpdump.pcap");
        int snapLength = expectedBytes == 0 ? 262_144 : 96;
        try (Tcpdump tcpdump = Tcpdump.start(theirs, snapLength, traffic.port()); CaptureSession session =
                CaptureSession.start(ours, List.of(traffic.port()), expectedBytes, Optional.empty())) {
            long carried = 0;
            for (int[] some : calls) {
                traffic.calls(some[0], some[1]);
                carried += 2L * some[0] * some[1];
            }
            CaptureSummary summary = session.stop();
            boolean complete = tcpdump.stop(theirs, summary.packets()) & summary.dropped() == 0;
            PacketTotals totals = PacketTotals.of(ours);
            assertEquals(new CaptureSummary(totals.packets(), totals.bytes(), 0, 0, totals.dropped()), summary);
            if (complete) {
                assertEquals(capinfos(theirs), capinfos(ours));
                assertEquals(withoutTimes(PacketTotals.of(theirs)), withoutTimes(totals));
                assertEquals(calls.length, totals.streams().size());
                assertTrue(totals.bytes() > carried, totals.toString());
                assertEquals(traffic.port(), totals.streams().getFirst().server().port());
            }
            return complete;
        }
    }

    /** Leaves out the times, as tcpdump writes microseconds only. */
    private static List<StreamTotals> withoutTimes(PacketTotals totals) {
        return totals.streams().stream().map(stream -> new StreamTotals(stream.client(), stream.server(),
                stream.clientPackets(), stream.clientBytes(), stream.clientPayload(), stream.serverPackets(),
                stream.serverBytes(), stream.serverPayload(), null, null)).toList();
    }

    /** Every byte of the messages is in the file. */
    @Test
    void keepsWholeFrames() throws IOException, InterruptedException {
        Path file = folder.resolve("packets.pcapng");
        long dropped = 1;
        for (int tries = 0; dropped > 0; tries++) {
            assertTrue(tries < 5, "packets were lost in every try");
            Files.deleteIfExists(file);
            try (CaptureSession session = CaptureSession.start(file, List.of(traffic.port()), 0, Optional.empty())) {
                traffic.calls(3, 1 << 20);
                dropped = session.stop().dropped();
            }
        }
        Map<HostPort, BitSet> carried = new HashMap<>();
        Map<HostPort, Long> first = new HashMap<>();
        for (Packet packet : ReadPackets.all(file)) {
            assertEquals(packet.wireLength(), packet.capturedLength());
            IpPacket ip = IpPacket.of(packet).orElseThrow();
            long begin = first.computeIfAbsent(ip.source(), any -> ip.tcp().sequence() + 1);
            int at = (int) (ip.tcp().sequence() - begin);
            if (ip.payloadLength() > 0) {
                carried.computeIfAbsent(ip.source(), any -> new BitSet()).set(at, at + ip.payloadLength());
            }
        }
        assertEquals(List.of(3 << 20, 3 << 20), carried.values().stream().map(BitSet::cardinality).toList());
    }

    @Test
    void capturesSeveralFilesAndItsPortsOnly() throws IOException, InterruptedException {
        try (Traffic other = new Traffic(); CaptureSession session = CaptureSession.prepare(Optional.empty())) {
            for (int round = 0; round < 3; round++) {
                Path file = folder.resolve("round" + round);
                session.listen(file, List.of(traffic.port(), 1));
                other.calls(50, 100);
                traffic.calls(10 * (round + 1), 100);
                CaptureSummary summary = session.stop();
                assertEquals(PacketTotals.of(file).packets(), summary.packets());
                assertTrue(summary.packets() >= 20 * (round + 1) && summary.packets() < 40 * (round + 1) + 20);
            }
        }
    }

    @Test
    void countsTheNameServiceApart() throws IOException, InterruptedException {
        Path file = folder.resolve("packets.pcapng");
        try (Traffic names = new Traffic(); CaptureSession session = CaptureSession.prepare(Optional.empty())) {
            session.listen(file, new CapturePorts(List.of(traffic.port()), List.of(names.port())), 0);
            traffic.calls(50, 100);
            names.calls(5, 10);
            CaptureSummary summary = session.stop();
            List<StreamTotals> streams = PacketTotals.of(file).streams();
            assertEquals(new CaptureSummary(streams.get(0).packets(), streams.get(0).bytes(), streams.get(1).packets(),
                    streams.get(1).bytes(), summary.dropped()), summary);
            assertEquals(names.port(), streams.get(1).server().port());
        }
    }

    @Test
    void failuresHaveASentence() throws IOException, InterruptedException {
        try (CaptureSession session = CaptureSession.prepare(Optional.empty())) {
            String full = assertThrows(CaptureException.class,
                    () -> session.listen(Path.of("/dev/full"), List.of(1099))).getMessage();
            assertTrue(full.startsWith("The capture file could not be written: "), full);
            assertThrows(CaptureException.class, session::stop);
            session.listen(folder.resolve("later"), List.of(1099));
            assertEquals(0, session.stop().packets());
            ProcessHandle.of(session.pid()).orElseThrow().destroyForcibly();
            String dead = assertThrows(CaptureException.class, session::stop).getMessage();
            assertTrue(dead.startsWith("The capture helper ended"), dead);
        }
    }

    @Test
    void whenStandardInputClosesTheFileIsCompletedAndTheProcessEnds() throws IOException, InterruptedException {
        Path file = folder.resolve("packets.pcapng");
        CaptureSession session = CaptureSession.start(file, List.of(traffic.port()), 0, Optional.empty());
        ProcessHandle helper = ProcessHandle.of(session.pid()).orElseThrow();
        while (Files.size(file) < 1 << 20) {
            traffic.calls(10, 20_000);
        }
        session.close();
        assertTrue(!helper.isAlive());
        PacketTotals totals = PacketTotals.of(file);
        assertTrue(totals.bytes() >= 1 << 20 && totals.problem() == null, totals.toString());
    }

    private static List<String> capinfos(Path file) throws IOException, InterruptedException {
        return Tool.lines("capinfos", "-c", "-d", "-M", file.toString()).stream()
                .filter(line -> line.startsWith("Number of packets") || line.startsWith("Data size")).toList();
    }

    private record Tcpdump(Process process) implements AutoCloseable {
        static Tcpdump start(Path file, int snapLength, int port) throws IOException {
            Tcpdump started = new Tcpdump(new ProcessBuilder("tcpdump", "-Z", "root", "-i", "lo", "-U", "-B", "131072", "-s", Integer.toString(snapLength), "-w",
                    file.toString(), "tcp port " + port).redirectErrorStream(true).start());
            BufferedReader words = started.process.inputReader();
            String line;
            while ((line = words.readLine()) != null && !line.contains("listening on")) {
                // skips the output before
            }
            return started;
        }

        private static final long MOST_SECONDS = 10;

        /** Waits until it has written so many packets, unless it has lost some. @return false when it has */
        boolean stop(Path file, long packets) throws IOException, InterruptedException {
            long begin = System.nanoTime();
            while (PacketTotals.of(file).packets() < packets && System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(MOST_SECONDS)) {
                Thread.sleep(20);
            }
            process.toHandle().destroy();
            assertTrue(process.waitFor(10, TimeUnit.SECONDS));
            return process.inputReader().lines().anyMatch(line -> line.startsWith("0 packets dropped by kernel"));
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }
}
