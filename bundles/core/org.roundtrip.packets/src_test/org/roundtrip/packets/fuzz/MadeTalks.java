// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.roundtrip.dissect.Side;

/** Made-up conversations of protocols that no provider here speaks. */
final class MadeTalks {
    private static final String ENVELOPE = "<?xml version='1.0'?><s:Envelope xmlns:s='http://schemas.xmlsoap.org/soap/envelope/'"
            + " xmlns:x='http://www.w3.org/2001/XMLSchema-instance'><s:Body><m:a xmlns:m='urn:m'><p href='#i0'/>"
            + "<!-- c --><q x:nil='true'/>&lt;&#65;<![CDATA[<]]></m:a><multiRef id='i0'>5</multiRef></s:Body></s:Envelope>";

    private MadeTalks() {
    }

    static List<List<TalkTarget.Turn>> of(String protocol) {
        return switch (protocol) {
            case "http" -> http();
            case "http2" -> http2();
            case "tls" -> tls();
            case "websocket" -> List.of(List.of(records(Side.CLIENT, "818537fa213d7f9f4d5158"), records(Side.SERVER, "82050102030405"),
                    records(Side.CLIENT, "898000000000"), records(Side.SERVER, "8a00" + "880203e8")));
            default -> List.of();
        };
    }

    private static List<List<TalkTarget.Turn>> http() {
        return List.of(
                List.of(said(Side.CLIENT, "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody"),
                        said(Side.SERVER, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nT: u\r\n\r\n"),
                        said(Side.CLIENT, "GET / HTTP/1.1\r\nHost: h\r\n\r\nHEAD /x HTTP/1.1\r\nHost: h\r\n\r\n"),
                        said(Side.SERVER, "HTTP/1.1 304 Not Modified\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")),
                List.of(said(Side.CLIENT, "POST /s HTTP/1.0\r\nContent-Type: text/xml\r\nSOAPAction: \"\"\r\nContent-Length: "
                        + ENVELOPE.length() + "\r\n\r\n" + ENVELOPE),
                        said(Side.SERVER, "HTTP/1.0 200 OK\r\nContent-Type: text/xml\r\n\r\n" + ENVELOPE)),
                List.of(said(Side.CLIENT, "GET /w HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"),
                        said(Side.SERVER, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"),
                        records(Side.CLIENT, "818537fa213d7f9f4d5158" + "898000000000"), records(Side.SERVER, "82050102030405" + "880203e8")),
                List.of(said(Side.CLIENT, "GET /h HTTP/1.1\r\nUpgrade: h2c\r\n\r\n"),
                        said(Side.SERVER, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"),
                        records(Side.SERVER, frame(4, 0, 0, "") + frame(1, 4, 1, "88") + frame(0, 1, 1, "6869")),
                        records(Side.CLIENT, hex("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") + frame(4, 0, 0, "") + frame(1, 5, 3, "828684"))),
                List.of(said(Side.CLIENT, "CONNECT h:80 HTTP/1.1\r\n\r\n"),
                        said(Side.SERVER, "HTTP/1.1 200 Connection established\r\n\r\n"),
                        said(Side.CLIENT, "GET / HTTP/1.1\r\n\r\n"), said(Side.SERVER, "HTTP/1.1 204 None\r\n\r\n")));
    }

    /** Two calls of gRPC, the second with a header block in two frames, and what keeps a connection going. */
    private static List<List<TalkTarget.Turn>> http2() {
        String type = "5f" + text("application/grpc");
        String request = "8386" + "44" + text("/service.Calls/f1") + "41" + text("h") + type;
        String data = "00" + "00000002" + "0801";
        String trailers = "40" + text("grpc-status") + text("0");
        String preface = hex("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        return List.of(List.of(
                records(Side.CLIENT, preface + frame(4, 0, 0, "000300000064") + frame(1, 4, 1, request) + frame(0, 1, 1, data)),
                records(Side.SERVER, frame(4, 0, 0, "") + frame(4, 1, 0, "") + frame(1, 4, 1, "88" + type)
                        + frame(0, 0, 1, data) + frame(1, 5, 1, trailers)),
                records(Side.CLIENT, frame(4, 1, 0, "") + frame(8, 0, 0, "00000100") + frame(6, 0, 0, "0102030405060708")
                        + frame(1, 0, 3, "8386c0") + frame(9, 4, 3, "bfbe") + frame(0, 9, 3, "03" + data + "000000")),
                records(Side.SERVER, frame(6, 1, 0, "0102030405060708") + frame(1, 4, 3, "88bf") + frame(3, 0, 3, "00000008")
                        + frame(7, 0, 0, "0000000300000000"))));
    }

    private static String frame(int type, int flags, int stream, String payload) {
        return "%06x%02x%02x%08x".formatted(payload.length() / 2, type, flags, stream) + payload;
    }

    /** A string of HPACK shorter than 127 bytes, without Huffman's code. */
    private static String text(String text) {
        return "%02x".formatted(text.length()) + hex(text);
    }

    private static String hex(String text) {
        return HexFormat.of().formatHex(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Hellos, the change of ciphers, application data and an alert. */
    private static List<List<TalkTarget.Turn>> tls() {
        String versions = "002b0003020304";
        String name = "0000000e000c0000096c6f63616c686f7374";
        String alpn = "0010000e000c02683208687474702f312e31";
        String client = "0303" + "11".repeat(32) + "00" + "0004c02f1301" + "0100"
                + "%04x".formatted((versions.length() + name.length() + alpn.length()) / 2) + versions + name + alpn;
        String server = "0303" + "22".repeat(32) + "00" + "1301" + "00" + "0006002b00020304";
        return List.of(List.of(records(Side.CLIENT, record(0x16, handshake(1, client))),
                records(Side.SERVER, record(0x16, handshake(2, server)) + record(0x14, "01")
                        + record(0x17, "ab".repeat(40))),
                records(Side.CLIENT, record(0x14, "01") + record(0x17, "cd".repeat(60)) + record(0x15, "0100"))));
    }

    private static String handshake(int type, String body) {
        return "%02x%06x".formatted(type, body.length() / 2) + body;
    }

    private static String record(int type, String body) {
        return "%02x0303%04x".formatted(type, body.length() / 2) + body;
    }

    private static TalkTarget.Turn records(Side side, String hexadecimal) {
        return new TalkTarget.Turn(side, HexFormat.of().parseHex(hexadecimal));
    }

    private static TalkTarget.Turn said(Side side, String text) {
        return new TalkTarget.Turn(side, text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
