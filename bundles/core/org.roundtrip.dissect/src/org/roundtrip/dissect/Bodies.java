// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Optional;

/** Decodes what one side's messages carry: bodies, and whole connections in a connection. */
@FunctionalInterface
interface Bodies {
    /** Decodes no body. */
    Bodies NONE = (parentProtocol, contentType, body) -> false;

    /**
     * Decodes a body.
     *
     * @return whether there is a dissector for it
     */
    boolean decode(String parentProtocol, String contentType, MessageReader body) throws DissectException;

    /** Returns the dissector that knows the first bytes of a connection that is carried. @param side who sent them */
    default Optional<Dissector> within(Side side, ByteView bytes) {
        return Optional.empty();
    }

    /** Returns the dissector of a protocol to which a connection changes. @param protocol its id */
    default Optional<Dissector> named(String protocol) {
        return Optional.empty();
    }
}
