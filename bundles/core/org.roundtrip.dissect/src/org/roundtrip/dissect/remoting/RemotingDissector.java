// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.remoting;

import org.roundtrip.dissect.ByteView;
import org.roundtrip.dissect.Decoder;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.dissect.Side;

/** JBoss Remoting, natively or after HTTP, with the calls of the EJB client in it. */
public final class RemotingDissector implements Dissector {
    /** What the names of messages contain that belong to the connection. */
    static final String OF_CONNECTION = " (connection", OF_NAMING = " (channel naming)";

    @Override
    public String protocol() {
        return "remoting";
    }

    @Override
    public Certainty recognises(Side side, ByteView bytes) {
        return FrameType.surely(side, bytes, 0) ? Certainty.SURE : Certainty.NO;
    }

    @Override
    public Decoder open(Hints hints) {
        return new RemotingDecoder(hints, 0);
    }

    @Override
    public Decoder openAfter(Hints hints, String operation, long requestId) {
        return new RemotingDecoder(hints, requestId + 1);
    }

    /** No method is named like these: names of methods contain no blank. */
    @Override
    public Purpose purpose(String operation, Hints hints) {
        return operation.endsWith(OF_NAMING) ? Purpose.NAMING
                : operation.contains(OF_CONNECTION) ? Purpose.CONNECTION : Purpose.CALL;
    }

    /** The service of a channel is named only when it is opened. */
    @Override
    public boolean needsBeginning() {
        return true;
    }
}
