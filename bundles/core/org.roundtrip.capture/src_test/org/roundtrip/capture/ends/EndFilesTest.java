// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.model.ClockDifference;

/** Files of both ends, read by this project and by Wireshark's programs. */
class EndFilesTest {
    private static final long AHEAD = 7_000_000_000L;
    private static final ClockDifference CLOCK = new ClockDifference(TwoEnds.EPOCH, AHEAD, 0, 1000, ClockDifference.By.PACKETS);

    @TempDir
    Path folder;
    private Path client;
    private Path server;
    private Path merged;

    @BeforeEach
    void write() throws Exception {
        client = folder.resolve("client.pcapng");
        server = folder.resolve("server.pcapng");
        merged = folder.resolve("merged.pcapng");
        TwoEnds ends = new TwoEnds(1000, 5000).calls(20, 0, 1_000_000, 20);
        ends.writeClient(client);
        ends.writeServer(server, nanos -> nanos + AHEAD);
    }

    private static List<Long> times(Path path) throws Exception {
        List<Long> times = new ArrayList<>();
        try (PacketFile file = PacketFile.open(path)) {
            for (Packet packet = file.next(); packet != null; packet = file.next()) {
                times.add(packet.epochNanos() - TwoEnds.EPOCH);
            }
            assertTrue(file.problem().isEmpty());
        }
        return times;
    }

    @Test
    void bothEndsAreOnTheClientsClock() throws Exception {
        EndFiles.merge(client, server, CLOCK, merged);
        List<Long> times = times(merged);
        assertEquals(80, times.size());
        assertEquals(times.stream().sorted().toList(), times);
        assertEquals(List.of(0L, TwoEnds.WIRE, TwoEnds.WIRE + 100_000, 2 * TwoEnds.WIRE + 100_000), times.subList(0, 4));
    }

    @Test
    void wiresharkReadsTheEndOfEachPacket() throws Exception {
        Tool.need("tshark");
        EndFiles.merge(client, server, CLOCK, merged);
        List<String> lines = Tool.lines("tshark", "-r", merged.toString(), "-T", "fields", "-e", "frame.interface_name", "-e",
                "tcp.srcport", "-e", "frame.time_epoch");
        assertEquals(80, lines.size());
        assertEquals(List.of(EndFiles.CLIENT_END + "\t40000\t1700000000.000000000", EndFiles.SERVER_END
                + "\t40000\t1700000000.000050000", EndFiles.SERVER_END + "\t50000\t1700000000.000150000", EndFiles.CLIENT_END
                + "\t50000\t1700000000.000200000"), lines.subList(0, 4));
    }

    @Test
    void capinfosCountsTheInterfaces() throws Exception {
        Tool.need("capinfos");
        EndFiles.merge(client, server, CLOCK, merged);
        List<String> said = Tool.lines("capinfos", "-c", "-I", "-o", merged.toString()).stream().map(String::strip)
                .filter(line -> line.matches("(Number of packets:|Strict time order|Number of interfaces).*|Name = .*"))
                .map(line -> line.replaceAll(" {2,}", " ")).toList();
        assertEquals(List.of("Number of packets: 80", "Strict time order: True", "Number of interfaces in file: 2",
                "Name = client end", "Name = server end"), said);
    }

    @Test
    void aFileCanBeBroughtOnAnotherClock() throws Exception {
        EndFiles.write(server, merged, "eth0", "tcp and (port 50000)", CLOCK::onClient, 3);
        assertEquals(times(server).stream().map(time -> time - AHEAD).toList(), times(merged));
        try (PacketFile file = PacketFile.open(merged)) {
            while (file.advance()) {
                assertTrue(file.capturedPort(50_000));
            }
            assertEquals(3, file.dropped().orElseThrow());
        }
    }

    /** As when a program is ended before its first packet. */
    @Test
    void anEndWithoutPacketsIsAnEndTooInBothFiles() throws Exception {
        Path none = folder.resolve("none.pcapng");
        new TwoEnds(1, 1).writeServer(none, nanos -> nanos);
        EndFiles.merge(client, none, CLOCK, merged);
        assertEquals(times(client), times(merged));
        EndFiles.write(none, merged, "eth0", "", CLOCK::onClient, 0);
        assertEquals(0, Stream.of(times(merged)).mapToInt(List::size).sum());
    }
}
