// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/**
 * Decodes the bodies of another protocol's messages, such as SOAP in HTTP. Registered as a service; safe for several
 * threads.
 */
public interface BodyDissector {

    /** The protocol's id, a short word in lower case. */
    String protocol();

    /**
     * Whether it decodes such bodies.
     *
     * @param parentProtocol id of the protocol whose message carries the body
     * @param contentType    media type in lower case without parameters, such as {@code text/xml}
     */
    boolean takes(String parentProtocol, String contentType);

    /**
     * Decodes a body that was received whole. Bytes that it does not take are marked as unknown.
     *
     * @param length of the body in bytes
     * @param side   who sent it
     * @throws DissectException when it is damaged; the fields read before the damage are kept
     */
    void decode(MessageReader in, int length, Side side, Hints hints) throws DissectException;
}
