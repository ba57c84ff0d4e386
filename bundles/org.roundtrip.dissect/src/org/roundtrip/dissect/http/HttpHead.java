// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;

/**
 * The first line and the headers of a message.
 *
 * @param line    the request line or status line
 * @param headers by lower-case name
 */
record HttpHead(String line, Map<String, String> headers) {
    private static final int LONGEST_LINE = 64 << 10;
    private static final int MOST_HEADERS = 1000;

    /** Reads the head with the empty line after it. @param what name of the field: a request or a response */
    static HttpHead take(MessageReader in, String what, String lineName) throws DissectException {
        in.open("HTTP " + what, ByteRole.PROTOCOL_HEADER);
        String line = line(in, lineName);
        Map<String, String> headers = headers(in);
        in.close(line);
        return new HttpHead(line, headers);
    }

    String header(String name) {
        return headers.getOrDefault(name, "");
    }

    boolean chunked() {
        return header("transfer-encoding").toLowerCase(Locale.ROOT).endsWith("chunked");
    }

    /** Media type in lower case without parameters. */
    String contentType() {
        return header("content-type").split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    /** How the body is compressed, empty when it is not. */
    String encoding() {
        String encoding = header("content-encoding").strip().toLowerCase(Locale.ROOT);
        return encoding.equals("identity") ? "" : encoding;
    }

    /** Headers by lower-case name; takes the empty line too. */
    static Map<String, String> headers(MessageReader in) throws DissectException {
        Map<String, String> headers = new TreeMap<>();
        for (int count = 0; count < MOST_HEADERS; count++) {
            if (in.peek() == '\r' || in.peek() == '\n') {
                if (!line(in, "end of headers").isEmpty()) {
                    throw new DissectException.Malformed("http.header");
                }
                return headers;
            }
            String header = line(in, "header");
            int colon = header.indexOf(':');
            if (colon <= 0) {
                throw new DissectException.Malformed("http.header.name");
            }
            headers.put(header.substring(0, colon).strip().toLowerCase(Locale.ROOT),
                    header.substring(colon + 1).strip());
        }
        throw new DissectException.Malformed("http.headers", MOST_HEADERS);
    }

    /** Reads a line, notes it with its line end, and returns it without. */
    static String line(MessageReader in, String name) throws DissectException {
        int length = 0;
        while (in.peek(length) != '\n') {
            if (in.peek(length) < 0 && length < LONGEST_LINE) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (++length > LONGEST_LINE) {
                throw new DissectException.Malformed("http.line", LONGEST_LINE);
            }
        }
        String text = new String(in.take(length + 1L), StandardCharsets.ISO_8859_1).stripTrailing();
        in.note(name, ShownText.of(text), length + 1, ByteRole.PROTOCOL_HEADER);
        return text;
    }
}
