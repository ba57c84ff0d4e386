// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.roundtrip.dissect.Side;

/** Conversations that no middleware had here. */
final class MadeTalks {
    private static final String ENVELOPE = "<?xml version='1.0'?><s:Envelope xmlns:s='http://schemas.xmlsoap.org/soap/envelope/'"
            + " xmlns:x='http://www.w3.org/2001/XMLSchema-instance'><s:Body><m:a xmlns:m='urn:m'><p href='#i0'/>"
            + "<!-- c --><q x:nil='true'/>&lt;&#65;<![CDATA[<]]></m:a><multiRef id='i0'>5</multiRef></s:Body></s:Envelope>";

    private MadeTalks() {
    }

    static List<List<TalkTarget.Turn>> of(String protocol) {
        return protocol.equals("http") ? List.of(
                List.of(said(Side.CLIENT, "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody"),
                        said(Side.SERVER, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nT: u\r\n\r\n"),
                        said(Side.CLIENT, "GET / HTTP/1.1\r\nHost: h\r\n\r\nHEAD /x HTTP/1.1\r\nHost: h\r\n\r\n"),
                        said(Side.SERVER, "HTTP/1.1 304 Not Modified\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n")),
                List.of(said(Side.CLIENT, "POST /s HTTP/1.0\r\nContent-Type: text/xml\r\nSOAPAction: \"\"\r\nContent-Length: "
                        + ENVELOPE.length() + "\r\n\r\n" + ENVELOPE),
                        said(Side.SERVER, "HTTP/1.0 200 OK\r\nContent-Type: text/xml\r\n\r\n" + ENVELOPE))) : List.of();
    }

    private static TalkTarget.Turn said(Side side, String text) {
        return new TalkTarget.Turn(side, text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
