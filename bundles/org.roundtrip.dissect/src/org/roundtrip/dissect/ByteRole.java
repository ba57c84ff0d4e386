// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What a byte of a frame is there for, from the outermost layer inwards. A message has none of the first three. */
public enum ByteRole {
    /** Brings the frame to the next machine: Ethernet, loopback. */
    LINK_HEADER,
    /** Brings it to its machine. */
    IP_HEADER,
    /** Brings it to its connection, in order and once. */
    TCP_HEADER,
    /** What the protocol needs to carry the message: headers, lengths, marks of where something begins or ends. */
    PROTOCOL_HEADER,
    /** What tells the types of the values: class descriptions, type names, tags. */
    TYPE_INFORMATION,
    /** The values themselves. */
    CONTENT,
    /** Without meaning. */
    PADDING,
    /** Can be read only with a key. */
    ENCRYPTED,
    /** Not captured, or not understood. */
    UNKNOWN
}
