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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;

class PacketsCommandTest {
    private static final int CLIENT = 40_000;
    private static final int SERVER = 1099;
    private static final String REQUEST = "GET /x HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String RESPONSE = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
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
            assertTrue(terminal.err.contains("room for " + columns + " characters"), terminal.err);
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
    void anotherFileIsRefused() throws IOException {
        Files.writeString(folder.resolve("x.pcap"), "nothing of the kind, but long enough to be looked at");
        assertEquals(2, terminal.type("packets", "x.pcap"));
        assertEquals("x.pcap is not a capture file: it must be pcap or pcapng.", terminal.err.strip());
    }

    @Test
    void messagesAreListedOneALine() throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--json"), () -> terminal.err);
        List<String> lines = terminal.out.lines().toList();
        assertEquals(2, lines.size(), terminal.out);
        JsonNode request = new ObjectMapper().readTree(lines.getFirst());
        assertEquals("http", request.get("protocol").asText());
        assertEquals("request", request.get("kind").asText());
        assertEquals("client", request.get("from").asText());
        assertEquals(1, request.get("call").asInt());
        assertEquals(2, request.get("partner").asInt());
        assertEquals("GET", request.get("code").asText());
        assertEquals(REQUEST.length(), request.get("bytes").asInt());
        long sum = 0;
        for (JsonNode bytes : request.get("bytesByRole")) {
            sum += bytes.asLong();
        }
        assertEquals(REQUEST.length(), sum);
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--filter", "from == server", "--json"));
        assertEquals(List.of(lines.get(1)), terminal.out.lines().toList());
    }

    @Test
    void messagesAreReadableWithoutJson() throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--filter", "from == client"), () -> terminal.err);
        List<String> lines = terminal.out.lines().toList();
        assertEquals("x.pcap: 1 of 2 messages", lines.getFirst());
        assertEquals(3, lines.size(), terminal.out);
        assertTrue(lines.get(1).endsWith("Protocol  Types  Values  Other  Message"), terminal.out);
        assertTrue(lines.get(2).strip().matches("1 +1 +1 +client +2 .*"), terminal.out);
        assertTrue(lines.get(2).endsWith("  http request GET /x"), terminal.out);
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--filter", "from == server"), () -> terminal.err);
        assertTrue(terminal.out.contains("  http response 200"), terminal.out);
    }

    @ParameterizedTest
    @CsvSource({"100, Other", "80, Protocol"})
    void listsHaveTheColumnsThatFitAndSayOnceWhichDoNot(int columns, String left) throws IOException {
        String named = "GET /services/of/a/rather/long/name HTTP/1.1\r\nHost: x\r\n\r\n";
        RunFolder run = run(new Capture(1L, 2L, 1276L, 0L, null), new Capture(1L, 2L, 1276L, 0L, null));
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.capture(fork).getParent());
            Files.write(run.capture(fork), file(file -> {
                packet(file, true, 0x02, 6, 0, "");
                packet(file, true, 0x18, 7, 9, named);
            }));
        }
        terminal.columns = columns;
        assertEquals(0, terminal.type("packets", "run", "--messages"), () -> terminal.err);
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertEquals(2, terminal.out.lines().filter(line -> line.matches("Number +Call +.*Message")).count(), terminal.out);
        assertEquals(2, terminal.out.split("/services/of/a/rather/long/name", -1).length - 1, terminal.out);
        assertEquals(2, terminal.err.split("room for " + columns + " characters|left out: [^.]*" + left, -1).length - 1 , terminal.err);
        assertEquals(0, terminal.type("packets", "run", "--call", "1"), () -> terminal.err);
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertEquals(0, terminal.type("packets", "run", "--messages", "--wide"), () -> terminal.err);
        assertEquals("", terminal.err);
        String all = terminal.out;
        terminal.columns = 0;
        assertEquals(0, terminal.type("packets", "run", "--messages"), () -> terminal.err);
        assertEquals(all.lines().skip(1).findFirst(), terminal.out.lines().skip(1).findFirst());
        assertTrue(terminal.out.lines().anyMatch(line -> line.endsWith("http request GET /services/of/a/rather/long/name")), terminal.out);
    }

    @Test
    void whatOnlySomeCapturesHaveNoRoomForIsSaidSo() throws IOException {
        RunFolder run = run(new Capture(1L, 2L, 1276L, 0L, null), new Capture(1L, 2L, 1276L, 0L, null));
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.capture(fork).getParent());
            String path = fork.number() == 1 ? "/x" : "/services/of/a/rather/long/name";
            Files.write(run.capture(fork), file(file -> {
                packet(file, true, 0x02, 6, 0, "");
                packet(file, true, 0x18, 7, 9, REQUEST.replace("/x", path));
            }));
        }
        terminal.columns = 98;
        assertEquals(0, terminal.type("packets", "run", "--messages"), () -> terminal.err);
        assertTrue(terminal.out.lines().anyMatch(line -> line.matches("Number +Call +Stream .*Other +Message")), terminal.out);
        assertTrue(terminal.err.startsWith("The terminal has room for 98 characters, so some tables leave out columns: "), terminal.err);
    }

    @Test
    void aMessageThatEndedLateIsListedWhereItBegan() throws IOException {
        int part = RESPONSE.length() - 1;
        Files.write(folder.resolve("x.pcap"), file(file -> {
            packet(file, true, 0x02, 6, 0, "");
            packet(file, true, 0x18, 7, 9, REQUEST);
            packet(file, false, 0x18, 9, 7 + REQUEST.length(), RESPONSE.substring(0, part));
            packet(file, true, 0x18, 7 + REQUEST.length(), 9 + part, REQUEST);
            packet(file, false, 0x18, 9 + part, 7 + 2 * REQUEST.length(), RESPONSE.substring(part));
        }));
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--json"), () -> terminal.err);
        List<Integer> numbers = new ArrayList<>();
        for (String line : terminal.out.lines().toList()) {
            numbers.add(new ObjectMapper().readTree(line).get("message").asInt());
        }
        assertEquals(List.of(1, 3, 2), numbers, "the response in two packets began before the second request");
    }

    @Test
    void packetsOfACallAreListed() throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        assertEquals(0, terminal.type("packets", "x.pcap", "--call", "1"), () -> terminal.err);
        assertTrue(terminal.out.startsWith("x.pcap: 4 of 4 packets"), terminal.out);
        assertTrue(terminal.out.contains("http request"), terminal.out);
        assertEquals(0, terminal.type("packets", "x.pcap", "--call", "1", "--filter", "tcp.len > 0", "--json"));
        assertEquals(2, terminal.out.lines().count(), terminal.out);
        assertEquals(2, new ObjectMapper().readTree(terminal.out.lines().findFirst().orElseThrow()).get("packet").asInt());
        assertEquals(2, terminal.type("packets", "x.pcap", "--call", "2"));
        assertEquals("There is no call 2: 1 calls were captured.", terminal.err.strip());
        assertEquals(2, terminal.type("packets", "x.pcap", "--call", "0"));
    }

    @Test
    void aWrongFilterIsShownWithItsPlace() throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        assertEquals(2, terminal.type("packets", "x.pcap", "--filter", "tcp.lenn > 1"));
        assertEquals(List.of("The filter cannot be understood: There is no field or protocol 'tcp.lenn'. "
                + "Names like it: tcp.len.", "tcp.lenn > 1", "^"), terminal.err.lines().toList());
    }

    @Test
    void capturesOfARunWithoutAMatchAreCountedAndNotListed() throws IOException {
        RunFolder run = run(new Capture(1L, 4L, 1276L, 0L, null), new Capture(1L, 3L, 1276L, 0L, null), new Capture(1L, 3L, 1276L, 0L, null));
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.capture(fork).getParent());
            Files.write(run.capture(fork), fork.number() == 2 ? talk() : pcap(true, 0, 0, 0));
        }
        assertEquals(0, terminal.type("packets", "run", "--messages", "--filter", "from == client"), () -> terminal.err);
        List<String> lines = terminal.out.lines().toList();
        assertTrue(lines.getFirst().endsWith(": 1 of 2 messages"), terminal.out);
        assertEquals("2 captures hold no such message.", lines.getLast());
        assertEquals(4, lines.size(), terminal.out);
        assertEquals(0, terminal.type("packets", "run", "--filter", "tcp.len > 5000"));
        assertEquals("3 captures hold no such packet.", terminal.out.strip());
        assertEquals(0, terminal.type("packets", "run", "--filter", "tcp.len > 5000", "--json"));
        assertEquals("", terminal.out);
        assertEquals(0, terminal.type("packets", "run", "--messages"));
        assertEquals(3, terminal.out.lines().filter(line -> line.endsWith(" messages")).count(), "without a filter all are listed: " + terminal.out);
    }

    /** @param captures one of each fork, the first of which has the number 1 */
    private RunFolder run(Capture... captures) throws IOException {
        Plan plan = PlanFiles.read(terminal.plan("a.plan.json", "\"rmi\"", "\"calls\": 1"));
        List<Fork> forks = new ArrayList<>();
        for (Capture capture : captures) {
            int number = forks.size() + 1;
            forks.add(new Fork(number, "rmi", "rmi", "ping", number, Fork.State.DONE, null, null, capture, null));
        }
        return RunFolder.create(folder.resolve("run"), new Run("run", plan, false, captures.length, Map.of(), forks,
                Run.Outcome.DONE, "", Instant.now(), Instant.now()));
    }

    /** A request for a connection, then packets of the client and of the server with so many bytes, then one more. */
    private static byte[] pcap(boolean opened, int fromClient, int fromServer, int last) {
        return file(file -> {
            packet(file, true, opened ? 0x02 : 0x10, 0);
            packet(file, true, 0x18, fromClient);
            packet(file, false, 0x18, fromServer);
            packet(file, true, 0x10, last);
        });
    }

    /** A request for a connection, then a request and a response of HTTP, then an acknowledgement. */
    private static byte[] talk() {
        return file(file -> {
            packet(file, true, 0x02, 6, 0, "");
            packet(file, true, 0x18, 7, 9, REQUEST);
            packet(file, false, 0x18, 9, 7 + REQUEST.length(), RESPONSE);
            packet(file, true, 0x10, 7 + REQUEST.length(), 9 + RESPONSE.length(), "");
        });
    }

    private static byte[] file(Consumer<ByteBuffer> packets) {
        ByteBuffer file = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4).putLong(0).putInt(65535).putInt(1);
        packets.accept(file);
        return Arrays.copyOf(file.array(), file.position());
    }

    private static void packet(ByteBuffer file, boolean client, int flags, int payload) {
        packet(file, client, flags, 7, 9, "\0".repeat(payload));
    }

    private static void packet(ByteBuffer file, boolean client, int flags, int sequence, int acknowledged, String payload) {
        int length = 14 + 20 + 20 + payload.length();
        file.putInt(1).putInt(2).putInt(length).putInt(length);
        ByteBuffer frame = ByteBuffer.allocate(length).position(12).putShort((short) 0x0800);
        frame.put((byte) 0x45).put((byte) 0).putShort((short) (length - 14)).putInt(0).put((byte) 64).put((byte) 6)
                .putShort((short) 0).putInt(0x0A000000 + (client ? 1 : 2)).putInt(0x0A000000 + (client ? 2 : 1));
        frame.putShort((short) (client ? CLIENT : SERVER)).putShort((short) (client ? SERVER : CLIENT))
                .putInt(sequence).putInt(acknowledged).put((byte) 0x50).put((byte) flags)
                .put(length - payload.length(), payload.getBytes(StandardCharsets.ISO_8859_1));
        file.put(frame.array());
    }
}
