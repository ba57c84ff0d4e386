// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.socket;

import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;

/**
 * The raw TCP provider's own protocol: a length before each message, an operation's number in each request. What the
 * values are, only the contract tells.
 */
public final class SocketDissector implements Dissector {
    private static final int MOST_BYTES = 256 << 20;
    private static final int LENGTH_BYTES = 4;

    @Override
    public String protocol() {
        return "socket";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        long length = bytes.u32(0);
        boolean fits = length >= (side == Side.CLIENT ? 2 : 0) && length <= MOST_BYTES
                && bytes.size() <= LENGTH_BYTES + length;
        return fits ? Certainty.POSSIBLE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new Calls();
    }

    private static final class Calls implements Decoder {
        private String operation = "";
        private long requests;

        @Override
        public void decode(Side side, MessageReader in) throws DissectException {
            boolean request = side == Side.CLIENT;
            in.message(request ? MessageKind.REQUEST : MessageKind.RESPONSE, request ? "" : operation,
                    request ? requests : requests == 0 ? Message.NO_ID : requests - 1);
            long length = in.u32("length", ByteRole.PROTOCOL_HEADER);
            if (length > MOST_BYTES || request && length < 2) {
                throw new DissectException.Malformed("A message cannot have " + length + " bytes.");
            }
            in.length(LENGTH_BYTES + length);
            String asked = operation;
            if (request) {
                asked = "operation " + in.u16("operation", ByteRole.PROTOCOL_HEADER);
                in.message(MessageKind.REQUEST, asked, requests);
            }
            if (length > (request ? 2 : 0)) {
                in.bytes(request ? "arguments" : "result", length - (request ? 2 : 0), ByteRole.CONTENT);
            }
            operation = asked;
            requests += request ? 1 : 0;
        }

        /** One message is under way at a time, so each begins after one of the other side. */
        @Override
        public boolean mayBegin(Side side, ByteView bytes, int at, boolean afterOther) {
            long length = bytes.u32(at);
            return afterOther && length >= 0 && length <= MOST_BYTES;
        }

        @Override
        public void lost(Side side) {
            operation = "";
        }
    }
}
