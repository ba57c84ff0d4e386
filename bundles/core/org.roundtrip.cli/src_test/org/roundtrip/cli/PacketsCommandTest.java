// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;

/** Counts of packets by stream and by call. */
class PacketsCommandTest extends RecordedPackets {
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
        assertFalse(stream.has("fork"), "it is of no run");
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
        JsonNode answer = new ObjectMapper().readTree(terminal.out);
        assertEquals("rmi", answer.at("/streams/0/variant").asText());
        assertEquals("ping", answer.at("/streams/0/operation").asText());
        assertEquals(1, answer.at("/streams/0/fork").asInt());
        JsonNode row = answer.get("rows").get(0);
        assertEquals("rmi", row.get("variant").asText());
        assertEquals(2, row.get("packetsPerCall").asDouble());
        assertEquals(638, row.get("wireBytesPerCall").asDouble());
        assertEquals(111, row.get("clientBytesPerCall").asDouble());
        assertEquals(0, terminal.type("packets", "run"));
        assertTrue(terminal.out.contains("rmi       ping           2          2.00       638 B"), terminal.out);
        assertTrue(terminal.out.contains("\nProvider  Operation  Fork  Client          Server         Packets  "), terminal.out);
        assertTrue(terminal.out.contains("\nrmi       ping          1  10.0.0.1:40000  10.0.0.2:1099        4  "), terminal.out);
    }

    @Test
    void aTerminalGetsTheColumnsThatFit() throws IOException {
        RunFolder run = run(new Capture(2L, 4L, 1276L, 0L, null));
        Files.createDirectories(run.capture(run.run().forks().getFirst()).getParent());
        Files.write(run.capture(run.run().forks().getFirst()), pcap(true, 60, 1000, 0));
        for (int columns : new int[] {100, 80}) {
            terminal.columns = columns;
            assertEquals(0, terminal.type("packets", "run"));
            assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
            assertTrue(terminal.out.contains("Bytes"), terminal.out);
            assertTrue(terminal.err.contains("left out: "), terminal.err);
        }
        assertEquals(0, terminal.type("packets", "run", "--wide"));
        String all = terminal.out;
        assertEquals("", terminal.err);
        terminal.columns = 0;
        assertEquals(0, terminal.type("packets", "run"));
        assertEquals(all, terminal.out);
    }

    @Test
    void rowsStandInTheOrderOfThePlan() throws IOException {
        Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\", \"axis\"",
                "{\"name\": \"one\", \"behaviour\": \"nothing\"}, {\"name\": \"two\", \"behaviour\": \"nothing\"}", "\"calls\": 1"));
        List<Fork> forks = new ArrayList<>();
        for (String made : List.of("axis two", "rmi two", "axis one", "rmi one")) {
            String[] words = made.split(" ");
            forks.add(new Fork(forks.size() + 1, words[0], words[0], words[1], 1, Fork.State.DONE, null, null, new Capture(1L, 4L, 1276L, 0L, null), null));
        }
        RunFolder run = RunFolder.create(folder.resolve("run"), new Run("run", plan, false, 1, Map.of(), forks, Run.Outcome.DONE, "",
                Instant.now(), Instant.now()));
        for (Fork fork : forks) {
            Files.createDirectories(run.capture(fork).getParent());
            Files.write(run.capture(fork), talk());
        }
        List<String> order = List.of("rmi one", "axis one", "rmi two", "axis two");
        assertEquals(0, terminal.type("packets", "run", "--json"), () -> terminal.err);
        for (String list : List.of("rows", "streams")) {
            assertEquals(order, new ObjectMapper().readTree(terminal.out).get(list).valueStream()
                    .map(row -> row.get("variant").asText() + " " + row.get("operation").asText()).toList(), list);
        }
        assertEquals(0, terminal.type("packets", "run", "--call", "1"), () -> terminal.err);
        assertEquals(order, terminal.out.lines().filter(line -> line.contains(" of 4 packets"))
                .map(line -> line.split(" \\W ")[0] + " " + line.split(" \\W ")[1]).toList(), terminal.out);
    }

    @Test
    void theNewestRunOfAPlanIsTakenByThePlansName() throws IOException {
        for (int day = 1; day <= 2; day++) {
            Instant then = Instant.parse("2026-01-0" + day + "T12:00:00Z");
            Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\"", "\"calls\": 1"));
            Run run = new Run("run", plan, false, 1, Map.of(), List.of(new Fork(1, "rmi", "rmi", "ping", 1, Fork.State.DONE, null, null,
                    Capture.missing("Day " + day + "."), null)), Run.Outcome.DONE, "", then, then);
            RunFolder.create(folder.resolve("home/runs/" + (day == 1 ? "z" : "a")), run);
        }
        for (String name : List.of("Some plan", "some-plan")) {
            assertEquals(2, terminal.type("packets", name));
            assertEquals(List.of("The newest run of the plan Some plan is taken: a", "The run holds no packets: Day 2."),
                    terminal.err.lines().toList());
        }
        Files.createDirectories(folder.resolve("home/plans"));
        terminal.plan("home/plans/mine.plan.json", "\"rmi\"", "\"calls\": 1");
        assertEquals(2, terminal.type("packets", "mine"));
        assertTrue(terminal.err.endsWith("Day 2.\n"), "by the name of its file: " + terminal.err);
    }

    @Test
    void theNameServiceIsCountedApart() throws IOException {
        RunFolder run = run(new Capture(2L, 0L, 0L, new Fork.NameService(List.of(SERVER), 4, 1276), 0L, null));
        Files.createDirectories(run.capture(run.run().forks().getFirst()).getParent());
        Files.write(run.capture(run.run().forks().getFirst()), pcap(true, 60, 1000, 0));
        assertEquals(0, terminal.type("packets", "run", "--json"), () -> terminal.err);
        JsonNode row = new ObjectMapper().readTree(terminal.out).get("rows").get(0);
        assertEquals(0, row.get("packetsPerCall").asDouble());
        assertEquals(0, row.get("clientBytesPerCall").asDouble());
        assertEquals(4, row.get("namingPackets").asInt());
        assertEquals(1276, row.get("namingBytes").asInt());
        assertEquals(0, terminal.type("packets", "run"));
        assertTrue(terminal.out.contains("4 of these packets (1,276 bytes) belong to the name service; no row includes them."),
                terminal.out);
    }

    @Test
    void theReasonIsShownForARunWithoutPackets() throws IOException {
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
    void packetsWithoutTcpAreCountedByWhatTheyCarry() throws IOException {
        byte[] arp = HexFormat.of().parseHex("ffffffffffff02005e0000020806" + "0001080006040001");
        byte[] head = HexFormat.of().parseHex("d4c3b2a1020004000000000000000000ffff000001000000");
        ByteBuffer bytes = ByteBuffer.allocate(head.length + 16 + arp.length).order(ByteOrder.LITTLE_ENDIAN).put(head)
                .putInt(1).putInt(0).putInt(arp.length).putInt(arp.length).put(arp);
        Files.write(folder.resolve("x.pcap"), bytes.array());
        assertEquals(0, terminal.type("packets", "x.pcap", "--json"));
        JsonNode others = new ObjectMapper().readTree(terminal.out).get("others");
        assertEquals("ARP", others.get(0).get("carries").asText());
        assertEquals(1, others.get(0).get("packets").asInt());
        assertEquals(0, terminal.type("packets", "x.pcap"));
        assertTrue(terminal.out.contains("1 ARP"), terminal.out);
    }

    @Test
    void anotherFileIsRefused() throws IOException {
        Files.writeString(folder.resolve("x.pcap"), "nothing of the kind, but long enough to be looked at");
        assertEquals(2, terminal.type("packets", "x.pcap"));
        assertEquals("x.pcap is not a capture file: it must be pcap, pcapng or snoop.", terminal.err.strip());
    }
}
