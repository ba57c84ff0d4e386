// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.capture.index.StreamTotals;
import org.roundtrip.model.Fork;

/** Compares the numbers of packets, bytes and streams of a capture with those that tshark counts. */
final class TsharkCounts {
    private TsharkCounts() {
    }

    /** @param counted the counts in the run */
    static void compare(Path capture, Fork.Capture counted) throws IOException, InterruptedException {
        PacketTotals totals = PacketTotals.of(capture);
        Fork.NameService names = counted.nameService();
        assertEquals(totals.packets(), counted.packets() + (names == null ? 0 : names.packets()));
        assertEquals(totals.bytes(), counted.bytes() + (names == null ? 0 : names.bytes()));
        assertEquals(totals.dropped(), counted.dropped());
        assertEquals(theirs(capture), ours(totals));
    }

    private static List<String> ours(PacketTotals totals) {
        List<String> lines = new ArrayList<>(List.of(totals.packets() + " packets, " + totals.bytes() + " bytes"));
        for (StreamTotals stream : totals.streams()) {
            lines.add(stream.packets() + " packets, " + stream.bytes() + " bytes, "
                    + (stream.clientPayload() + stream.serverPayload()) + " above TCP");
        }
        return lines;
    }

    private static List<String> theirs(Path capture) throws IOException, InterruptedException {
        long packets = 0;
        long bytes = 0;
        List<long[]> streams = new ArrayList<>();
        for (String line : Tshark.fields(capture, List.of(), List.of("frame.len", "tcp.stream", "tcp.len"))) {
            String[] fields = line.split("\t");
            long length = Long.parseLong(fields[0]);
            int stream = Integer.parseInt(fields[1]);
            while (streams.size() <= stream) {
                streams.add(new long[3]);
            }
            packets++;
            bytes += length;
            streams.get(stream)[0]++;
            streams.get(stream)[1] += length;
            streams.get(stream)[2] += Long.parseLong(fields[2]);
        }
        List<String> lines = new ArrayList<>(List.of(packets + " packets, " + bytes + " bytes"));
        streams.forEach(stream -> lines.add(
                stream[0] + " packets, " + stream[1] + " bytes, " + stream[2] + " above TCP"));
        return lines;
    }
}
