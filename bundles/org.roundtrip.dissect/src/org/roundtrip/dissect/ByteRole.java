// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What a byte of a message is there for. Link, IP and TCP headers are told from the packets. */
public enum ByteRole {
    /** What the protocol needs to carry the message: headers, lengths, marks of where something begins or ends. */
    PROTOCOL_HEADER,
    /** What tells the types of the values: class descriptions, type names, tags. */
    TYPE_INFORMATION,
    /** The values themselves. */
    CONTENT,
    /** Without meaning. */
    PADDING,
    /** Not captured, or not understood. */
    UNKNOWN
}
