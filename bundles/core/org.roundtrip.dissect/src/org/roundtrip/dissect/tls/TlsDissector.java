// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Side;

/** The record layer of SSL 3.0 and TLS 1.0 to 1.3. It has lengths and types, and the handshake while it is in clear. */
public final class TlsDissector implements Dissector {
    static final int HEADER_BYTES = 5;
    /** 2 to the power of 14, and what encryption may add. */
    static final int LONGEST_RECORD = (1 << 14) + 2048;
    static final int CHANGE_CIPHER = 20, ALERT = 21, HANDSHAKE = 22, DATA = 23, HEARTBEAT = 24;

    private static final int CLIENT_HELLO = 1, SERVER_HELLO = 2;

    @Override
    public String protocol() {
        return "tls";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        if (!begins(bytes, 0)) {
            return Certainty.NO;
        }
        boolean hello = bytes.u8(0) == HANDSHAKE && bytes.size() > HEADER_BYTES
                && bytes.u8(HEADER_BYTES) == (side == Side.CLIENT ? CLIENT_HELLO : SERVER_HELLO);
        return hello || bytes.size() >= after(bytes, 0) ? Certainty.SURE : Certainty.POSSIBLE;
    }

    @Override
    public Decoder open(Hints hints) {
        return new TlsDecoder(hints);
    }

    /** Whether a record's head is at a place and another one after that record, as far as there are bytes. */
    static boolean begins(ByteView bytes, int at) {
        return head(bytes, at) && (after(bytes, at) + HEADER_BYTES > bytes.size() || head(bytes, after(bytes, at)));
    }

    private static boolean head(ByteView bytes, int at) {
        if (at + HEADER_BYTES > bytes.size()) {
            return false;
        }
        int type = bytes.u8(at);
        int length = length(bytes, at);
        return type >= CHANGE_CIPHER && type <= HEARTBEAT && bytes.u8(at + 1) == 3 && bytes.u8(at + 2) <= 4
                && length > 0 && length <= LONGEST_RECORD && (type != CHANGE_CIPHER || length == 1);
    }

    private static int after(ByteView bytes, int at) {
        return at + HEADER_BYTES + length(bytes, at);
    }

    private static int length(ByteView bytes, int at) {
        return bytes.u8(at + 3) << 8 | bytes.u8(at + 4);
    }
}
