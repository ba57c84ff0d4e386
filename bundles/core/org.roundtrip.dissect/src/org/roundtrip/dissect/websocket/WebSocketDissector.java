// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.websocket;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.Span;
import org.roundtrip.dissect.roles.ByteRole;

/** Frames of WebSocket, which no connection begins with. */
public final class WebSocketDissector implements Dissector {
    private static final ByteRole ROLE = ByteRole.PROTOCOL_HEADER;
    private static final int CONTINUATION = 0, TEXT = 1, BINARY = 2, CLOSE = 8;
    private static final int SHORT_LENGTH = 126, LONG_LENGTH = 127;
    private static final int MASK_BYTES = 4;
    private static final Map<Integer, String> NAMES = Map.of(CONTINUATION, "continuation", TEXT, "text", BINARY, "binary", CLOSE,
            "close", 9, "ping", 10, "pong");

    @Override
    public String protocol() {
        return "websocket";
    }

    /** Never: a connection changes to it. */
    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new Frames();
    }

    @Override
    public Purpose purpose(String operation, Hints hints) {
        return Purpose.CONNECTION;
    }

    private static final class Frames implements Decoder {
        @Override
        public void decode(Side side, MessageReader in) throws DissectException {
            in.open("WebSocket frame", ROLE);
            int first = (int) in.integer(1);
            int opcode = first & 0xF;
            String name = NAMES.get(opcode);
            if (name == null) {
                throw new DissectException.Malformed("websocket.frame");
            }
            in.note("kind", name + ((first & 0x80) == 0 ? ", more follows" : ""), 1, ROLE);
            int second = (int) in.integer(1);
            boolean masked = (second & 0x80) != 0;
            int stated = second & 0x7F;
            in.note("mask and length", Integer.toString(stated), 1, ROLE);
            long length = stated == SHORT_LENGTH ? in.u16("length", ROLE) : stated == LONG_LENGTH ? in.i64("length", ROLE) : stated;
            if (length < 0) {
                throw new DissectException.Malformed("websocket.frame");
            }
            byte[] mask = new byte[MASK_BYTES];
            if (masked) {
                mask = in.look(MASK_BYTES);
                in.bytes("mask", MASK_BYTES, ROLE);
            }
            in.close(name);
            in.message(opcode < CLOSE ? MessageKind.FRAGMENT : MessageKind.CONTROL, name, Message.NO_ID);
            in.length(in.taken() + length);
            if (in.available() < length) {
                throw DissectException.Incomplete.INSTANCE;
            }
            if (length > 0) {
                payload(in, (int) length, masked ? mask : null, opcode);
            }
        }

        private static void payload(MessageReader in, int length, byte[] mask, int opcode) throws DissectException {
            MessageReader part = in;
            if (mask != null) {
                byte[] bytes = in.look(length);
                for (int i = 0; i < length; i++) {
                    bytes[i] ^= mask[i % MASK_BYTES];
                }
                part = in.decrypted(List.of(new Span(in.taken(), in.taken() + length)), bytes, true);
            }
            if (opcode == TEXT) {
                part.latin1("text", length, ByteRole.CONTENT);
            } else {
                part.bytes(opcode == CLOSE ? "reason" : "payload", length, ByteRole.CONTENT);
            }
            if (mask != null) {
                in.skip(length);
            }
        }

        @Override
        public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
            return afterOther && at + 2 <= bytes.size() && (bytes.u8(at) & 0x70) == 0 && NAMES.containsKey(bytes.u8(at) & 0xF)
                    && bytes.u8(at + 1) >> 7 == (side == Side.CLIENT ? 1 : 0);
        }
    }
}
