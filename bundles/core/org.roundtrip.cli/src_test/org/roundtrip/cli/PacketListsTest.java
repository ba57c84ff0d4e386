// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Fork.Capture;

/** Lists of packets and messages. */
class PacketListsTest extends RecordedPackets {
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
        assertTrue(lines.get(2).endsWith("  HTTP request GET /x"), terminal.out);
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--filter", "from == server"), () -> terminal.err);
        assertTrue(terminal.out.contains("  HTTP response 200"), terminal.out);
        Files.write(folder.resolve("one.pcap"), file(file -> packet(file, true, 0x18, 7, 9, REQUEST)));
        assertEquals(0, terminal.type("packets", "one.pcap", "--messages"), () -> terminal.err);
        assertEquals("one.pcap: 1 of 1 message", terminal.out.lines().findFirst().orElseThrow());
        assertEquals(0, terminal.type("packets", "one.pcap"), () -> terminal.err);
        assertTrue(terminal.out.startsWith("1 packet, "), terminal.out);
    }

    /** Persian, Bengali, Nepali and Arabic have digits of their own, and Turkish has other capitals. */
    @ParameterizedTest
    @ValueSource(strings = {"fa-IR", "bn", "ne", "ar-u-nu-arab", "tr"})
    void listsAndTheirFiltersAreTheSameInEveryLocale(String locale) throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        Locale usual = Locale.getDefault();
        for (String filter : List.of("from == client", "ip.addr == 10.0.0.1", "message.protocol == http")) {
            for (List<String> form : List.of(List.of("--messages"), List.of("--messages", "--json"), List.of("--call", "1", "--json"))) {
                String[] typed = Stream.concat(Stream.of("packets", "x.pcap", "--filter", filter), form.stream()).toArray(String[]::new);
                assertEquals(0, terminal.type(typed), () -> terminal.err);
                String expected = terminal.out;
                try {
                    Locale.setDefault(Locale.forLanguageTag(locale));
                    assertEquals(0, terminal.type(typed), () -> terminal.err);
                } finally {
                    Locale.setDefault(usual);
                }
                assertEquals(expected, terminal.out);
                assertTrue(expected.contains("1"), expected);
            }
        }
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
        assertEquals(1, terminal.err.split("left out: [^.]*" + left, -1).length - 1, terminal.err);
        assertEquals(0, terminal.type("packets", "run", "--call", "1"), () -> terminal.err);
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertEquals(0, terminal.type("packets", "run", "--messages", "--wide"), () -> terminal.err);
        assertEquals("", terminal.err);
        String all = terminal.out;
        terminal.columns = 0;
        assertEquals(0, terminal.type("packets", "run", "--messages"), () -> terminal.err);
        assertEquals(all.lines().skip(1).findFirst(), terminal.out.lines().skip(1).findFirst());
        assertTrue(terminal.out.lines().anyMatch(line -> line.endsWith("HTTP request GET /services/of/a/rather/long/name")), terminal.out);
    }

    @Test
    void tablesOfAllCapturesHaveTheSameColumns() throws IOException {
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
        List<String> heads = terminal.out.lines().filter(line -> line.startsWith("Number")).toList();
        assertEquals(2, heads.size(), terminal.out);
        assertEquals(heads.getFirst(), heads.getLast(), "with the same widths too");
        assertTrue(terminal.err.startsWith("These columns are left out: "), terminal.err);
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

    /** "3-5" counted an acknowledgement among the packets of a response. */
    @Test
    void aRangeOfPacketsHoldsOnlyThoseThatCarryTheMessage() throws IOException {
        int after = 7 + REQUEST.length();
        int[] parts = {0, 2, 4, 6, 8, 10, RESPONSE.length()};
        Files.write(folder.resolve("x.pcap"), file(file -> {
            packet(file, true, 0x02, 6, 0, "");
            packet(file, true, 0x18, 7, 9, REQUEST);
            for (int part = 1; part < parts.length; part++) {
                packet(file, false, 0x18, 9 + parts[part - 1], after, RESPONSE.substring(parts[part - 1], parts[part]));
                if (part > 1) {
                    packet(file, true, 0x10, after, 9 + parts[part], "");
                }
            }
        }));
        assertEquals(0, terminal.type("packets", "x.pcap", "--messages", "--filter", "from == server"), () -> terminal.err);
        assertTrue(terminal.out.contains(" server  3-4, 6, 8 \u2026 12 "), terminal.out);
    }

    @Test
    void packetsOfACallAreListed() throws IOException {
        Files.write(folder.resolve("x.pcap"), talk());
        assertEquals(0, terminal.type("packets", "x.pcap", "--call", "1"), () -> terminal.err);
        assertTrue(terminal.out.startsWith("x.pcap: 4 of 4 packets"), terminal.out);
        assertTrue(terminal.out.contains("HTTP request"), terminal.out);
        assertEquals(0, terminal.type("packets", "x.pcap", "--call", "1", "--filter", "tcp.len > 0", "--json"));
        assertEquals(2, terminal.out.lines().count(), terminal.out);
        assertEquals(2, new ObjectMapper().readTree(terminal.out.lines().findFirst().orElseThrow()).get("packet").asInt());
        assertEquals(2, terminal.type("packets", "x.pcap", "--call", "2"));
        assertEquals("There is no call 2: only one was captured.", terminal.err.strip());
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
    void aNameThatNoMessageOfAnyCaptureHasIsSaid() throws IOException {
        RunFolder run = run(new Capture(1L, 4L, 1276L, 0L, null), new Capture(1L, 4L, 1276L, 0L, null));
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.capture(fork).getParent());
            String path = fork.number() == 1 ? "/services/first" : "/services/second";
            Files.write(run.capture(fork), file(file -> {
                packet(file, true, 0x02, 6, 0, "");
                packet(file, true, 0x18, 7, 9, REQUEST.replace("/x", path));
            }));
        }
        assertEquals(0, terminal.type("packets", "run", "--filter", "message.operation == \"GET /services/frist\""));
        assertEquals("No captured message is named 'GET /services/frist'. Names like it: \"GET /services/first\".", terminal.err.strip());
        assertEquals(0, terminal.type("packets", "run", "--messages", "--filter", "message.operation in {\"GET /services/first\", zzz}", "--json"));
        assertEquals(1, terminal.out.lines().count(), terminal.out);
        assertTrue(terminal.err.startsWith("No captured message is named 'zzz'."), terminal.err);
        for (String right : List.of("message.operation in {\"GET /services/first\", \"GET /services/second\"}",
                "message.operation == \"GET /services/second\"",
                "message.kind == request && tcp.len > 5000")) {
            assertEquals(0, terminal.type("packets", "run", "--filter", right));
            assertEquals("", terminal.err, right);
        }
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
}
