// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import java.util.Map;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Side;

/** The types of frames, and where one may begin: its length in four bytes, then its type. */
final class FrameType {
    static final int GREETING = 0x00, CAPABILITIES = 0x01, AUTH_REQUEST = 0x02, AUTH_CHALLENGE = 0x03, AUTH_RESPONSE = 0x04, AUTH_COMPLETE = 0x05,
            STARTTLS = 0x07, CHANNEL_OPEN_REQUEST = 0x10, CHANNEL_OPEN_ACK = 0x11, SERVICE_NOT_FOUND = 0x12, SERVICE_ERROR = 0x13,
            CHANNEL_SHUTDOWN_WRITE = 0x20, CHANNEL_CLOSED = 0x21, MESSAGE_DATA = 0x30, MESSAGE_WINDOW_OPEN = 0x31, MESSAGE_CLOSE = 0x32,
            CONNECTION_ALIVE = 0xF0, CONNECTION_ALIVE_ACK = 0xF1;
    static final int LENGTH_BYTES = 4;
    /** What a frame of data has before its data: type, channel, message, flags. */
    static final int DATA_HEADER = 8;
    static final int LAST = 1, FIRST = 2, CANCELLED = 4;
    static final int MOST_BYTES = 1 << 24;

    private static final int ALL_FLAGS = LAST | FIRST | CANCELLED;
    private static final int WINDOW_BYTES = 11, CLOSE_BYTES = 7;
    private static final Map<Integer, String> NAMES = Map.ofEntries(Map.entry(GREETING, "GREETING"), Map.entry(CAPABILITIES, "CAPABILITIES"),
            Map.entry(AUTH_REQUEST, "AUTH_REQUEST"), Map.entry(AUTH_CHALLENGE, "AUTH_CHALLENGE"), Map.entry(AUTH_RESPONSE, "AUTH_RESPONSE"),
            Map.entry(AUTH_COMPLETE, "AUTH_COMPLETE"), Map.entry(0x06, "AUTH_REJECTED"), Map.entry(STARTTLS, "STARTTLS"),
            Map.entry(0x08, "NAK"), Map.entry(CHANNEL_OPEN_REQUEST, "CHANNEL_OPEN_REQUEST"), Map.entry(CHANNEL_OPEN_ACK, "CHANNEL_OPEN_ACK"),
            Map.entry(SERVICE_NOT_FOUND, "SERVICE_NOT_FOUND"), Map.entry(SERVICE_ERROR, "SERVICE_ERROR"),
            Map.entry(CHANNEL_SHUTDOWN_WRITE, "CHANNEL_SHUTDOWN_WRITE"), Map.entry(CHANNEL_CLOSED, "CHANNEL_CLOSED"),
            Map.entry(MESSAGE_DATA, "MESSAGE_DATA"), Map.entry(MESSAGE_WINDOW_OPEN, "MESSAGE_WINDOW_OPEN"),
            Map.entry(MESSAGE_CLOSE, "MESSAGE_CLOSE"), Map.entry(0x40, "APP_AUTH_REQUEST"), Map.entry(0x41, "APP_AUTH_CHALLENGE"),
            Map.entry(0x42, "APP_AUTH_RESPONSE"), Map.entry(0x43, "APP_AUTH_SUCCESS"), Map.entry(0x44, "APP_AUTH_REJECT"),
            Map.entry(0x45, "APP_AUTH_DELETE"), Map.entry(0x46, "APP_AUTH_DELETE_ACK"), Map.entry(CONNECTION_ALIVE, "CONNECTION_ALIVE"),
            Map.entry(CONNECTION_ALIVE_ACK, "CONNECTION_ALIVE_ACK"), Map.entry(0xFF, "CONNECTION_CLOSE"));

    private FrameType() {
    }

    /** Returns the name of a type; null when there is none of that number. */
    static String name(int type) {
        return NAMES.get(type);
    }

    /** Whether a frame is of the connection's beginning. */
    static boolean isHandshake(int type) {
        return type <= CHANNEL_OPEN_ACK;
    }

    /** Whether bytes are so much like a frame that they hardly are anything else. */
    static boolean surely(Side side, ByteView bytes, int at) {
        long length = bytes.u32(at);
        int body = at + LENGTH_BYTES + 1;
        return length <= MOST_BYTES && switch (u8(bytes, at + LENGTH_BYTES)) {
            // Nothing but the server's name, and first of all the version.
            case GREETING -> side == Side.SERVER && u8(bytes, body) == 0 && u8(bytes, body + 1) == length - 3;
            case CAPABILITIES -> u8(bytes, body) == 0 && u8(bytes, body + 1) == 1 && u8(bytes, body + 2) > 0;
            case MESSAGE_DATA -> length > DATA_HEADER && (u8(bytes, at + LENGTH_BYTES + DATA_HEADER - 1) & ~ALL_FLAGS) == 0;
            case MESSAGE_WINDOW_OPEN -> length == WINDOW_BYTES;
            case MESSAGE_CLOSE -> length == CLOSE_BYTES;
            default -> false;
        };
    }

    /** An unsigned byte; -1 after the last one. */
    private static int u8(ByteView bytes, int at) {
        return at < bytes.size() ? bytes.u8(at) : -1;
    }

    /** Whether a frame may begin here. */
    static boolean may(ByteView bytes, int at) {
        long length = bytes.u32(at);
        return length >= 1 && length <= MOST_BYTES && at + LENGTH_BYTES < bytes.size() && NAMES.containsKey(bytes.u8(at + LENGTH_BYTES));
    }
}
