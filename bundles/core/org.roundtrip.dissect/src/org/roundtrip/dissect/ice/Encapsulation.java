// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;

/** An encapsulation: its size, the version of the encoding, and the values. */
final class Encapsulation {
    private static final int HEADER = 6;

    /** Reads the values. */
    @FunctionalInterface
    interface Values {
        void read(IceValues values) throws DissectException;
    }

    private Encapsulation() {
    }

    /**
     * Reads an encapsulation. Values that do not fit are marked and shown as octets.
     *
     * @param within the values around it, none of which it may contain
     * @param name   of the part with the values, which is left out when there are none
     * @param values reads them; null when they are not known
     * @return whether the values fit
     */
    static boolean read(MessageReader in, IceValues within, String name, Values values) throws DissectException {
        within.require(HEADER);
        in.open("encapsulation", ByteRole.PROTOCOL_HEADER);
        int size = in.i32("size", ByteRole.PROTOCOL_HEADER);
        if (size < HEADER || size - 4 > within.left()) {
            throw new DissectException.Malformed("ice.encapsulation", size);
        }
        int end = in.taken() - 4 + size;
        int major = in.u8("encoding major version", ByteRole.PROTOCOL_HEADER);
        int minor = in.u8("encoding minor version", ByteRole.PROTOCOL_HEADER);
        in.close(() -> major + "." + minor);
        MessageReader.Mark begin = in.mark();
        boolean fits = values != null;
        if (fits) {
            try {
                IceValues inside = new IceValues(in, end, major == 1 && minor == 0);
                boolean some = inside.left() > 0;
                if (some) {
                    in.open(name, ByteRole.CONTENT);
                }
                values.read(inside);
                if (!inside.finished()) {
                    throw new DissectException.Malformed("values.left");
                }
                if (some) {
                    in.close("");
                }
            } catch (DissectException.Malformed e) {
                in.back(begin);
                in.problem(new DissectException.Malformed("values.misfit", e.getMessage()));
                fits = false;
            }
        }
        if (in.taken() < end) {
            in.bytes(name, end - in.taken(), ByteRole.CONTENT);
        }
        return fits;
    }
}
