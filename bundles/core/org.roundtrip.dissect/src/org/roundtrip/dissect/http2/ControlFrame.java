// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/** Reads the frames that belong to no request and no response. */
final class ControlFrame {
    private static final String[] SETTINGS = {"", "HEADER_TABLE_SIZE", "ENABLE_PUSH", "MAX_CONCURRENT_STREAMS",
        "INITIAL_WINDOW_SIZE", "MAX_FRAME_SIZE", "MAX_HEADER_LIST_SIZE"};
    private static final String[] ERRORS = {"NO_ERROR", "PROTOCOL_ERROR", "INTERNAL_ERROR", "FLOW_CONTROL_ERROR",
        "SETTINGS_TIMEOUT", "STREAM_CLOSED", "FRAME_SIZE_ERROR", "REFUSED_STREAM", "CANCEL", "COMPRESSION_ERROR",
        "CONNECT_ERROR", "ENHANCE_YOUR_CALM", "INADEQUATE_SECURITY", "HTTP_1_1_REQUIRED"};

    private ControlFrame() {
    }

    /** Takes a whole frame as one part. */
    static void take(MessageReader in) throws DissectException {
        FrameHeader peeked = FrameHeader.peek(in);
        if (peeked == null || in.available() < FrameHeader.BYTES + peeked.length()) {
            throw DissectException.Incomplete.INSTANCE;
        }
        in.open(peeked.name(), ByteRole.PROTOCOL_HEADER);
        int end = in.taken() + FrameHeader.BYTES + peeked.length();
        FrameHeader header = FrameHeader.take(in);
        switch (header.type()) {
            case FrameHeader.SETTINGS -> settings(in, end);
            case FrameHeader.WINDOW_UPDATE -> in.u32("window size increment", ByteRole.PROTOCOL_HEADER);
            case FrameHeader.RST_STREAM -> named(in, "error", ERRORS, 4);
            case FrameHeader.GOAWAY -> {
                in.u32("last stream", ByteRole.PROTOCOL_HEADER);
                named(in, "error", ERRORS, 4);
                in.latin1("debug data", end - in.taken(), ByteRole.PROTOCOL_HEADER);
            }
            case FrameHeader.PING -> in.bytes("data", end - in.taken(), ByteRole.PROTOCOL_HEADER);
            default -> in.bytes("payload", end - in.taken(), ByteRole.PROTOCOL_HEADER);
        }
        in.close(header.has(FrameHeader.ACK) ? "ACK" : "");
    }

    private static void settings(MessageReader in, int end) throws DissectException {
        while (in.taken() < end) {
            in.open(name(Math.max(0, in.peek() << 8 | in.peek(1)), SETTINGS), ByteRole.PROTOCOL_HEADER);
            named(in, "identifier", SETTINGS, 2);
            long value = in.u32("value", ByteRole.PROTOCOL_HEADER);
            in.close(() -> Long.toString(value));
        }
    }

    private static void named(MessageReader in, String field, String[] names, int size) throws DissectException {
        in.note(field, name(in.integer(size), names), size, ByteRole.PROTOCOL_HEADER);
    }

    private static String name(long number, String[] names) {
        return number < names.length && !names[(int) number].isEmpty() ? names[(int) number] : Long.toString(number);
    }
}
