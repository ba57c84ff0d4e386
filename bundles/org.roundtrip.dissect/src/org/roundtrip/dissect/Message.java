// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.List;
import org.roundtrip.dissect.roles.RoleRuns;

/**
 * A message of a protocol above TCP.
 *
 * @param protocol  id of its dissector, empty when none knows it
 * @param operation what is asked for or answered; empty where that is not known
 * @param requestId by which a response belongs to its request within the connection; {@link #NO_ID} when there is none
 * @param from      offset of its first byte in its direction of the stream
 * @param to        offset after its last byte
 * @param fields    what it consists of; empty where only roles were wanted, see {@link Detail}
 * @param bare      whether nothing was noted of it at all, as of bytes in which no message was found
 * @param roles     what each byte is for
 * @param pieces    the packets that carried it, in the order of its bytes
 * @param problem   one sentence when it is cut, damaged or not all decoded, else null
 */
public record Message(String protocol, Side side, MessageKind kind, String operation, long requestId, long from,
        long to, List<Field> fields, boolean bare, RoleRuns roles, List<Piece> pieces, String problem) {
    /** The request id of a message without one. */
    public static final long NO_ID = -1;

    /** How long it is in bytes. */
    public long length() {
        return to - from;
    }
}
