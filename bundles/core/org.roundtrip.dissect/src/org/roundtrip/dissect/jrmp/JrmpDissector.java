// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/**
 * The Java Remote Method Protocol of Java RMI, which the registry and the distributed garbage collector use too.
 */
public final class JrmpDissector implements Dissector {

    @Override
    public String protocol() {
        return "jrmp";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return bytes.has(0, "JRMI") || MessageType.hasStream(side, bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    /** A single byte may be a ping; without a run's contract it says too little. */
    @Override
    public Certainty recognises(Side side, ByteView bytes, Hints hints) {
        Certainty certainty = recognises(side, bytes);
        return certainty == Certainty.NO && hints.contract().isPresent() && MessageType.mayBePing(side, bytes) ? Certainty.POSSIBLE
                : certainty;
    }

    @Override
    public Decoder open(Hints hints) {
        return new JrmpDecoder(hints);
    }

    /** No method of a contract is named like these: method names contain neither a dot nor a blank. */
    @Override
    public Purpose purpose(String operation, Hints hints) {
        return operation.startsWith("registry.") ? Purpose.NAMING
                : operation.startsWith("dgc.") || operation.equals(JrmpDecoder.COLLECTOR_ACKNOWLEDGEMENT)
                        ? Purpose.GARBAGE_COLLECTION : Purpose.CALL;
    }

    @Override
    public AnswerTerm answerTerm() {
        return AnswerTerm.RETURN;
    }
}
