// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.packets.bytes.HttpCapture;
import org.roundtrip.ui.packets.bytes.Needle;

/** A conversation in chunks. */
class TalkTest {
    private static final int BODY = 10_000;
    private static final String ASKS = "GET /b HTTP/1.1\r\n\r\n";
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Length: " + BODY + "\r\n\r\n";

    @TempDir
    Path folder;
    private HttpCapture http;
    private OpenCapture capture;
    private Talk talk;

    @BeforeEach
    void write() throws IOException {
        http = new HttpCapture(folder);
        http.client(ASKS);
        http.server(HEAD + "x".repeat(1000));
        http.server("x".repeat(BODY - 1007) + "the end");
        http.client(ASKS);
        http.server("HTTP/1.1 204 No\r\n\r\n");
        capture = http.open();
        talk = Talk.of(capture.messages(), 0, null, () -> true);
    }

    @AfterEach
    void close() throws IOException {
        http.close();
    }

    @Test
    void messagesStandInTheirOrderCutToChunks() {
        assertEquals(4, talk.size());
        assertEquals(1 + 3 + 1 + 1, talk.chunks());
        long bytes = 0;
        for (int chunk = 0; chunk < talk.chunks(); chunk++) {
            Talk.Chunk of = talk.chunk(chunk);
            assertEquals(bytes, talk.before(chunk));
            assertEquals(chunk, talk.chunkAt(bytes));
            assertEquals(chunk, talk.chunkAt(bytes + of.length() - 1));
            assertEquals(chunk, talk.chunkOf(of.number(), of.from()));
            assertEquals(of.from() == 0, of.first());
            bytes += of.length();
        }
        assertEquals(talk.bytes(), bytes);
        assertEquals(HEAD.length() + BODY - 2 * Talk.CHUNK, talk.chunk(3).length());
        assertEquals(talk.chunks() - 1, talk.chunkAt(bytes + 100));
        assertEquals(-1, talk.chunkOf(77, 0));
    }

    @Test
    void oneSideAloneCanBeHeard() {
        Talk server = Talk.of(capture.messages(), 0, Side.SERVER, () -> true);
        assertEquals(2, server.size());
        assertEquals(Side.SERVER, server.chunk(0).side());
        assertEquals(0, Talk.of(capture.messages(), 1, null, () -> true).size());
    }

    @Test
    void chunksAreReadAndLaidOut() throws IOException {
        TalkReader reader = new TalkReader(capture, true);
        TalkText head = reader.read(talk.chunk(1), false, 80, () -> true);
        assertTrue(head.heading().startsWith("server \u2192 client"), head.heading());
        assertEquals(-1, head.from(0));
        assertEquals(0, head.from(1));
        assertEquals(17, head.to(1));
        assertEquals(1, head.lineOf(16));
        assertEquals(2, head.lineOf(17));
        TalkText rest = reader.read(talk.chunk(3), true, 16, () -> true);
        assertNull(rest.heading());
        assertEquals(Math.ceilDiv(rest.bytes().length, 16), rest.lines());
        assertEquals("CONTENT", rest.role().apply(rest.chunk().from()).name());
        assertEquals("PROTOCOL_HEADER", head.role().apply(0).name());
    }

    @Test
    void searchGoesOnFromTheLastPlaceAndAround() throws IOException {
        TalkSearch search = new TalkSearch(capture.messages(), talk);
        TalkSelection end = search.find(Needle.text("THE END"), TalkSelection.NOTHING, true, () -> true);
        assertEquals(new TalkSelection(1, HEAD.length() + BODY - 7, HEAD.length() + BODY), end);
        assertEquals(end, search.find(Needle.text("the end"), end, true, () -> true), "around, to the only place");
        TalkSelection first = search.find(Needle.text("GET"), TalkSelection.NOTHING, true, () -> true);
        assertEquals(0, first.message());
        TalkSelection second = search.find(Needle.text("GET"), first, true, () -> true);
        assertEquals(2, second.message());
        assertEquals(first, search.find(Needle.text("GET"), second, false, () -> true));
        assertNull(search.find(Needle.text("nowhere"), second, true, () -> true));
    }

    @Test
    void theConversationIsSavedAsItWasSaid() throws IOException, CoreException {
        Path file = folder.resolve("said.bin");
        TalkSaving.save(capture.messages(), talk, file, new NullProgressMonitor());
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        for (int message : new int[] {0, 1, 2, 3}) {
            said.write(capture.messages().bytes(message));
        }
        assertArrayEquals(said.toByteArray(), Files.readAllBytes(file));
    }

    @Test
    void nothingIsLeftOfASavingThatWasCancelled() throws IOException, CoreException {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        TalkSaving.save(capture.messages(), talk, folder.resolve("said.bin"), monitor);
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count(), "the capture alone");
        }
    }
}
