// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** Decodes the bodies of one side's messages. */
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
}
