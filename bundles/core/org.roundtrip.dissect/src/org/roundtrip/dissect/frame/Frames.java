// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.MessageReader;

/** The headers and the payload of a packet: link, IP, TCP or UDP. Safe for several threads. */
public final class Frames {

    private Frames() {
    }

    /**
     * The parts of a frame, which cover all its bytes on the wire once. Bytes that were not captured are a part of
     * their own.
     *
     * @param packet with all bytes that are to be shown
     * @return with offsets within the frame
     */
    public static List<Field> fields(Packet packet) {
        MessageReader in = MessageReader.of(packet.bytes());
        DissectException problem = new DissectException.Malformed("frame.header");
        try {
            LinkFields.take(in, packet);
        } catch (DissectException.Incomplete e) {
            // The reader ends with what was captured; the rest is marked below.
        } catch (DissectException e) {
            problem = e;
        }
        List<Field> fields = new ArrayList<>(in.fields());
        int captured = packet.bytes().length;
        mark(fields, "not understood", problem.getMessage(), in.taken(), captured);
        mark(fields, "not captured", FrameWords.bytes(packet.wireLength() - captured), captured, packet.wireLength());
        return List.copyOf(fields);
    }

    /** How long the headers are. Cheaper than the fields; the first 256 bytes of the packet are enough. */
    public static Headers headers(Packet packet) {
        return Headers.of(packet);
    }

    private static void mark(List<Field> fields, String name, String value, int from, int to) {
        if (to > from) {
            fields.add(new Field(name, value, from, to, ByteRole.UNKNOWN, List.of()));
        }
    }

    /** The captured bytes of the payload whose length a header states. */
    static void payload(MessageReader in, String name, int length, ByteRole role) throws DissectException {
        int there = Math.min(length, in.available());
        if (there > 0) {
            in.bytes(name, there, role);
        }
    }
}
