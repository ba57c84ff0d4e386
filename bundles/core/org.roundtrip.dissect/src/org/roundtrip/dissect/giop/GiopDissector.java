// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** The General Inter-ORB Protocol of CORBA, versions 1.0 to 1.2, as IIOP carries it over TCP. */
public final class GiopDissector implements Dissector {

    @Override
    public String protocol() {
        return "giop";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return begins(bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new GiopDecoder(hints);
    }

    @Override
    public Purpose purpose(String operation, Hints hints) {
        boolean anyObject = operation.startsWith("_") && !ofContract(operation, hints)
                || operation.equals(GiopHeader.Type.LOCATE_REQUEST.toString());
        // Without a contract, create is more likely an operation of somebody's own.
        boolean lookup = Naming.OPERATIONS.containsKey(operation)
                || hints.contract().isPresent() && Components.OPERATIONS.containsKey(operation);
        if (!anyObject && !lookup || hints.hasOperation(operation)) {
            return Purpose.CALL;
        }
        return anyObject ? Purpose.ANY_OBJECT : Purpose.NAMING;
    }

    /** The contract's operations may have an underscore before their names, or are attributes. */
    private static boolean ofContract(String operation, Hints hints) {
        return !ObjectOperations.ALL.containsKey(operation) && hints.contract().stream()
                .flatMap(contract -> contract.operations().stream()).anyMatch(each -> JavaNames.of(each).contains(operation));
    }

    static boolean begins(ByteView bytes, int at) {
        return bytes.has(at, "GIOP\u0001");
    }

    @Override
    public AnswerTerm answerTerm() {
        return AnswerTerm.REPLY;
    }
}
