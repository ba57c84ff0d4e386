// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

/** The message styles of SOAP 1.1, as WSDL 1.1 names them in its section 3. */
public enum Style {
    /** RPC style with SOAP section 5 encoding. Each value has its type, and an object may be an element of its own. */
    RPC_ENCODED,
    /** RPC style whose arguments the XML schema describes. */
    RPC_LITERAL,
    /** Document style with one wrapper element that the XML schema describes. */
    DOCUMENT_LITERAL;

    boolean encoded() {
        return this == RPC_ENCODED;
    }

    boolean rpc() {
        return this != DOCUMENT_LITERAL;
    }
}
