// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.List;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The nine bytes before each frame.
 *
 * @param length of the frame without them
 * @param type   one of the constants, or another number
 * @param stream 0 for the whole connection
 */
record FrameHeader(int length, int type, int flags, long stream) {
    static final int BYTES = 9;
    static final int DATA = 0, HEADERS = 1, PRIORITY = 2, RST_STREAM = 3, SETTINGS = 4, PUSH_PROMISE = 5, PING = 6,
            GOAWAY = 7, WINDOW_UPDATE = 8, CONTINUATION = 9;
    static final int END_STREAM = 1, ACK = 1, END_HEADERS = 4, PADDED = 8, WITH_PRIORITY = 32;

    private static final List<String> NAMES = List.of("DATA", "HEADERS", "PRIORITY", "RST_STREAM", "SETTINGS",
            "PUSH_PROMISE", "PING", "GOAWAY", "WINDOW_UPDATE", "CONTINUATION");
    /** The flags that frames of each type may have. */
    private static final int[] FLAGS = {END_STREAM | PADDED, END_STREAM | END_HEADERS | PADDED | WITH_PRIORITY, 0, 0, ACK,
        END_HEADERS | PADDED, ACK, 0, 0, END_HEADERS};
    /** The length of the frames of each type; -1 when they differ. */
    private static final int[] LENGTHS = {-1, -1, 5, 4, -1, -1, 8, -1, 4, -1};
    private static final int SETTING_BYTES = 6;
    /** A frame may be longer only when its receiver agreed to it. */
    private static final int USUAL_LONGEST = 1 << 14;

    /** Reads the next bytes without taking them. @return null when there are too few */
    static FrameHeader peek(MessageReader in) {
        return peek(in, 0);
    }

    /** The same after some more bytes. */
    static FrameHeader peek(MessageReader in, int at) {
        return in.available() < at + BYTES ? null : new FrameHeader(in.peek(at) << 16 | in.peek(at + 1) << 8 | in.peek(at + 2), in.peek(at + 3),
                in.peek(at + 4), (long) (in.peek(at + 5) & 0x7F) << 24 | in.peek(at + 6) << 16 | in.peek(at + 7) << 8 | in.peek(at + 8));
    }

    /** Takes the bytes and notes them. */
    static FrameHeader take(MessageReader in) throws DissectException {
        FrameHeader header = peek(in);
        if (header == null) {
            throw DissectException.Incomplete.INSTANCE;
        }
        in.skip(3);
        in.note("length", Long::toString, header.length, 3, ByteRole.PROTOCOL_HEADER);
        in.skip(1);
        in.note("type", in.lists() ? header.name() : "", 1, ByteRole.PROTOCOL_HEADER);
        in.skip(1);
        in.note("flags", in.lists() ? header.flagNames() : "", 1, ByteRole.PROTOCOL_HEADER);
        in.skip(4);
        in.note("stream", Long::toString, header.stream, 4, ByteRole.PROTOCOL_HEADER);
        return header;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** Whether it may stand between the frames of a message. */
    boolean ofConnection() {
        return type == PING || type == WINDOW_UPDATE || type == SETTINGS;
    }

    /** Returns how many bytes are left without the padding and the byte that states its length. */
    int content(int padding) throws DissectException {
        int size = length - (has(PADDED) ? 1 + padding : 0);
        if (size < 0) {
            throw new DissectException.Malformed("http2.padding");
        }
        return size;
    }

    /** The name of the type. */
    String name() {
        return type < NAMES.size() ? NAMES.get(type) : "frame of type " + type;
    }

    private String flagNames() {
        StringBuilder names = new StringBuilder();
        boolean acknowledges = type == SETTINGS || type == PING;
        append(names, 1, acknowledges ? "ACK" : type == DATA || type == HEADERS ? "END_STREAM" : "");
        append(names, END_HEADERS, type == HEADERS || type == CONTINUATION ? "END_HEADERS" : "");
        append(names, PADDED, type == DATA || type == HEADERS ? "PADDED" : "");
        append(names, WITH_PRIORITY, type == HEADERS ? "PRIORITY" : "");
        return names.isEmpty() ? Integer.toString(flags) : names.toString();
    }

    private void append(StringBuilder names, int flag, String name) {
        if (has(flag) && !name.isEmpty()) {
            names.append(names.isEmpty() ? "" : ", ").append(name);
        }
    }

    /** Whether such a frame is possible, and not only a random number. */
    boolean possible() {
        boolean ofConnection = type == SETTINGS || type == PING || type == GOAWAY;
        return type < NAMES.size() && (flags & ~FLAGS[type]) == 0 && (LENGTHS[type] < 0 || LENGTHS[type] == length)
                && (type == WINDOW_UPDATE || ofConnection == (stream == 0))
                && (type != SETTINGS || length % SETTING_BYTES == 0 && (!has(ACK) || length == 0))
                && (type != GOAWAY || length >= 8);
    }

    /** Whether frames begin at a place: the first one and, where they were received, the next ones. */
    static boolean begin(ByteView bytes, int at) {
        return frames(bytes, at, 0);
    }

    /** Whether these are frames and nothing else: two at least, or one that ends with the bytes. */
    static boolean only(ByteView bytes) {
        return frames(bytes, 0, 2);
    }

    /** @param least so many headers are there, or the last frame ends with the bytes; 0 when that does not matter */
    private static boolean frames(ByteView bytes, int at, int least) {
        int place = at;
        int frame = 0;
        for (; frame < 4 && place + BYTES <= bytes.size(); frame++) {
            FrameHeader header = new FrameHeader((int) (bytes.u32(place) >> 8), bytes.u8(place + 3), bytes.u8(place + 4),
                    bytes.u32(place + 5) & 0x7FFF_FFFFL);
            boolean idle = least > 0 && header.type == DATA && header.length == 0 && !header.has(END_STREAM);
            if (!header.possible() || header.length > USUAL_LONGEST || idle) {
                return false;
            }
            place += BYTES + header.length;
        }
        return place > at && (frame >= least || place == bytes.size());
    }
}
