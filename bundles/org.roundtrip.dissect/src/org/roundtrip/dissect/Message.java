// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.List;
import org.roundtrip.dissect.roles.RoleRuns;

/**
 * A message of a protocol above TCP.
 *
 * @param protocol  id of its dissector, empty when none knows it
 * @param carriers  ids of the protocols that carry it within each other, the outermost first, such as {@code tls} and
 *                  {@code http} of a SOAP message; empty where it stands on the connection itself
 * @param operation the operation that is called or answered; empty where it is not known
 * @param code      the word with which its first line begins or answers, such as the method of an HTTP request and the
 *                  status code of its response; empty where the protocol has none
 * @param requestId the same number in a request and its response, unique within the connection; the messages of a stream of
 *                  requests and responses all have its number, and the k-th response answers the k-th request; {@link #NO_ID}
 *                  when there is none
 * @param from      offset of its first byte in its direction of the stream
 * @param to        offset after its last byte
 * @param fields    its parts; empty where only roles were decoded, see {@link Detail}
 * @param bare      whether the message has neither kind nor fields, as bytes in which no message was found
 * @param roles     what each byte is for
 * @param pieces    the packets that carried it, in the order of its bytes
 * @param problem   one sentence when it is cut, damaged or not all decoded, else null
 */
public record Message(String protocol, Side side, MessageKind kind, List<String> carriers, String operation, String code,
        long requestId, long from, long to, List<Field> fields, boolean bare, RoleRuns roles, List<Piece> pieces, String problem) {
    /** The request id of a message without one. */
    public static final long NO_ID = -1;

    /** How long it is in bytes. */
    public long length() {
        return to - from;
    }
}
