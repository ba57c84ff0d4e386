// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.BytesWithRoles;

/**
 * A packet's frame, and where in it the bytes of messages are. Immutable.
 *
 * @param packet as it was captured
 * @param parts  the parts of messages, in the order of their bytes
 */
record FrameBytes(Packet packet, Headers headers, List<Part> parts) {

    /**
     * A part of a message in a frame.
     *
     * @param number of the message
     * @param at      place of its first byte in the message
     * @param frameAt place of its first byte in the frame
     */
    record Part(int number, Message message, long at, int frameAt, int length) {
        boolean has(int place) {
            return place >= frameAt && place < frameAt + length;
        }
    }

    /** Reads a packet and decodes its messages. */
    static FrameBytes of(OpenCapture capture, int number, BooleanSupplier wanted) throws IOException {
        Packet packet = capture.whole(number);
        Headers headers = Frames.headers(packet);
        List<Part> parts = new ArrayList<>();
        for (int carried : CarriedMessages.by(capture, number)) {
            Message message = capture.messages().message(carried, wanted);
            for (Piece piece : message.pieces()) {
                if (piece.packet() == number) {
                    parts.add(new Part(carried, message, piece.offset() - message.from(), 0, piece.length()));
                }
            }
        }
        return new FrameBytes(packet, headers, placed(parts, packet, headers));
    }

    /**
     * Computes the places of parts in the frame. Bytes that were sent before are at the beginning of the payload, and
     * belong to the packet that sent them first.
     */
    private static List<Part> placed(List<Part> parts, Packet packet, Headers headers) {
        int begin = headers.link() + headers.ip() + headers.tcp();
        int captured = Math.min(headers.payload(), packet.bytes().length - begin);
        int at = begin + captured - parts.stream().mapToInt(Part::length).sum();
        List<Part> placed = new ArrayList<>();
        for (Part part : parts) {
            if (at >= begin) {
                placed.add(new Part(part.number(), part.message(), part.at(), at, part.length()));
            }
            at += part.length();
        }
        return placed;
    }

    BytesWithRoles roled() {
        return BytesWithRoles.of(packet.bytes(), this::role);
    }

    private ByteRole role(int at) {
        int ip = headers.link();
        int tcp = ip + headers.ip();
        int payload = tcp + headers.tcp();
        if (at >= payload + headers.payload()) {
            return ByteRole.PADDING;
        }
        if (at < payload) {
            return at < ip ? ByteRole.LINK_HEADER : at < tcp ? ByteRole.IP_HEADER : ByteRole.TCP_HEADER;
        }
        Part part = part(at);
        return part == null ? ByteRole.UNKNOWN : part.message().roles().at(part.at() + at - part.frameAt());
    }

    /** The part with a byte of the frame; null when the byte belongs to no message. */
    Part part(int at) {
        for (Part part : parts) {
            if (part.has(at)) {
                return part;
            }
        }
        return null;
    }

    /** The place in the frame of those bytes of a message that are in it. */
    ByteSpan inFrame(int number, long from, long to) {
        int begin = Integer.MAX_VALUE;
        int end = 0;
        for (Part part : parts) {
            long first = Math.max(from, part.at());
            long last = Math.min(to, part.at() + part.length());
            if (part.number() == number && first < last) {
                begin = Math.min(begin, (int) (part.frameAt() + first - part.at()));
                end = Math.max(end, (int) (part.frameAt() + last - part.at()));
            }
        }
        return end == 0 ? ByteSpan.EMPTY : new ByteSpan(begin, end);
    }
}
