// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** Knows a protocol above TCP. Registered as a service; safe for several threads. */
public interface Dissector {

    /** How sure a dissector is that a stream is of its protocol. */
    enum Certainty {
        NO,
        /** The bytes fit, but would fit others too. */
        POSSIBLE,
        SURE
    }

    /** The protocol's id, a short word in lower case. */
    String protocol();

    /**
     * Looks at the first bytes of a stream, or at the first that were captured of it.
     *
     * @param side who sent them
     */
    Certainty recognises(Side side, ByteView bytes);

    /** Begins a connection. @param hints what is known of it beforehand */
    Decoder open(Hints hints);

    /**
     * Says what the messages of an operation are for. The operation of a contract is a call, whatever its name is.
     *
     * @param operation as {@link Message#operation} names it, empty when it is not known
     * @param hints     what is known of the connection beforehand
     */
    default Purpose purpose(String operation, Hints hints) {
        return Purpose.CALL;
    }
}
