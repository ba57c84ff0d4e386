// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** Connections that begin as HTTP and go on as something else. */
class HttpUpgradeTest {
    private static final String SETTINGS = "000000040000000000";

    static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static List<String> both(Exchange recorded) {
        List<String> whole = recorded.messages().stream().map(HttpUpgradeTest::summary).toList();
        assertEquals(whole, recorded.messagesByPackets(3).stream().map(HttpUpgradeTest::summary).toList());
        return whole;
    }

    private static String summary(Message message) {
        return message.protocol() + " " + message.kind() + " " + message.operation() + " " + message.requestId()
                + (message.problem() == null ? "" : " " + message.problem());
    }

    static Exchange http2() {
        return new Exchange()
                .add(Side.CLIENT, text("GET /a HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: \r\n\r\n"))
                .add(Side.SERVER, text("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"))
                .add(Side.SERVER, hex(SETTINGS))
                .add(Side.CLIENT, text("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")).add(Side.CLIENT, hex(SETTINGS))
                .add(Side.SERVER, hex("000001010400000001" + "88")).add(Side.SERVER, hex("000002000100000001" + "6869"))
                .add(Side.CLIENT, hex("000003010500000003" + "828684")).add(Side.SERVER, hex("000001010500000003" + "88"));
    }

    static Exchange webSocket() {
        return new Exchange()
                .add(Side.CLIENT, text("GET /chat HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"))
                .add(Side.SERVER, text("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"))
                .add(Side.CLIENT, hex("8185" + "37fa213d" + "7f9f4d5158")).add(Side.SERVER, hex("8205" + "0102030405"))
                .add(Side.CLIENT, hex("8980" + "00000000")).add(Side.SERVER, hex("8a00")).add(Side.SERVER, hex("8802" + "03e8"));
    }

    static Exchange tunnel(byte[] first) {
        return new Exchange().add(Side.CLIENT, text("CONNECT h:80 HTTP/1.1\r\nHost: h:80\r\n\r\n"))
                .add(Side.SERVER, text("HTTP/1.1 200 Connection established\r\n\r\n")).add(Side.CLIENT, first);
    }

    @Test
    void theRequestForHttp2IsAnsweredOnItsFirstStream() {
        assertEquals(List.of("http REQUEST GET /a 0", "http CONTROL GET /a 0", "http2 HANDSHAKE SETTINGS (connection) -1",
                "http2 HANDSHAKE PRI (connection preface) -1", "http2 HANDSHAKE SETTINGS (connection) -1",
                "http2 RESPONSE GET /a 0", "http2 REQUEST GET / 2", "http2 RESPONSE GET / 2"),
                http2().messages().stream().map(HttpUpgradeTest::summary).toList());
        Message response = http2().messages().get(5);
        assertEquals(List.of("http"), response.carriers());
        assertEquals(2, response.roles().bytes(ByteRole.CONTENT));
    }

    @Test
    void framesOfWebSocketAreMessages() {
        assertEquals(List.of("http REQUEST GET /chat 0", "http RESPONSE GET /chat 0", "websocket FRAGMENT text -1",
                "websocket FRAGMENT binary -1", "websocket CONTROL ping -1", "websocket CONTROL pong -1",
                "websocket CONTROL close -1"), both(webSocket()));
        Message text = webSocket().messages().get(2);
        assertEquals(List.of("Hello"), Exchange.values(text, "text"));
        assertEquals(5, text.roles().bytes(ByteRole.CONTENT));
    }

    @Test
    void aServerGreetsInRemotingAfterHttp() {
        Exchange upgraded = new Exchange()
                .add(Side.CLIENT, text("GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: jboss-remoting\r\n\r\n"))
                .add(Side.SERVER, text("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: jboss-remoting\r\n\r\n"))
                .add(Side.SERVER, hex("00000005" + "00" + "00026831")).add(Side.CLIENT, hex("00000004" + "01" + "000101"));
        assertEquals(List.of("http REQUEST GET / 0", "http RESPONSE GET / 0", "remoting HANDSHAKE GREETING (connection) -1",
                "remoting HANDSHAKE CAPABILITIES (connection) -1"), both(upgraded));
    }

    @Test
    void whatGoesThroughATunnelIsRecognisedByItsFirstBytes() {
        List<String> messages = both(tunnel(text("GET /x HTTP/1.1\r\n\r\n"))
                .add(Side.SERVER, text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")));
        assertEquals(List.of("http REQUEST CONNECT h:80 0", "http RESPONSE CONNECT h:80 0", "http REQUEST GET /x 0",
                "http RESPONSE GET /x 0"), messages);
        assertEquals(List.of("giop"), tunnel(hex("47494f50010200030000000c" + "00000001" + "000000000000000a")).messages()
                .subList(2, 3).stream().map(Message::protocol).toList());
    }

    @Test
    void whatNobodyKnowsInATunnelIsNamedByIt() {
        List<Message> messages = tunnel(text("who is it?")).add(Side.SERVER, text("it is me")).messages();
        assertEquals(List.of("http FRAGMENT CONNECT h:80 -1", "http FRAGMENT CONNECT h:80 -1"),
                messages.subList(2, 4).stream().map(HttpUpgradeTest::summary).toList());
        assertEquals(10, messages.get(2).roles().bytes(ByteRole.UNKNOWN));
    }
}
