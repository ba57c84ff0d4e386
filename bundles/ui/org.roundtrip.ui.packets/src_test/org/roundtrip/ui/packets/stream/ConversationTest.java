// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Side;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.packets.HttpCaptureBuilder;
import org.roundtrip.ui.packets.find.SearchPattern;

/** A conversation in chunks. */
class ConversationTest {
    private static final int BODY = 10_000;
    private static final String ASKS = "GET /b HTTP/1.1\r\n\r\n";
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Length: " + BODY + "\r\n\r\n";

    @TempDir
    Path folder;
    private HttpCaptureBuilder http;
    private OpenCapture capture;
    private Conversation conversation;

    @BeforeEach
    void write() throws IOException {
        http = new HttpCaptureBuilder(folder);
        http.client(ASKS);
        http.server(HEAD + "x".repeat(1000));
        http.server("x".repeat(BODY - 1007) + "the end");
        http.client(ASKS);
        http.server("HTTP/1.1 204 No\r\n\r\n");
        capture = http.open();
        conversation = Conversation.of(capture.messages(), 0, null, () -> true);
    }

    @AfterEach
    void close() throws IOException {
        http.close();
    }

    @Test
    void messagesAreInTheirOrderAndCutIntoChunks() {
        assertEquals(4, conversation.size());
        assertEquals(1 + 3 + 1 + 1, conversation.chunks());
        long bytes = 0;
        for (int chunk = 0; chunk < conversation.chunks(); chunk++) {
            Conversation.Chunk of = conversation.chunk(chunk);
            assertEquals(bytes, conversation.before(chunk));
            assertEquals(chunk, conversation.chunkAt(bytes));
            assertEquals(chunk, conversation.chunkAt(bytes + of.length() - 1));
            assertEquals(chunk, conversation.chunkOf(of.number(), of.from()));
            assertEquals(of.from() == 0, of.first());
            bytes += of.length();
        }
        assertEquals(conversation.bytes(), bytes);
        assertEquals(HEAD.length() + BODY - 2 * Conversation.CHUNK, conversation.chunk(3).length());
        assertEquals(conversation.chunks() - 1, conversation.chunkAt(bytes + 100));
        assertEquals(-1, conversation.chunkOf(77, 0));
    }

    @Test
    void oneSideAloneCanBeShown() {
        Conversation server = Conversation.of(capture.messages(), 0, Side.SERVER, () -> true);
        assertEquals(2, server.size());
        assertEquals(Side.SERVER, server.chunk(0).side());
        assertEquals(0, Conversation.of(capture.messages(), 1, null, () -> true).size());
    }

    @Test
    void chunksAreReadAndLaidOut() throws IOException {
        ChunkReader reader = new ChunkReader(capture, true);
        ChunkText head = reader.read(conversation.chunk(1), false, 80, () -> true);
        assertTrue(head.heading().startsWith("server \u2192 client"), head.heading());
        assertEquals(-1, head.from(0));
        assertEquals(0, head.from(1));
        assertEquals(17, head.to(1));
        assertEquals(1, head.lineOf(16));
        assertEquals(2, head.lineOf(17));
        int length = head.heading().length();
        assertEquals(head.heading(), head.heading(length));
        assertEquals(head.heading().replaceAll(" {2,}", " "), head.heading(length - 1), "narrower gaps come first");
        String narrow = head.heading(length - 1);
        assertEquals(narrow.substring(0, narrow.lastIndexOf(", packet")), head.heading(narrow.length() - 1), "then the last place goes");
        assertTrue(head.isShortened(narrow.length() - 1) && !head.isShortened(narrow.length()));
        assertEquals("server \u2192\u2026", head.heading(9));
        ChunkText rest = reader.read(conversation.chunk(3), true, 16, () -> true);
        assertNull(rest.heading());
        assertEquals("", rest.heading(9));
        assertEquals(Math.ceilDiv(rest.bytes().length, 16), rest.lines());
        assertEquals("CONTENT", rest.role().apply(rest.chunk().from()).name());
        assertEquals("PROTOCOL_HEADER", head.role().apply(0).name());
    }

    @Test
    void searchContinuesBehindTheSelectionAndAtTheBeginning() throws IOException {
        ConversationSearch search = new ConversationSearch(capture.messages(), conversation);
        ConversationSelection end = search.find(SearchPattern.of("THE END", SearchPattern.Kind.TEXT), ConversationSelection.NOTHING, true, () -> true);
        assertEquals(new ConversationSelection(1, HEAD.length() + BODY - 7, HEAD.length() + BODY), end);
        assertEquals(end, search.find(SearchPattern.of("the end", SearchPattern.Kind.TEXT), end, true, () -> true), "around, to the only place");
        ConversationSelection first = search.find(SearchPattern.of("GET", SearchPattern.Kind.TEXT), ConversationSelection.NOTHING, true, () -> true);
        assertEquals(0, first.message());
        ConversationSelection second = search.find(SearchPattern.of("GET", SearchPattern.Kind.TEXT), first, true, () -> true);
        assertEquals(2, second.message());
        assertEquals(first, search.find(SearchPattern.of("GET", SearchPattern.Kind.TEXT), second, false, () -> true));
        assertNull(search.find(SearchPattern.of("nowhere", SearchPattern.Kind.TEXT), second, true, () -> true));
    }

    @Test
    void theConversationIsSavedInItsOrder() throws IOException {
        Path file = folder.resolve("conversation.bin");
        SaveConversation.save(capture.messages(), conversation, file, new NullProgressMonitor());
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        for (int message : new int[] {0, 1, 2, 3}) {
            sent.write(capture.messages().bytes(message));
        }
        assertArrayEquals(sent.toByteArray(), Files.readAllBytes(file));
    }

    @Test
    void aCancelledSaveLeavesNoFile() throws IOException {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThrows(CancellationException.class, () -> SaveConversation.save(capture.messages(), conversation,
                folder.resolve("conversation.bin"), monitor));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.count(), "the capture alone");
        }
    }
}
