// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.ui.packets.HttpCaptureBuilder;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;

/** The rows at the top of the tree, the filters they offer, and steps to other messages. */
class PacketTreeTest {
    @TempDir
    Path folder;
    private HttpCaptureBuilder http;
    private OpenCapture capture;

    @BeforeEach
    void write() throws IOException {
        http = new HttpCaptureBuilder(folder);
        http.client("GET /a HTTP/1.1\r\nHost: x\r\n\r\n");
        http.server("HTTP/1.1 204 No\r\n\r\n");
        http.client("GET /a HTTP/1.1\r\nHost: x\r\n\r\nGET /b HTTP/1.1\r\n\r\n");
        capture = http.open();
    }

    @AfterEach
    void close() throws IOException {
        http.close();
    }

    @Test
    void headersComeBeforeMessages() throws IOException {
        PacketTree tree = PacketTree.of(capture, 5, 2, () -> true);
        assertEquals(List.of("Ethernet", "IPv4", "TCP"), tree.rows().subList(0, 3).stream().map(TreeRow::name).toList());
        assertEquals(5, tree.rows().size(), "two messages, and the payload only once");
        assertTrue(tree.rows().get(3).name().startsWith("HTTP request"), tree.rows().get(3).name());
        assertTrue(tree.rows().get(3).value().contains("packet 6"), tree.rows().get(3).value());
        assertEquals(tree.rows().get(4), tree.root(3));
        assertNull(tree.root(0));
    }

    @Test
    void aPacketWithAPartOfAMessageSaysHowMuchOfIt() throws IOException {
        try (HttpCaptureBuilder parts = new HttpCaptureBuilder(Files.createDirectory(folder.resolve("parts")))) {
            String post = "POST /a HTTP/1.1\r\nContent-Length: 1100\r\n\r\n" + "0".repeat(1100);
            parts.client(post.substring(0, 1000));
            parts.client(post.substring(1000) + "GET /b HTTP/1.1\r\n\r\n");
            OpenCapture split = parts.open();
            assertEquals("message 1, 1,000 of 1,142 B here, call 1, request id 0, packets 4-5",
                    PacketTree.of(split, 3, 0, () -> true).root(0).value());
            PacketTree second = PacketTree.of(split, 4, 0, () -> true);
            assertTrue(second.root(0).value().startsWith("message 1, 142 of 1,142 B here,"), second.root(0).value());
            assertTrue(second.root(1).value().endsWith("request id 1, packet 5") && !second.root(1).value().contains(" B here"),
                    "it is whole: " + second.root(1).value());
            assertTrue(PacketTree.of(split, null, 0, () -> true).root(0).value().startsWith("message 1, call 1,"));
        }
    }

    @Test
    void headersOfTheNetworkHaveTheirRole() throws IOException {
        PacketTree tree = PacketTree.of(capture, 5, 2, () -> true);
        assertEquals(List.of(ByteRole.LINK_HEADER, ByteRole.IP_HEADER, ByteRole.TCP_HEADER),
                tree.rows().subList(0, 3).stream().map(TreeRow::role).toList());
    }

    @Test
    void aBareAcknowledgementHasHeadersOnly() throws IOException {
        PacketTree tree = PacketTree.of(capture, 2, null, () -> true);
        assertEquals(List.of("Ethernet", "IPv4", "TCP"), tree.rows().stream().limit(3).map(TreeRow::name).toList());
        assertTrue(tree.rows().stream().allMatch(row -> row.home().whole() == Whole.FRAME));
    }

    @Test
    void bytesOfAHeaderAreFoundInIt() throws IOException {
        PacketTree tree = PacketTree.of(capture, 3, 0, () -> true);
        TreeRow source = tree.around(new ByteRange(Whole.FRAME, 26, 30), 0);
        assertEquals("source", source.name());
        assertEquals("IPv4", source.parent().name());
        assertEquals("ip.src == \"10.0.0.1\"", FieldFilter.of(source, null));
    }

    @Test
    void numbersOfTcpAreThoseOfTheListWithTheSentOneInBrackets() throws IOException {
        PacketRow packet = capture.row(5);
        TreeRow tcp = PacketTree.of(capture, 5, 2, () -> true).rows().get(2);
        long sent = packet.ip().tcp().sequence();
        assertNotEquals(sent, packet.sequence());
        assertEquals(packet.sequence() + " (in the packet: " + sent + ")", tcp.rows().get(2).value());
        assertEquals("tcp.seq_raw == " + sent, FieldFilter.of(tcp.rows().get(2), null));
        assertEquals("tcp.dstport == 8080", FieldFilter.of(tcp.rows().get(1), null));
    }

    @Test
    void theSamePlaceIsFoundInTheNextMessageOfTheKind() throws IOException {
        TreeRow host = PacketTree.of(capture, 3, 0, () -> true).around(new ByteRange(17, 21), 0);
        TreeRow same = PacketTree.of(capture, 5, 2, () -> true).find(host.path());
        assertEquals(host.name(), same.name());
        assertEquals(host.value(), same.value());
        assertEquals(2, same.home().message());
    }

    @Test
    void aMessageIsFilteredByItsKind() throws IOException {
        TreeRow message = PacketTree.of(capture, 3, 0, () -> true).root(0);
        String filter = FieldFilter.of(message, capture.messages().row(0));
        assertTrue(filter.startsWith("message.protocol == \"http\" && message.kind == \"request\""), filter);
    }

    @Test
    void everyFieldOfAMessageIsFilteredByItsValue() throws IOException, FilterException {
        TreeRow tree = PacketTree.of(capture, 3, 0, () -> true).root(0);
        TreeRow head = tree.rows().getFirst();
        assertEquals("http.request.method == GET", FieldFilter.of(head.rows().getFirst(), capture.messages().row(0)));
        String host = FieldFilter.of(head.rows().get(1), capture.messages().row(0));
        assertEquals("field.\"HTTP request\".Host == \"x\"", host);
        new FilterLanguage(List.of("http")).parse(host);
    }

    @Test
    void aHeaderWithTheNumberOfTheRequestIsFilteredAsAHeader() throws IOException {
        try (HttpCaptureBuilder other = new HttpCaptureBuilder(Files.createDirectory(folder.resolve("other")))) {
            other.client("GET /a HTTP/1.1\r\nx-request-attempt: 0\r\n\r\n");
            OpenCapture opened = other.open();
            TreeRow attempt = PacketTree.of(opened, 3, 0, () -> true).root(0).rows().getFirst().rows().get(1);
            assertEquals("field.\"HTTP request\".\"x-request-attempt\" == \"0\"", FieldFilter.of(attempt, opened.messages().row(0)));
        }
    }

    @Test
    void stepsGoToTheNextTheNextAlikeAndThePartner() {
        assertEquals(1, MessageSteps.step(capture.messages(), 0, true));
        assertNull(MessageSteps.step(capture.messages(), 0, false));
        assertEquals(3, MessageSteps.step(capture.messages(), null, false));
        assertEquals(2, MessageSteps.alike(capture.messages(), 0, true));
        assertEquals(0, MessageSteps.alike(capture.messages(), 2, false));
        assertNull(MessageSteps.alike(capture.messages(), 1, true));
        assertEquals(1, MessageSteps.partner(capture.messages(), 0));
        assertEquals(0, MessageSteps.partner(capture.messages(), 1));
    }
}
