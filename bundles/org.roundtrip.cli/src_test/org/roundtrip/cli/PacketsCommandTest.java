// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;

class PacketsCommandTest {
    private static final int CLIENT = 40_000;
    private static final int SERVER = 1099;
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    @Test
    void aFileIsCountedByStreamAndDirection() throws IOException {
        Files.write(folder.resolve("x.pcap"), pcap(true, 60, 1000, 0));
        assertEquals(0, terminal.type("packets", "x.pcap", "--json"), () -> terminal.err);
        JsonNode answer = new ObjectMapper().readTree(terminal.out);
        assertEquals(4, answer.get("packets").asInt());
        assertEquals(4 * 54 + 60 + 1000, answer.get("bytes").asInt());
        assertTrue(answer.get("dropped").isNull(), "such a file does not tell");
        JsonNode stream = answer.get("streams").get(0);
        assertEquals("10.0.0.1:40000", stream.get("client").asText());
        assertEquals("10.0.0.2:1099", stream.get("server").asText());
        assertEquals(4, stream.get("packets").asInt());
        assertEquals(3 * 54 + 60, stream.get("clientBytes").asInt());
        assertEquals(54 + 1000, stream.get("serverBytes").asInt());
        assertEquals(0, terminal.type("packets", "x.pcap"));
        assertTrue(terminal.out.startsWith("4 packets, 1,276 bytes on the wire; how many were dropped is not known"),
                terminal.out);
    }

    @Test
    void aRunIsCountedByCall() throws IOException {
        RunFolder run = run(new Capture(2L, 4L, 1276L, 0L, null));
        Files.createDirectories(run.capture(run.run().forks().getFirst()).getParent());
        Files.write(run.capture(run.run().forks().getFirst()), pcap(true, 60, 1000, 0));
        assertEquals(0, terminal.type("packets", "run", "--json"), () -> terminal.err);
        JsonNode row = new ObjectMapper().readTree(terminal.out).get("rows").get(0);
        assertEquals("rmi", row.get("variant").asText());
        assertEquals(2, row.get("packetsPerCall").asDouble());
        assertEquals(638, row.get("wireBytesPerCall").asDouble());
        assertEquals(111, row.get("clientBytesPerCall").asDouble());
        assertEquals(0, terminal.type("packets", "run"));
        assertTrue(terminal.out.contains("rmi      ping           2          2.00       638 B"), terminal.out);
    }

    @Test
    void aRunWithoutPacketsSaysWhy() throws IOException {
        run(Capture.missing("Packets need root's rights."));
        assertEquals(2, terminal.type("packets", "run"));
        assertEquals("The run holds no packets: Packets need root's rights.", terminal.err.strip());
    }

    @Test
    void aCutFileIsCountedAsFarAsItGoes() throws IOException {
        byte[] whole = pcap(true, 60, 1000, 0);
        Files.write(folder.resolve("x.pcap"), Arrays.copyOf(whole, whole.length - 20));
        assertEquals(0, terminal.type("packets", "x.pcap", "--json"));
        JsonNode answer = new ObjectMapper().readTree(terminal.out);
        assertEquals(3, answer.get("packets").asInt());
        assertEquals(1, answer.get("problems").size());
        assertTrue(!terminal.err.isBlank());
    }

    @Test
    void anotherFileIsRefused() throws IOException {
        Files.writeString(folder.resolve("x.pcap"), "nothing of the kind, but long enough to be looked at");
        assertEquals(2, terminal.type("packets", "x.pcap"));
        assertEquals("x.pcap is no capture file: it must be pcap or pcapng.", terminal.err.strip());
    }

    private RunFolder run(Capture capture) throws IOException {
        Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\"", "\"calls\": 1"));
        return RunFolder.create(folder.resolve("run"), new Run("run", plan, false, 1, Map.of(),
                List.of(new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null, capture, null)),
                Run.Outcome.DONE, "", Instant.now(), Instant.now()));
    }

    /** A request for a connection, then packets of the client and of the server with so many bytes, then one more. */
    private static byte[] pcap(boolean opened, int fromClient, int fromServer, int last) {
        ByteBuffer file = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4).putLong(0).putInt(65535).putInt(1);
        packet(file, true, opened ? 0x02 : 0x10, 0);
        packet(file, true, 0x18, fromClient);
        packet(file, false, 0x18, fromServer);
        packet(file, true, 0x10, last);
        return Arrays.copyOf(file.array(), file.position());
    }

    private static void packet(ByteBuffer file, boolean client, int flags, int payload) {
        int length = 14 + 20 + 20 + payload;
        file.putInt(1).putInt(2).putInt(length).putInt(length);
        ByteBuffer frame = ByteBuffer.allocate(length).position(12).putShort((short) 0x0800);
        frame.put((byte) 0x45).put((byte) 0).putShort((short) (length - 14)).putInt(0).put((byte) 64).put((byte) 6)
                .putShort((short) 0).putInt(0x0A000000 + (client ? 1 : 2)).putInt(0x0A000000 + (client ? 2 : 1));
        frame.putShort((short) (client ? CLIENT : SERVER)).putShort((short) (client ? SERVER : CLIENT)).putInt(7)
                .putInt(9).put((byte) 0x50).put((byte) flags);
        file.put(frame.array());
    }
}
