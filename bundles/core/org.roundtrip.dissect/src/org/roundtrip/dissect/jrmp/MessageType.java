// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/** The byte with which each message begins, and where one may begin: no message states its length. */
final class MessageType {
    static final int ACCEPTED = 0x4E, REFUSED = 0x4F, CALL = 0x50, RETURN = 0x51, PING = 0x52, PING_ACK = 0x53, DGC_ACK = 0x54;

    private MessageType() {
    }

    /** Whether a call or a return begins at a place, with the header of its serialization stream. */
    static boolean hasStream(MessageReader in, int at) {
        int type = in.peek(at);
        return (type == CALL || type == RETURN) && in.peek(at + 1) == 0xAC && in.peek(at + 2) == 0xED
                && in.peek(at + 3) == 0 && in.peek(at + 4) == 5;
    }

    /** Does the same for what one side sends. */
    static boolean hasStream(Side side, ByteView bytes, int at) {
        return bytes.has(at, (side == Side.CLIENT ? "\u0050" : "\u0051") + "\u00AC\u00ED\0\u0005");
    }

    /** Whether a return begins here, or the answer to a ping is all that is here. */
    static boolean answers(MessageReader in) {
        return in.peek(0) == RETURN && hasStream(in, 0) || in.available() == 1 && in.peek(0) == PING_ACK;
    }

    /** Whether the bytes may be a ping or its answer, which have a single byte. */
    static boolean mayBePing(Side side, ByteView bytes) {
        return bytes.size() == 1 && bytes.u8(0) == (side == Side.CLIENT ? PING : PING_ACK);
    }

    /** See {@link Decoder#mayBegin}. */
    static boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
        if (hasStream(side, bytes, at)) {
            return true;
        }
        int type = bytes.u8(at);
        boolean lone = side == Side.CLIENT
                ? type == PING || type == DGC_ACK && at + 1 + ObjectId.UID_BYTES <= bytes.size() : type == PING_ACK;
        return afterOther && (lone || side == Side.CLIENT && bytes.has(at, "JRMI"));
    }
}
