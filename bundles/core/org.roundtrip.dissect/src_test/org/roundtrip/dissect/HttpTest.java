// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.Proxy;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.index.StreamListener.Gap;
import org.roundtrip.dissect.roles.ByteRole;

class HttpTest {
    private static final String CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "5\r\nhello\r\nA;x=y\r\n0123456789\r\n0\r\nTrailer: t\r\n\r\n";

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static List<Message> both(Exchange recorded) {
        List<Message> whole = recorded.messages();
        List<Message> small = recorded.messagesByPackets(3);
        assertEquals(whole.stream().map(HttpTest::summary).toList(), small.stream().map(HttpTest::summary).toList());
        return whole;
    }

    private static String summary(Message message) {
        return message.kind() + " " + message.operation() + " " + message.requestId() + " "
                + message.roles().bytes(ByteRole.CONTENT) + " " + message.problem();
    }

    @Test
    void requestsInAPipelineGetTheirResponses() {
        List<Message> messages = both(new Exchange()
                .add(Side.CLIENT, bytes("HEAD /a HTTP/1.1\r\nHost: h\r\n\r\n"
                        + "POST /b HTTP/1.1\r\nSOAPAction: \"urn:do\"\r\nContent-Length: 4\r\n\r\nbody"
                        + "GET /c HTTP/1.1\r\n\r\nGET /d HTTP/1.0\r\n\r\n"))
                .add(Side.SERVER, bytes("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n"
                        + "HTTP/1.1 100 Continue\r\n\r\n" + CHUNKED + "HTTP/1.1 304 Not Modified\r\n\r\n"
                        + "HTTP/1.0 200 OK\r\n\r\nuntil the end")));
        assertEquals(List.of("REQUEST HEAD /a 0 0 null", "REQUEST POST /b urn:do 1 4 null", "REQUEST GET /c 2 0 null",
                "REQUEST GET /d 3 0 null", "RESPONSE HEAD /a 0 0 null", "CONTROL POST /b urn:do 1 0 null",
                "RESPONSE POST /b urn:do 1 15 null", "RESPONSE GET /c 2 0 null", "RESPONSE GET /d 3 13 null"),
                messages.stream().map(HttpTest::summary).toList());
        assertEquals(List.of("HEAD", "POST", "GET", "GET", "200", "100", "200", "304", "200"),
                messages.stream().map(Message::code).toList());
        for (Message message : messages) {
            assertEquals(message.length(), message.roles().bytes(ByteRole.CONTENT)
                    + message.roles().bytes(ByteRole.PROTOCOL_HEADER));
        }
    }

    @Test
    void aHeaderHasItsOwnName() {
        Message request = new Exchange().add(Side.CLIENT, bytes("POST /b HTTP/1.1\r\nContent-Type:text/xml\r\n"
                + "Set-Cookie: a\r\nSet-Cookie:  b \r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Sum: 5\r\n\r\n")).messages().getFirst();
        assertEquals(List.of("request line", "Content-Type", "Set-Cookie", "Set-Cookie", "Transfer-Encoding", "end of headers"),
                request.fields().getFirst().parts().stream().map(Field::name).toList());
        assertEquals(List.of("text/xml"), Exchange.values(request, "Content-Type"));
        assertEquals(List.of("a", "b"), Exchange.values(request, "Set-Cookie"));
        assertEquals(List.of("5"), Exchange.values(request, "X-Sum"), "a trailer, too");
        assertEquals(request.length(), request.roles().bytes(ByteRole.PROTOCOL_HEADER));
    }

    /** A size of chunks is hexadecimal; 10 would be taken for ten. */
    @Test
    void theSizeOfAChunkIsSaidInDecimalTooAndTheLineBehindTheLastOneEndsTheChunks() {
        Message request = new Exchange().add(Side.CLIENT, bytes("POST /b HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "10;x=y\r\n0123456789abcdef\r\n0\r\n\r\n")).messages().getFirst();
        assertEquals(List.of("0x10;x=y (16)", "0x0 (0)"), Exchange.values(request, "chunk size"));
        assertEquals(1, Exchange.values(request, "end of chunks").size());
        assertEquals(1, Exchange.values(request, "end of headers").size(), "of the message");
    }

    @Test
    void aHeaderWithoutANameIsDamaged() {
        Message request = new Exchange().add(Side.CLIENT, bytes("GET /b HTTP/1.1\r\n : x\r\n\r\n")).messages().getFirst();
        assertTrue(request.problem().contains("no name"), request.problem());
    }

    @Test
    void aLostPacketCostsItsMessageOnly() {
        byte[] request = bytes("GET /a HTTP/1.1\r\n\r\n");
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(Exchange.all(), Detail.FIELDS, Hints.NONE, 80, messages::add);
        conversation.from(Side.CLIENT).data(0, 0, request, 0, request.length);
        conversation.from(Side.CLIENT).data(request.length, 1, request, 0, 8);
        conversation.from(Side.CLIENT).gap(request.length + 8, 100, Gap.LOST);
        byte[] rest = bytes("xx\r\n\r\nGET /b HTTP/1.1\r\n\r\n");
        conversation.from(Side.CLIENT).data(request.length + 108, 3, rest, 0, rest.length);
        conversation.from(Side.CLIENT).end();
        assertEquals(5, messages.size(), messages::toString);
        assertTrue(messages.get(1).problem().contains("cut"));
        assertEquals(100, messages.get(2).length());
        assertEquals("GET /b", messages.get(4).operation());
        assertNull(messages.get(4).problem());
        assertEquals(List.of(new Piece(request.length + 114, rest.length - 6, 3)), messages.get(4).pieces());
    }

    @Test
    void truncatedPacketsKeepRequestAndResponseTogether() {
        byte[] request = bytes("POST /b HTTP/1.1\r\nSOAPAction: \"urn:do\"\r\nTransfer-Encoding: chunked\r\n\r\n64\r\nab");
        byte[] response = bytes("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\ncd");
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(Exchange.all(), Detail.FIELDS, Hints.NONE, 80, messages::add);
        for (int call = 0; call < 3; call++) {
            long asked = call * (request.length + 107L);
            conversation.from(Side.CLIENT).data(asked, 0, request, 0, request.length);
            conversation.from(Side.CLIENT).gap(asked + request.length, 107, Gap.TRUNCATED);
            long answered = call * (response.length + 98L);
            conversation.from(Side.SERVER).data(answered, 0, response, 0, response.length);
            conversation.from(Side.SERVER).gap(answered + response.length, 98, Gap.TRUNCATED);
        }
        assertEquals(List.of(0L, 0L, 1L, 1L, 2L, 2L), messages.stream().map(Message::requestId)
                .filter(id -> id != Message.NO_ID).toList());
        assertEquals("POST /b urn:do", messages.get(2).operation());
        assertEquals(2, messages.get(2).roles().bytes(ByteRole.CONTENT));
    }

    @Test
    void aRealClientsCallIsDecoded() throws Exception {
        Exchange recorded = new Exchange();
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread serving = Thread.ofPlatform().start(() -> {
                try (Socket socket = server.accept()) {
                    StringBuilder text = new StringBuilder();
                    while (text.indexOf("<ping/>") < 0) {
                        byte[] some = new byte[1000];
                        int read = socket.getInputStream().read(some);
                        byte[] seen = Arrays.copyOf(some, read);
                        recorded.add(Side.CLIENT, seen);
                        text.append(new String(seen, StandardCharsets.ISO_8859_1));
                    }
                    recorded.add(Side.SERVER, bytes(CHUNKED));
                    socket.getOutputStream().write(bytes(CHUNKED));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            HttpURLConnection connection = (HttpURLConnection) URI.create("http://127.0.0.1:" + server.getLocalPort()
                    + "/service").toURL().openConnection(Proxy.NO_PROXY);
            connection.setDoOutput(true);
            connection.setRequestProperty("SOAPAction", "ping");
            connection.getOutputStream().write(bytes("<ping/>"));
            assertEquals("hello0123456789", new String(connection.getInputStream().readAllBytes(),
                    StandardCharsets.ISO_8859_1));
            serving.join();
        }
        assertEquals(List.of("REQUEST POST /service ping 0 7 null", "RESPONSE POST /service ping 0 15 null"),
                both(recorded).stream().map(HttpTest::summary).toList());
    }
}
