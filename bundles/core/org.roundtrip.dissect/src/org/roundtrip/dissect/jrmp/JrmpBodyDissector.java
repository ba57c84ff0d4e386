// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * JRMP in HTTP, one message of the single-operation protocol in each body. Their content type is that of any bytes, so bodies
 * that begin otherwise are shown as bytes.
 */
public final class JrmpBodyDissector implements BodyDissector {
    private static final String PROTOCOL = "jrmp";

    @Override
    public String protocol() {
        return PROTOCOL;
    }

    @Override
    public boolean takes(String parentProtocol, String contentType) {
        return parentProtocol.equals("http") && contentType.equals("application/octet-stream");
    }

    @Override
    public void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException {
        if (begins(side, in)) {
            in.protocol(PROTOCOL);
            JrmpDecoder.decodeCarried(side, in, hints);
        } else if (side == Side.SERVER && length == 1 && in.peek() == 0) {
            // An HTTP server of RMI sends this byte where there is nothing to say.
            in.protocol(PROTOCOL);
            in.u8("nothing", ByteRole.PADDING);
        } else {
            in.latin1("body", length, ByteRole.CONTENT);
        }
    }

    private static boolean begins(Side side, MessageReader in) {
        return side == Side.CLIENT ? in.peek(0) == 'J' && in.peek(1) == 'R' && in.peek(2) == 'M' && in.peek(3) == 'I'
                : MessageType.answers(in);
    }
}
