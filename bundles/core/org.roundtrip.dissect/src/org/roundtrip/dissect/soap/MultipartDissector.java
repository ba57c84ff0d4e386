// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.Span;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * Bodies of several parts (RFC 2046, multipart/related), such as those of MTOM. The first is the SOAP message, the others are the octets to
 * which it refers.
 */
public final class MultipartDissector implements BodyDissector {
    private static final String LINE = "\r\n", DASHES = "--";

    @Override
    public String protocol() {
        return "multipart";
    }

    @Override
    public boolean takes(String parentProtocol, String contentType) {
        return parentProtocol.equals("http") && contentType.equals("multipart/related");
    }

    @Override
    public void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException {
        String text = new String(in.look(length), StandardCharsets.ISO_8859_1);
        int first = text.startsWith(LINE) ? LINE.length() : 0;
        int line = text.indexOf(LINE, first);
        if (line < 0 || !text.startsWith(DASHES, first)) {
            throw new DissectException.Malformed("multipart.boundary");
        }
        String boundary = LINE + text.substring(first, line);
        int at = 0;
        while (at == 0 || !text.startsWith(DASHES, at + boundary.length())) {
            at = part(in, text, at, boundary);
        }
        in.latin1("end", length - at, ByteRole.PROTOCOL_HEADER);
    }

    /** Takes the boundary before a part, its header and its content. @return the place of the next boundary */
    private static int part(MessageReader in, String text, int at, String boundary) throws DissectException {
        int head = text.indexOf(LINE + LINE, at) + 2 * LINE.length();
        int next = text.indexOf(boundary, head - LINE.length());
        if (head < 2 * LINE.length() || next < 0) {
            throw new DissectException.Malformed("multipart.part");
        }
        int begin = Math.min(head, next);
        in.open("part", ByteRole.PROTOCOL_HEADER);
        in.latin1("header", begin - at, ByteRole.PROTOCOL_HEADER);
        int size = next - begin;
        if (size > 0) {
            in.skip(size);
            MessageReader content = in.part(List.of(new Span(in.taken() - size, in.taken())));
            boolean xml = text.substring(at, begin).toLowerCase(Locale.ROOT).contains("xml");
            if (!xml || !in.body("http", "text/xml", content)) {
                content.bytes("octets", size, ByteRole.CONTENT);
            }
        }
        in.close("");
        return next;
    }
}
