// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ejbd;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** The protocol of OpenEJB. */
public final class EjbdDissector implements Dissector {

    @Override
    public String protocol() {
        return "ejbd";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return begins(bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    /** Whether a message begins at a place, with or without bytes before it that keep the connection open. */
    static boolean begins(ByteView bytes, int at) {
        int style = at < bytes.size() ? bytes.u8(at) : -1;
        int kept = style < 0 || style > EjbdDecoder.PING_TWICE ? 0 : style == EjbdDecoder.PING_TWICE ? 2 : 1;
        return bytes.has(at + kept, EjbdDecoder.MAGIC);
    }

    @Override
    public Decoder open(Hints hints) {
        return new EjbdDecoder(hints);
    }

    /** No method is named like these: names of methods contain neither a dot nor a blank. */
    @Override
    public Purpose purpose(String operation, Hints hints) {
        return operation.startsWith(EjbdDecoder.NAMING) ? Purpose.NAMING
                : operation.endsWith(EjbdDecoder.OF_CLIENT) ? Purpose.CONNECTION : Purpose.CALL;
    }
}
