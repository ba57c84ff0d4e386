// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/** The messages of one connection; responses belong to the requests in their order. */
final class HttpDecoder implements Decoder {
    private static final int LONGEST_LINE = 64 << 10;
    private static final int MOST_HEADERS = 1000;
    private static final int MOST_OPEN = 10_000;

    private record Request(long id, String method, String operation) {
    }

    private final Deque<Request> open = new ArrayDeque<>();
    private long requests;

    @Override
    public void decode(Side side, MessageReader in) throws DissectException {
        if (side == Side.CLIENT) {
            request(in);
        } else {
            response(in);
        }
    }

    private void request(MessageReader in) throws DissectException {
        in.message(MessageKind.REQUEST, "", requests);
        String[] words = line(in, "request line").split(" ");
        if (words.length != 3 || !words[2].startsWith("HTTP/1.")) {
            throw new DissectException.Malformed("This is no request line.");
        }
        Map<String, String> headers = headers(in);
        String action = headers.getOrDefault("soapaction", "").replace("\"", "");
        String operation = words[0] + " " + words[1] + (action.isEmpty() ? "" : " " + action);
        in.message(MessageKind.REQUEST, MessageReader.shown(operation), requests);
        if (chunked(headers)) {
            chunks(in, headers);
        } else {
            sized(in, headers.getOrDefault("content-length", "0"));
        }
        if (open.size() < MOST_OPEN) {
            open.add(new Request(requests, words[0], operation));
        }
        requests++;
    }

    private void response(MessageReader in) throws DissectException {
        Request request = open.peek();
        long id = request == null ? Message.NO_ID : request.id;
        String operation = request == null ? "" : MessageReader.shown(request.operation);
        in.message(MessageKind.RESPONSE, operation, id);
        String[] words = line(in, "status line").split(" ", 3);
        if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("[1-9]\\d\\d")) {
            throw new DissectException.Malformed("This is no status line.");
        }
        int status = Integer.parseInt(words[1]);
        Map<String, String> headers = headers(in);
        boolean interim = status < 200;
        in.message(interim ? MessageKind.CONTROL : MessageKind.RESPONSE, operation, id);
        boolean bodiless = interim || status == 204 || status == 304
                || request != null && request.method.equals("HEAD");
        if (!bodiless) {
            if (chunked(headers)) {
                chunks(in, headers);
            } else if (headers.containsKey("content-length")) {
                sized(in, headers.get("content-length"));
            } else {
                untilClose(in);
            }
        }
        if (!interim) {
            open.poll();
        }
    }

    private static boolean chunked(Map<String, String> headers) {
        return headers.getOrDefault("transfer-encoding", "").toLowerCase(Locale.ROOT).endsWith("chunked");
    }

    private static void sized(MessageReader in, String length) throws DissectException {
        if (!length.matches("\\d{1,15}")) {
            throw new DissectException.Malformed("The content length is no number.");
        }
        long size = Long.parseLong(length);
        in.length(in.taken() + size);
        if (size > 0) {
            in.latin1("body", size, ByteRole.CONTENT);
        }
    }

    /** A body without a length ends where the server closes; what it has sent before the end is not all. */
    private static void untilClose(MessageReader in) throws DissectException {
        if (!in.closed()) {
            in.latin1("body", in.available() + 1L, ByteRole.CONTENT);
        }
        if (in.available() > 0) {
            in.latin1("body", in.available(), ByteRole.CONTENT);
        }
    }

    private static void chunks(MessageReader in, Map<String, String> headers) throws DissectException {
        in.open("body", ByteRole.PROTOCOL_HEADER);
        long size;
        do {
            String length = line(in, "chunk size").split(";")[0].strip();
            if (!length.matches("[0-9a-fA-F]{1,8}")) {
                throw new DissectException.Malformed("The chunk size is no number.");
            }
            size = Long.parseLong(length, 16);
            if (size > 0) {
                in.latin1("chunk", size, ByteRole.CONTENT);
                if (!line(in, "chunk end").isEmpty()) {
                    throw new DissectException.Malformed("A chunk is longer than it says.");
                }
            }
        } while (size > 0);
        in.close("");
        headers.putAll(headers(in));
    }

    /** By lower-case name; takes the empty line too. */
    private static Map<String, String> headers(MessageReader in) throws DissectException {
        Map<String, String> headers = new TreeMap<>();
        for (int count = 0; count < MOST_HEADERS; count++) {
            if (in.peek() == '\r' || in.peek() == '\n') {
                if (!line(in, "end of headers").isEmpty()) {
                    throw new DissectException.Malformed("A header is damaged.");
                }
                return headers;
            }
            String header = line(in, "header");
            int colon = header.indexOf(':');
            if (colon <= 0) {
                throw new DissectException.Malformed("A header has no name.");
            }
            headers.put(header.substring(0, colon).strip().toLowerCase(Locale.ROOT),
                    header.substring(colon + 1).strip());
        }
        throw new DissectException.Malformed("There are more than " + MOST_HEADERS + " headers.");
    }

    /** A line, noted with its end, returned without. */
    private static String line(MessageReader in, String name) throws DissectException {
        int length = 0;
        while (in.peek(length) != '\n') {
            if (in.peek(length) < 0 && length < LONGEST_LINE) {
                in.latin1(name, in.available() + 1L, ByteRole.PROTOCOL_HEADER);
            }
            if (++length > LONGEST_LINE) {
                throw new DissectException.Malformed("A line is longer than " + LONGEST_LINE + " bytes.");
            }
        }
        return in.latin1(name, length + 1L, ByteRole.PROTOCOL_HEADER).stripTrailing();
    }

    @Override
    public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        return HttpDissector.begins(side, bytes, at);
    }

    @Override
    public void lost(Side side) {
        open.clear();
    }
}
