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
            case "tls" -> tls();
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
                        said(Side.SERVER, "HTTP/1.0 200 OK\r\nContent-Type: text/xml\r\n\r\n" + ENVELOPE)));
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
