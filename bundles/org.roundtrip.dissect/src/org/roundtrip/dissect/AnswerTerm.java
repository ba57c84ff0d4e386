// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** What the specification of a protocol calls the message that answers a request. */
public enum AnswerTerm {
    /** As HTTP (RFC 9110) and gRPC do. */
    RESPONSE,
    /** As GIOP (CORBA 3.3, part 2, 9.4) and Ice do. */
    REPLY,
    /** As the wire protocol of RMI does, whose messages from the server are called return data. */
    RETURN
}
