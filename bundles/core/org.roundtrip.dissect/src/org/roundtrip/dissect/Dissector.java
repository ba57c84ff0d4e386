// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** Decodes a protocol above TCP. Registered as a service; safe for several threads. */
public interface Dissector {

    /** How certain a dissector is that a stream has its protocol. */
    enum Certainty {
        NO,
        /** The bytes fit this protocol, but others too. */
        POSSIBLE,
        SURE
    }

    /** What the specification of a protocol calls the message that answers a request. */
    public enum AnswerTerm {
        /** As HTTP (RFC 9110) and gRPC do. */
        RESPONSE,
        /** As GIOP (CORBA 3.3, part 2, 9.4) and Ice do. */
        REPLY,
        /** As the wire protocol of RMI does, whose messages from the server are called return data. */
        RETURN
    }

    /** The protocol's id, a short word in lower case. */
    String protocol();

    /**
     * Examines the first captured bytes of a stream.
     *
     * @param side who sent them
     */
    Certainty recognises(Side side, ByteView bytes);

    /**
     * Examines the first captured bytes of a stream, of which something is known beforehand. A protocol whose bytes look like
     * those of many others is recognised only where it is expected.
     *
     * @param side  who sent them
     * @param hints what is known of the connection beforehand
     */
    default Certainty recognises(Side side, ByteView bytes, Hints hints) {
        return recognises(side, bytes);
    }

    /** Returns a decoder for a new connection. @param hints what is known of it beforehand */
    Decoder open(Hints hints);

    /**
     * Returns a decoder for a connection that was one of another protocol before.
     *
     * @param operation of the request with which the client asked for this protocol
     * @param requestId of that request
     */
    default Decoder openAfter(Hints hints, String operation, long requestId) {
        return open(hints);
    }

    /**
     * Whether messages can be decoded only with all that was sent before them, since the beginning of the connection.
     * Otherwise a message is decoded again from some messages before it.
     */
    default boolean needsBeginning() {
        return false;
    }

    /** Returns what the protocol's specification calls its answers. */
    default AnswerTerm answerTerm() {
        return AnswerTerm.RESPONSE;
    }

    /**
     * Returns the purpose of an operation's messages. Each operation of the contract is a call, also when its name is
     * that of another known operation.
     *
     * @param operation as {@link Message#operation} names it, empty when it is not known
     * @param hints     what is known of the connection beforehand
     */
    default Purpose purpose(String operation, Hints hints) {
        return Purpose.CALL;
    }
}
