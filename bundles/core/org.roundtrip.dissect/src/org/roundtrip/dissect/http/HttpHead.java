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
        Map<String, String> headers = headers(in, "end of headers");
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

    /** Headers by lower-case name; takes the empty line too. @param end the name of that line */
    static Map<String, String> headers(MessageReader in, String end) throws DissectException {
        Map<String, String> headers = new TreeMap<>();
        for (int count = 0; count < MOST_HEADERS; count++) {
            if (in.peek() == '\r' || in.peek() == '\n') {
                if (!line(in, end).isEmpty()) {
                    throw new DissectException.Malformed("http.header");
                }
                return headers;
            }
            String header = takeLine(in);
            String name = header.substring(0, Math.max(0, header.indexOf(':'))).strip();
            if (name.isEmpty()) {
                note(in, "header", header.stripTrailing(), header.length());
                throw new DissectException.Malformed("http.header.name");
            }
            String value = header.substring(header.indexOf(':') + 1).strip();
            note(in, name, value, header.length());
            headers.put(name.toLowerCase(Locale.ROOT), value);
        }
        throw new DissectException.Malformed("http.headers", MOST_HEADERS);
    }

    /** Reads a line, notes it with its line end, and returns it without. */
    static String line(MessageReader in, String name) throws DissectException {
        String line = takeLine(in);
        String text = line.stripTrailing();
        note(in, name, text, line.length());
        return text;
    }

    static void note(MessageReader in, String name, String value, int size) {
        in.note(ShownText.of(name), ShownText.of(value), size, ByteRole.PROTOCOL_HEADER);
    }

    /** Takes a line with its line end, which the caller notes; a byte is a character. */
    static String takeLine(MessageReader in) throws DissectException {
        int length = 0;
        while (in.peek(length) != '\n') {
            if (in.peek(length) < 0 && length < LONGEST_LINE) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (++length > LONGEST_LINE) {
                throw new DissectException.Malformed("http.line", LONGEST_LINE);
            }
        }
        return new String(in.take(length + 1L), StandardCharsets.ISO_8859_1);
    }
}
