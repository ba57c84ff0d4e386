// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.rmip;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** The protocol of Fractal RMI. It has no mark of its own, so only requests are recognised: all have a key of four bytes. */
public final class RmipDissector implements Dissector {
    private static final int HEADER_BYTES = 16;
    private static final int MOST_REQUESTS = 1 << 16;
    private static final int MOST_METHODS = 1 << 12;

    @Override
    public String protocol() {
        return "rmip";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return side == Side.CLIENT && request(bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    /** Whether a request may begin here. */
    static boolean request(ByteView bytes, int at) {
        return at + HEADER_BYTES <= bytes.size() && bytes.u32(at) < MOST_REQUESTS
                && bytes.u32(at + 4) == RmipDecoder.KEY_BYTES && few((int) bytes.u32(at + 8), MOST_REQUESTS)
                && few((int) bytes.u32(at + 12), MOST_METHODS);
    }

    private static boolean few(int number, int most) {
        return number >= RmipMethod.LEAST_NUMBER && number < most;
    }

    @Override
    public Decoder open(Hints hints) {
        return new RmipDecoder(hints);
    }

    /** No method of a contract is named like these: method names contain no dot. */
    @Override
    public Purpose purpose(String operation, Hints hints) {
        return operation.startsWith(RmipMethod.NAMING) || operation.startsWith(RmipMethod.COMPONENT) ? Purpose.NAMING : Purpose.CALL;
    }
}
