// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** The purpose of a message. */
public enum MessageKind {
    /** Opens the connection or settles its properties before the first call. */
    HANDSHAKE,
    /** Asks for an operation. */
    REQUEST,
    /** Answers a request. */
    RESPONSE,
    /** Belongs to no call: keeps connections or references alive, cancels, closes. */
    CONTROL,
    /** Continues an earlier message. */
    FRAGMENT,
    /** Bytes in which no message was found. */
    UNKNOWN
}
