// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.util.function.LongFunction;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The headers of TCP and UDP, and what they carry. */
final class TcpFields {
    private static final ByteRole ROLE = ByteRole.TCP_HEADER;
    private static final int HEADER_BYTES = 20;
    private static final int CHECKSUM_AT = 16;
    private static final int UDP_BYTES = 8;
    private static final int UDP_CHECKSUM_AT = 6;
    private static final int END = 0, NO_OPERATION = 1, SEGMENT_SIZE = 2, WINDOW_SCALE = 3, SACK_PERMITTED = 4, SACK = 5,
            TIME_STAMPS = 8;

    private TcpFields() {
    }

    /**
     * @param length of header and payload on the wire
     * @param pseudo checksum over the IP header's share, null when the segment is not all here
     */
    static void take(MessageReader in, int length, Checksum pseudo) throws DissectException {
        byte[] segment = in.look(length);
        in.open("TCP", ROLE);
        int source = in.u16("source port", ROLE);
        int destination = in.u16("destination port", ROLE);
        in.u32("sequence number", ROLE);
        in.u32("acknowledgement number", ROLE);
        int offset = (int) in.integer(1);
        int header = (offset >> 4) * 4;
        in.note("header length", FrameWords.bytes(header), 1, ROLE);
        if (header < HEADER_BYTES || header > length) {
            throw new DissectException.Malformed("tcp.header", header, length);
        }
        int flags = (int) in.integer(1);
        String names = new TcpHeader(0, 0, flags, 0).flagNames() + ((offset & 1) == 0 ? "" : " AE");
        in.note("flags", names.isEmpty() ? FrameWords.text("none") : names, 1, ROLE);
        in.u16("window", ROLE);
        checksum(in, segment, CHECKSUM_AT, length, pseudo);
        in.u16("urgent pointer", ROLE);
        if (header > HEADER_BYTES) {
            options(in, header - HEADER_BYTES);
        }
        in.close(FrameWords.way(source, destination) + (names.isEmpty() ? "" : ", " + names));
        Frames.payload(in, "payload", length - header, ByteRole.CONTENT);
    }

    static void udp(MessageReader in, int length, Checksum pseudo) throws DissectException {
        if (length < UDP_BYTES) {
            throw new DissectException.Malformed("udp.header", length);
        }
        byte[] datagram = in.look(length);
        in.open("UDP", ROLE);
        int source = in.u16("source port", ROLE);
        int destination = in.u16("destination port", ROLE);
        in.u16("length", ROLE);
        checksum(in, datagram, UDP_CHECKSUM_AT, length, pseudo);
        in.close(FrameWords.way(source, destination));
        Frames.payload(in, "payload", length - UDP_BYTES, ByteRole.CONTENT);
    }

    private static void checksum(MessageReader in, byte[] bytes, int at, int length, Checksum pseudo)
            throws DissectException {
        int stored = (int) in.integer(2);
        String state = FrameWords.text("checksum.part", Checksum.hexadecimal(stored));
        if (stored == 0 && at == UDP_CHECKSUM_AT) {
            state = FrameWords.text("none");
        } else if (pseudo != null && bytes.length == length) {
            bytes[at] = 0;
            bytes[at + 1] = 0;
            state = pseudo.isBegun(stored) ? FrameWords.text("checksum.card", Checksum.hexadecimal(stored))
                    : pseudo.add(bytes).state(stored);
        }
        in.note("checksum", state, 2, ROLE);
    }

    private static void options(MessageReader in, int size) throws DissectException {
        int end = in.taken() + size;
        in.open("options", ROLE);
        while (in.taken() < end) {
            int kind = in.peek();
            int left = end - in.taken();
            int length = kind <= NO_OPERATION ? 1 : in.peek(1);
            if (length < 0 && left > 1 || length <= left && length > in.available()) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (length < 1 || length > left) {
                in.bytes("damaged option", left, ROLE);
            } else {
                option(in, kind, kind == END ? left : length);
            }
        }
        in.close("");
    }

    private static void option(MessageReader in, int kind, int length) throws DissectException {
        switch (kind) {
            case END -> in.bytes("end of options", length, ROLE);
            case NO_OPERATION -> in.bytes("no operation", 1, ROLE);
            case SEGMENT_SIZE -> numbers(in, "maximum segment size", length, 2, FrameWords::bytes);
            case WINDOW_SCALE -> numbers(in, "window scale", length, 1, power -> FrameWords.text("power", power));
            case SACK_PERMITTED -> numbers(in, "selective acknowledgement permitted", length, 0, Long::toString);
            case SACK -> numbers(in, "selective acknowledgement", length, 4, Long::toString);
            case TIME_STAMPS -> numbers(in, "time stamps", length, 4, Long::toString);
            default -> in.bytes("option " + kind, length, ROLE);
        }
    }

    /** An option of numbers of {@code size} bytes each. */
    private static void numbers(MessageReader in, String name, int length, int size, LongFunction<String> words)
            throws DissectException {
        if (size == 0 ? length != 2 : length == 2 || (length - 2) % size != 0) {
            in.bytes("damaged option", length, ROLE);
            return;
        }
        StringBuilder text = new StringBuilder();
        in.skip(2);
        for (int at = 2; at < length; at += size) {
            text.append(at == 2 ? "" : ", ").append(words.apply(in.integer(size)));
        }
        in.note(name, text.toString(), length, ROLE);
    }
}
