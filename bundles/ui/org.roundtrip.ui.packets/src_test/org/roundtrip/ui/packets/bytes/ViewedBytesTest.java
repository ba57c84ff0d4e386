// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.packets.HttpCaptureBuilder;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;
import org.roundtrip.ui.packets.desk.CaptureSelection;

/** Bytes of frames and messages, and the places of each in the other. */
class ViewedBytesTest {
    private static final String POST = "POST /a HTTP/1.1\r\nContent-Length: 10\r\n\r\n0123456789";
    private static final String GET = "GET /b HTTP/1.1\r\n\r\n";
    private static final int BEGIN = HttpCaptureBuilder.HEADERS;

    @TempDir
    Path folder;
    private HttpCaptureBuilder http;
    private OpenCapture capture;
    private int first;
    private int second;
    private int third;

    @BeforeEach
    void write() throws IOException {
        http = new HttpCaptureBuilder(folder);
        first = http.client(POST.substring(0, 20));
        // Five bytes sent again, the rest of the message, and all of the next one.
        second = http.client(POST.substring(15) + GET, 5);
        third = http.server("HTTP/1.1 204 No\r\n\r\n");
        capture = http.open();
    }

    @AfterEach
    void close() throws IOException {
        http.close();
    }

    @Test
    void aPacketCarriesPartsOfSeveralMessages() {
        assertEquals(List.of(0), CarriedMessages.by(capture, first));
        assertEquals(List.of(0, 1), CarriedMessages.by(capture, second));
        assertEquals(List.of(2), CarriedMessages.by(capture, third));
        assertEquals(List.of(), CarriedMessages.by(capture, 0));
    }

    @Test
    void aFrameHasItsHeadersAndItsMessages() throws IOException {
        ViewedBytes frame = ViewedBytes.frame(capture, first, () -> true);
        assertEquals(BEGIN + 20, frame.bytes().size());
        assertEquals(14L, frame.bytes().totals().get(ByteRole.LINK_HEADER));
        assertEquals(20L, frame.bytes().totals().get(ByteRole.IP_HEADER));
        assertEquals(20L, frame.bytes().totals().get(ByteRole.TCP_HEADER));
        assertEquals(20L, frame.bytes().totals().get(ByteRole.PROTOCOL_HEADER));
        assertEquals("Packet 4: 74 B", frame.title());
    }

    @Test
    void theFillingOfAShortFrameIsPadding() throws IOException {
        Map<ByteRole, Long> totals = ViewedBytes.frame(capture, 0, () -> true).bytes().totals();
        assertEquals(6L, totals.get(ByteRole.PADDING));
        assertNull(totals.get(ByteRole.UNKNOWN));
    }

    @Test
    void bytesSentAgainBelongToThePacketThatSentThemFirst() throws IOException {
        ViewedBytes frame = ViewedBytes.frame(capture, second, () -> true);
        assertEquals(5L, frame.bytes().totals().get(ByteRole.UNKNOWN));
        assertEquals(ByteRole.UNKNOWN, frame.bytes().role().apply(BEGIN + 4));
        assertEquals(ByteRole.PROTOCOL_HEADER, frame.bytes().role().apply(BEGIN + 5));
        int digits = BEGIN + POST.indexOf("0123") - 15;
        assertEquals(ByteRole.CONTENT, frame.bytes().role().apply(digits));
        assertEquals(ByteRole.PROTOCOL_HEADER, frame.bytes().role().apply(digits + 10));
    }

    @Test
    void aMessageIsReadFromAllItsPackets() throws IOException {
        ViewedBytes message = ViewedBytes.message(capture, 0, () -> true);
        assertEquals(POST, new String(message.bytes().bytes(), ISO_8859_1));
        assertEquals(10L, message.bytes().totals().get(ByteRole.CONTENT));
        assertEquals("Message 1: 50 B in packets 4-5", message.title());
        assertEquals("Message 2: 19 B in packet 5", ViewedBytes.message(capture, 1, () -> true).title());
    }

    @Test
    void aFieldIsFoundInTheMessageAndInEachFrame() throws IOException {
        CaptureSelection field = new CaptureSelection(first, 0, null, null, new ByteRange(16, 38));
        assertEquals(new ByteSpan(16, 38), ViewedBytes.message(capture, 0, () -> true).find(field));
        assertEquals(ByteSpan.EMPTY, ViewedBytes.message(capture, 1, () -> true).find(field));
        assertEquals(new ByteSpan(BEGIN + 16, BEGIN + 20), ViewedBytes.frame(capture, first, () -> true).find(field));
        assertEquals(new ByteSpan(BEGIN + 5, BEGIN + 23), ViewedBytes.frame(capture, second, () -> true).find(field));
        assertEquals(ByteSpan.EMPTY, ViewedBytes.frame(capture, third, () -> true).find(field));
        CaptureSelection address = new CaptureSelection(first, 0, null, null, new ByteRange(Whole.FRAME, 26, 30));
        assertEquals(new ByteSpan(26, 30), ViewedBytes.frame(capture, first, () -> true).find(address));
        assertEquals(ByteSpan.EMPTY, ViewedBytes.message(capture, 0, () -> true).find(address));
    }

    @Test
    void bytesOfAFrameAreSelectedInTheMessageTheyBelongTo() throws IOException {
        ViewedBytes frame = ViewedBytes.frame(capture, second, () -> true);
        CaptureSelection before = new CaptureSelection(second, 0, null, null, null);
        int get = BEGIN + 35;
        CaptureSelection inGet = frame.select(new ByteSpan(get, get + 3), before);
        assertEquals(1, inGet.message());
        assertEquals(new ByteRange(0, 3), inGet.bytes());
        assertEquals(new ByteRange(Whole.FRAME, 20, 24), frame.select(new ByteSpan(20, 24), before).bytes());
        assertEquals(new ByteRange(Whole.FRAME, get - 2, get + 2), frame.select(new ByteSpan(get - 2, get + 2), before).bytes(),
                "bytes of two messages are bytes of the frame");
        assertNull(frame.select(ByteSpan.EMPTY, inGet).bytes());
        assertEquals(new ByteRange(4, 9), ViewedBytes.message(capture, 0, () -> true)
                .select(new ByteSpan(4, 9), before).bytes());
    }
}
