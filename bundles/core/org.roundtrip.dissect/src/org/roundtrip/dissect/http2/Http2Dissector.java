// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** HTTP/2 without encryption. The client knows beforehand that the server speaks it, or asks for it in a request of HTTP/1. */
public final class Http2Dissector implements Dissector {
    static final String PREFACE = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

    @Override
    public String protocol() {
        return "http2";
    }

    /** A client begins with its preface, a server with its settings. */
    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        if (side == Side.CLIENT && bytes.has(0, PREFACE)) {
            return Certainty.SURE;
        }
        return FrameHeader.only(bytes) ? Certainty.POSSIBLE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new Http2Decoder(hints);
    }

    @Override
    public Decoder openAfter(Hints hints, String operation, long requestId) {
        return new Http2Decoder(hints, operation, requestId);
    }

    /** No operation is named like these: neither a method nor a path of gRPC contains a blank. */
    @Override
    public Purpose purpose(String operation, Hints hints) {
        return operation.contains(Http2Decoder.OF_CONNECTION) ? Purpose.CONNECTION : Purpose.CALL;
    }

    /** Header fields refer to those that were sent before. */
    @Override
    public boolean needsBeginning() {
        return true;
    }
}
