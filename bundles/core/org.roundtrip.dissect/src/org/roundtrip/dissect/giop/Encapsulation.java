// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.function.Supplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;

/** Reads encapsulations: sequences of octets that contain values with a byte order of their own. */
final class Encapsulation {

    /** Reads the values behind the byte order. */
    @FunctionalInterface
    interface Values {
        void read(Cdr cdr) throws DissectException;
    }

    private Encapsulation() {
    }

    /**
     * Reads an encapsulation with its length before it. An encapsulation whose values do not fit is shown as octets.
     *
     * @param text returns its text; called after it was read
     * @return whether the values fit
     */
    static boolean read(Cdr cdr, String name, Values values, Supplier<String> text) throws DissectException {
        cdr.align(4);
        cdr.open(name);
        long length = cdr.u32("length");
        cdr.need("octets", length, ByteRole.PROTOCOL_HEADER);
        boolean fits = takes(cdr.within((int) length, true), values);
        if (fits) {
            Cdr inner = cdr.within((int) length, false);
            takes(inner, values);
            cdr.at(inner.at());
            cdr.close(text);
        } else {
            int from = cdr.at();
            cdr.raw("octets", length, ByteRole.PROTOCOL_HEADER, Texts::readable);
            cdr.close(() -> Texts.readable(cdr.copy(from, (int) length)));
        }
        return fits;
    }

    /** Reads the byte order and the values after it, to the end. @return whether that was possible */
    static boolean takes(Cdr cdr, Values values) throws DissectException {
        try {
            int order = cdr.octet("byte order");
            if (order > 1) {
                return false;
            }
            cdr.little(order == 1);
            values.read(cdr);
            if (cdr.left() > 0) {
                cdr.raw("more", cdr.left(), ByteRole.PROTOCOL_HEADER, Texts::readable);
            }
            return true;
        } catch (DissectException.Malformed e) {
            return false;
        }
    }
}
