// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/**
 * The twelve bytes before every message.
 *
 * @param minor  of the version, whose major is 1
 * @param little whether numbers are little-endian
 * @param more   whether fragments follow that belong to the message
 * @param size   of what follows, in bytes
 */
record GiopHeader(int minor, boolean little, boolean more, Type type, long size) {
    static final int BYTES = 12;

    private static final int LITTLE_ENDIAN = 1, MORE_FRAGMENTS = 2;
    private static final List<Type> TYPES = List.of(Type.values());

    /** The types of messages, in the order of their numbers. */
    enum Type {
        REQUEST("Request"), REPLY("Reply"), CANCEL_REQUEST("CancelRequest"), LOCATE_REQUEST("LocateRequest"),
        LOCATE_REPLY("LocateReply"), CLOSE_CONNECTION("CloseConnection"), MESSAGE_ERROR("MessageError"),
        FRAGMENT("Fragment");

        private final String label;

        Type(String label) {
            this.label = label;
        }

        @Override
        public String toString() {
            return label;
        }
    }

    /** Reads a header, and sets the length of the message and the byte order of its numbers in the reader. */
    static GiopHeader read(MessageReader in) throws DissectException {
        in.open("GIOP header", ByteRole.PROTOCOL_HEADER);
        if (!in.magic("GIOP", ByteRole.PROTOCOL_HEADER)) {
            throw new DissectException.Malformed("giop.begin");
        }
        int major = in.u8("major version", ByteRole.PROTOCOL_HEADER);
        int minor = in.u8("minor version", ByteRole.PROTOCOL_HEADER);
        int flags = (int) in.integer(1);
        boolean little = (flags & LITTLE_ENDIAN) != 0;
        boolean more = minor > 0 && (flags & MORE_FRAGMENTS) != 0;
        in.note("flags", set -> (little ? "little-endian" : "big-endian") + (more ? ", more fragments" : ""), flags, 1,
                ByteRole.PROTOCOL_HEADER);
        int type = (int) in.integer(1);
        in.note("message type", type < TYPES.size() ? TYPES.get(type).label : Integer.toString(type), 1,
                ByteRole.PROTOCOL_HEADER);
        in.littleEndian(little);
        long size = in.u32("message size", ByteRole.PROTOCOL_HEADER);
        in.close(() -> "1." + minor);
        if (major != 1 || minor > 2 || type >= TYPES.size()) {
            throw new DissectException.Malformed("giop.version", major, minor, type);
        }
        in.length(BYTES + size);
        return new GiopHeader(minor, little, more, TYPES.get(type), size);
    }
}
