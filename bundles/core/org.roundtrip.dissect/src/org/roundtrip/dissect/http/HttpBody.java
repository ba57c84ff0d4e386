// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.Span;

/**
 * The body of a message. It is decoded by the dissector for its content type. A compressed body is not unpacked,
 * because a few bytes may unpack to any size.
 */
final class HttpBody {
    private static final Pattern LENGTH = Pattern.compile("\\d{1,15}");
    private static final Pattern CHUNK_SIZE = Pattern.compile("[0-9a-fA-F]{1,8}");

    private HttpBody() {
    }

    /** @param untilClose whether a body without a length goes on until the connection is closed */
    static void take(MessageReader in, HttpHead head, boolean untilClose) throws DissectException {
        if (head.chunked()) {
            chunks(in, head);
        } else if (head.headers().containsKey("content-length")) {
            sized(in, head);
        } else if (untilClose) {
            rest(in, head);
        }
    }

    private static void sized(MessageReader in, HttpHead head) throws DissectException {
        String length = head.header("content-length");
        if (!LENGTH.matcher(length).matches()) {
            throw new DissectException.Malformed("http.length");
        }
        long size = Long.parseLong(length);
        in.length(in.taken() + size);
        int here = here(in, size);
        content(in, head, List.of(new Span(in.taken() - here, in.taken())));
        if (here < size) {
            throw DissectException.Incomplete.INSTANCE;
        }
    }

    /** Takes this many bytes, or fewer when no more will come. The beginning of a cut body is shown too. */
    private static int here(MessageReader in, long size) throws DissectException {
        int here = in.closed() ? (int) Math.min(size, in.available()) : (int) Math.min(size, Integer.MAX_VALUE);
        in.skip(here);
        return here;
    }

    /** Takes a body that ends with the connection; before that, more bytes may come. */
    private static void rest(MessageReader in, HttpHead head) throws DissectException {
        if (!in.closed()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        int size = in.available();
        in.skip(size);
        content(in, head, List.of(new Span(in.taken() - size, in.taken())));
    }

    private static void chunks(MessageReader in, HttpHead head) throws DissectException {
        in.open("chunked body", ByteRole.PROTOCOL_HEADER);
        List<Span> chunks = new ArrayList<>();
        long size;
        do {
            size = size(in);
            if (size > 0) {
                int here = here(in, size);
                if (here > 0) {
                    chunks.add(new Span(in.taken() - here, in.taken()));
                }
                if (here < size) {
                    content(in, head, chunks);
                    throw DissectException.Incomplete.INSTANCE;
                }
                if (!HttpHead.line(in, "chunk end").isEmpty()) {
                    throw new DissectException.Malformed("http.chunk.longer");
                }
            }
        } while (size > 0);
        HttpHead.headers(in, "end of chunks");
        content(in, head, chunks);
        in.close(chunks.size() + (chunks.size() == 1 ? " chunk" : " chunks"));
    }

    /** Takes the line with the size of a chunk, which is hexadecimal, and says it in decimal too. */
    private static long size(MessageReader in) throws DissectException {
        String line = HttpHead.takeLine(in);
        String text = line.stripTrailing();
        String digits = text.split(";", 2)[0].strip();
        boolean valid = CHUNK_SIZE.matcher(digits).matches();
        HttpHead.note(in, "chunk size", valid ? "0x" + text + " (" + Long.parseLong(digits, 16) + ")" : text, line.length());
        if (!valid) {
            throw new DissectException.Malformed("http.chunk");
        }
        return Long.parseLong(digits, 16);
    }

    private static void content(MessageReader in, HttpHead head, List<Span> spans) throws DissectException {
        if (spans.isEmpty() || spans.getFirst().length() == 0) {
            return;
        }
        MessageReader body = in.part(spans);
        int size = body.available();
        if (!head.encoding().isEmpty()) {
            body.skip(size);
            body.note("body", "compressed with " + ShownText.of(head.encoding()) + ", " + size + " bytes", size,
                    ByteRole.CONTENT);
        } else if (!in.body("http", head.contentType(), body)) {
            body.latin1("body", size, ByteRole.CONTENT);
        }
    }
}
