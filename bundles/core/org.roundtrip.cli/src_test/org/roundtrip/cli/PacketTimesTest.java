// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;

/** Times of packets of a real run. {@code OneZeroTest} of the bundle {@code ui.packets} looks at the same run in list, chart and anatomy. */
class PacketTimesTest extends RecordedPackets {
    private static final Path KEPT = Path.of("../org.roundtrip.packets/src_test/org/roundtrip/packets/kept");

    @Test
    void timesAreCountedFromTheFirstPacketOfEachCapture() throws IOException {
        RunFolder run = unpack(Files.createDirectories(folder.resolve("kept")));
        assertEquals(0, terminal.type("packets", "kept", "--filter", "frame.number >= 1", "--json"), () -> terminal.err);
        Map<Integer, Long> firsts = new HashMap<>();
        List<String> expected = new ArrayList<>();
        for (String line : terminal.out.lines().toList()) {
            JsonNode packet = new ObjectMapper().readTree(line);
            long nanos = packet.get("epochNanos").asLong();
            long first = firsts.computeIfAbsent(packet.get("fork").asInt(), fork -> nanos);
            expected.add(String.format(Locale.ENGLISH, "%,.4f", (nanos - first) / 1e6));
        }
        assertEquals(run.run().forks().size(), firsts.size());
        assertTrue(expected.size() > 40, terminal.out);
        assertEquals(0, terminal.type("packets", "kept", "--filter", "frame.number >= 1"), () -> terminal.err);
        assertEquals(expected, terminal.out.lines().map(line -> line.strip().split("  +")).filter(cells -> cells.length > 4 && cells[0].matches("[0-9,]+"))
                .map(cells -> cells[3]).toList());
    }

    private static RunFolder unpack(Path folder) throws IOException {
        copy("run.json", folder.resolve("run.json"));
        RunFolder run = RunFolder.open(folder);
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.folder(fork));
            copy("%03d.journal.gz".formatted(fork.number()), run.journal(fork));
            copy("%03d.pcapng.gz".formatted(fork.number()), run.capture(fork));
        }
        return run;
    }

    private static void copy(String name, Path to) throws IOException {
        try (InputStream raw = Files.newInputStream(KEPT.resolve(name)); InputStream in = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            Files.copy(in, to);
        }
    }
}
