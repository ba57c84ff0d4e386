// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.roles;

/**
 * The purpose of a byte of a frame, from the outermost layer inwards. The bytes of a message have none of the first
 * three.
 */
public enum ByteRole {
    /** Brings the frame to the next machine: Ethernet, loopback. */
    LINK_HEADER,
    /** Brings the packet to its machine: IP. */
    IP_HEADER,
    /** Brings the data to its connection, in order and once: TCP. */
    TCP_HEADER,
    /** The protocol needs it to carry the message: headers, lengths, marks where something begins or ends. */
    PROTOCOL_HEADER,
    /** Types of the values: class descriptions, type names, tags. */
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
