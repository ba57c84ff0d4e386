// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.words.Numbers;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;


class CaptureSectionTest {
    private static final int HEADERS = 40;
    private static final int REQUEST = 6 + 30;
    private static final int RESPONSE = 4 + 50;
    /** The median is divided as calls around it were, which took a little more or less. */
    private static final int ROUGHLY = 50;
    @TempDir
    private Path temp;

    @Test
    void bytesAndTimeOfTheCallsOfAllForksAreReported() throws Exception {
        RunFolder run = captured(Network.LOOPBACK);
        JsonNode captures = new ObjectMapper().readTree(report(run, "r.json")).get("captures");
        assertEquals(1, captures.size());
        JsonNode row = captures.get(0);
        assertEquals("rmi", row.get("variant").asText());
        assertEquals(2, row.get("captures").asInt());
        assertEquals(200, row.get("calls").asInt());
        assertEquals(200 * (2 * HEADERS + REQUEST + RESPONSE), row.get("wireBytes").asInt());
        assertEquals(200 * 80, row.get("bytesByRole").get("content").asInt());
        assertEquals(200 * 10, row.get("bytesByRole").get("protocol_header").asInt());
        assertEquals(170 / 100.0, row.get("ratioToContent").asDouble(), "an int and a text, as in the results");
        assertEquals(5_000, row.get("median").get("clientBeforeNanos").asInt(), ROUGHLY);
        assertEquals(25_000, row.get("median").get("serverNanos").asInt(), ROUGHLY);
        assertEquals(row.get("median").get("callNanos").asInt(), Stream.of("clientBefore", "request", "server", "response", "clientAfter")
                .mapToInt(part -> row.get("median").get(part + "Nanos").asInt()).sum(), "the parts add up");
        assertEquals("none", row.get("ways").asText(), "on loopback");
        assertTrue(row.get("median").get("networkAndServerNanos").isNull());
        assertTrue(row.get("p99").isNull(), "200 calls are too few");
        assertEquals(0, row.get("disagreements").asInt());
        String page = report(run, "r.html");
        assertTrue(page.contains("<tr><td>rmi</td><td>get</td><td class=\"n\">200</td><td class=\"n\">170</td>"), page);
        assertTrue(page.contains(">Wire/content</th>") && page.contains("<td class=\"n\">1.70 x</td>"), page);
        assertTrue(page.contains("170 B, 1.70 x the content"), "behind the bar");
        assertFalse(page.contains("the encoded values"), "of which each middleware makes its own");
        assertTrue(page.contains("<td>median</td>"));
        assertFalse(page.contains("<td>p99</td>"));
        assertTrue(page.contains("rmi, get: Fork 2: the capture lost one packet, so bytes are missing here."), page);
        assertFalse(page.contains("Fork 1:"));
    }

    /** "0 ns" on the wire was read as that the wire costs nothing, and "server" as that the server takes all of it. */
    @Test
    void aMessageInOnePacketHasADashForItsTimeAndASentenceSaysWhereItsWayIs() throws Exception {
        RunFolder run = captured(Network.LOOPBACK);
        String page = report(run, "r.html");
        String parts = page.substring(page.indexOf("<td>median</td>"), page.indexOf("</tr>", page.indexOf("<td>median</td>")));
        assertEquals(2, parts.split(">" + Numbers.NOT_MEASURED + "</td>", -1).length - 1, parts);
        assertFalse(parts.contains("0 ns"), parts);
        assertTrue(page.contains("in one packet takes no time of its own here") && page.contains("(on loopback in &quot;server&quot; and &quot;client after&quot;)"),
                page);
        JsonNode median = new ObjectMapper().readTree(report(run, "r.json")).get("captures").get(0).get("median");
        assertEquals(0, median.get("requestNanos").asInt(-1) + median.get("responseNanos").asInt(-1), "programs get a number");
    }

    /** A request of 76 bytes passes the switch in 16 us; of the other 9 us before its response nothing remains for the server. */
    @Test
    void theNetworkOfTheRunIsNotTheServersTime() throws Exception {
        RunFolder run = captured(new Network.Ethernet(0));
        JsonNode row = new ObjectMapper().readTree(report(run, "r.json")).get("captures").get(0);
        assertEquals("computed", row.get("ways").asText());
        assertEquals(16_000, row.get("median").get("toServerNanos").asInt(), ROUGHLY);
        assertEquals(9_000, row.get("median").get("toClientNanos").asInt(), ROUGHLY);
        assertEquals(0, row.get("median").get("serverNanos").asInt());
        String page = report(run, "r.html");
        assertTrue(page.contains("(ethernet-100, 0 µs each way)"), page);
        assertTrue(page.contains(">way to the server</th>"), page);
    }

    @Test
    void aCaptureThatCannotBeReadIsReported() throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi");
        Files.writeString(run.capture(run.run().forks().get(1)), "no capture");
        String page = report(run, "r.html");
        assertTrue(page.contains("rmi, get: Fork 1: packets.pcapng is not a capture file"), page);
        assertFalse(page.contains("Where the bytes go"));
    }

    private String report(RunFolder run, String name) throws Exception {
        Dissectors dissectors = new Dissectors();
        dissectors.add((Dissector) Class.forName("org.roundtrip.dissect.socket.SocketDissector").getConstructor()
                .newInstance());
        Reports.write(run, temp.resolve(name), dissectors, ShownTexts.ALL);
        return Files.readString(temp.resolve(name));
    }

    /** Both forks of a variant with two packets for each of their 100 calls. */
    private RunFolder captured(Network network) throws Exception {
        RunFolder run = SampleRun.in(temp.resolve("run"), "rmi", network);
        for (Fork fork : run.run().forks()) {
            if (fork.provider().equals("rmi")) {
                try (PcapngWriter empty = new PcapngWriter(run.capture(fork), 101, 65_536, "lo", "tcp")) {
                    empty.statistics(0, 0);
                }
                CapturedCalls calls = calls(run, fork);
                try (PcapngWriter writer = new PcapngWriter(run.capture(fork), 101, 65_536, "lo", "port 50000")) {
                    write(writer, calls);
                    writer.statistics(200, fork.repetition() - 1);
                }
            }
        }
        return run;
    }

    private static CapturedCalls calls(RunFolder run, Fork fork) throws IOException {
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(run, fork), new Dissectors())) {
            return capture.calls();
        }
    }

    private static void write(PcapngWriter writer, CapturedCalls calls) throws IOException {
        int sent = 0;
        int answered = 0;
        for (int call = 0; call < calls.size(); call++) {
            byte[] request = tcp(60_000, 50_000, sent, answered, ByteBuffer.allocate(REQUEST).putInt(REQUEST - 4));
            sent += REQUEST;
            byte[] response = tcp(50_000, 60_000, answered, sent, ByteBuffer.allocate(RESPONSE).putInt(RESPONSE - 4));
            answered += RESPONSE;
            writer.write(calls.startEpochNanos(call) + 5_000, request, request.length);
            writer.write(calls.startEpochNanos(call) + 30_000, response, response.length);
        }
    }

    private static byte[] tcp(int from, int to, int sequence, int acknowledgement, ByteBuffer payload) {
        int flags = TcpHeader.PSH | TcpHeader.ACK;
        return ByteBuffer.allocate(HEADERS + payload.capacity()).putShort((short) 0x4500)
                .putShort((short) (HEADERS + payload.capacity())).putInt(0).putInt(0x4006_0000).putInt(0x7F000001)
                .putInt(0x7F000001).putShort((short) from).putShort((short) to).putInt(sequence)
                .putInt(acknowledgement).putShort((short) (0x5000 | flags)).putShort((short) 512).putInt(0)
                .put(payload.array()).array();
    }
}
