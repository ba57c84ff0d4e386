// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

import java.util.List;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The fourteen bytes before every message. All numbers are little-endian.
 *
 * @param compressed whether the rest of the message is
 * @param size       of the whole message in bytes
 */
record IceHeader(Type type, boolean compressed, int size) {
    static final int BYTES = 14;

    private static final int COMPRESSED = 2;
    private static final List<String> TYPES = List.of("Request", "BatchRequest", "Reply", "ValidateConnection", "CloseConnection");
    private static final List<String> COMPRESSION = List.of("not supported", "supported", "compressed");

    /** The types of messages, in the order of their numbers. */
    enum Type {
        REQUEST, BATCH_REQUEST, REPLY, VALIDATE_CONNECTION, CLOSE_CONNECTION
    }

    /** The name of the type. */
    String name() {
        return TYPES.get(type.ordinal());
    }

    /** Reads a header, and sets the length of the message and the byte order of its numbers in the reader. */
    static IceHeader read(MessageReader in) throws DissectException {
        in.littleEndian(true);
        in.open("Ice header", ByteRole.PROTOCOL_HEADER);
        if (!in.magic(IceDissector.MAGIC, ByteRole.PROTOCOL_HEADER)) {
            throw new DissectException.Malformed("ice.begin");
        }
        int major = in.u8("protocol major version", ByteRole.PROTOCOL_HEADER);
        int minor = in.u8("protocol minor version", ByteRole.PROTOCOL_HEADER);
        in.u8("encoding major version", ByteRole.PROTOCOL_HEADER);
        in.u8("encoding minor version", ByteRole.PROTOCOL_HEADER);
        int type = named(in, "message type", TYPES);
        int compression = named(in, "compression", COMPRESSION);
        int size = in.i32("message size", ByteRole.PROTOCOL_HEADER);
        in.close(() -> major + "." + minor);
        if (major != 1 || type >= TYPES.size()) {
            throw new DissectException.Malformed("ice.version", major, minor, type);
        }
        if (size < BYTES) {
            throw new DissectException.Malformed("ice.size", size);
        }
        in.length(size);
        return new IceHeader(Type.values()[type], compression == COMPRESSED, size);
    }

    /** Reads a number that has a name. */
    static int named(MessageReader in, String name, List<String> names) throws DissectException {
        int value = (int) in.integer(1);
        in.note(name, which -> which < names.size() ? names.get((int) which) : Long.toString(which), value, 1,
                ByteRole.PROTOCOL_HEADER);
        return value;
    }
}
