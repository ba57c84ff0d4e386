// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Side;

/** HTTP/1.0 and HTTP/1.1. */
public final class HttpDissector implements Dissector {
    private static final String[] METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE",
            "PATCH"};
    private static final int LONGEST_FIRST_LINE = 8192;

    @Override
    public String protocol() {
        return "http";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return begins(side, bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new HttpDecoder(hints);
    }

    /** Whether the bytes at a place look like a first line of that side. */
    static boolean begins(Side side, ByteView bytes, int at) {
        if (side == Side.SERVER) {
            return bytes.has(at, "HTTP/1.");
        }
        for (String method : METHODS) {
            if (bytes.has(at, method + " ")) {
                return !lineIsNot(bytes, at);
            }
        }
        return false;
    }

    /** Whether the line is complete and does not end with an HTTP version. */
    private static boolean lineIsNot(ByteView bytes, int at) {
        int end = Math.min(bytes.size(), at + LONGEST_FIRST_LINE);
        for (int i = at; i < end; i++) {
            if (bytes.u8(i) == '\n') {
                int last = bytes.u8(i - 1) == '\r' ? i - 1 : i;
                return last - 8 < at || !bytes.has(last - 8, "HTTP/1.");
            }
        }
        return end == at + LONGEST_FIRST_LINE;
    }
}
