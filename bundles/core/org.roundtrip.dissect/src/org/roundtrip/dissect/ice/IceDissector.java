// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** The protocol of ZeroC Ice, version 1.0, over TCP, with the encodings 1.0 and 1.1. */
public final class IceDissector implements Dissector {
    static final String MAGIC = "IceP";

    @Override
    public String protocol() {
        return "ice";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return bytes.has(0, MAGIC) ? Certainty.SURE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new IceDecoder(hints);
    }

    @Override
    public Purpose purpose(String operation, Hints hints) {
        return hints.hasOperation(operation) || !Operations.ANY_OBJECT.containsKey(operation) ? Purpose.CALL : Purpose.ANY_OBJECT;
    }

    @Override
    public AnswerTerm answerTerm() {
        return AnswerTerm.REPLY;
    }
}
