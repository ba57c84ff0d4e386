// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.ByteBuffer;
import java.util.List;
import org.roundtrip.dissect.roles.RoleRuns;

/**
 * A message of a protocol above TCP.
 *
 * @param protocol  id of its dissector, empty when none knows it
 * @param carriers  ids of the protocols that carry it within each other, the outermost first, such as {@code tls} and
 *                  {@code http} of a SOAP message; empty where it stands on the connection itself
 * @param operation the operation that is called or answered; of a message that belongs to none, its name in the protocol's
 *                  specification, with its use in brackets where the name alone could be an operation's, such as
 *                  {@code Ping (connection check)}; empty where it is not known
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
 * @param decrypted its bytes that were encrypted and could be read; none where only roles were decoded
 * @param pieces    the packets that carried it, in the order of its bytes
 * @param problem   one sentence when it is cut, damaged or not all decoded, else null
 */
public record Message(String protocol, Side side, MessageKind kind, List<String> carriers, String operation, String code,
        long requestId, long from, long to, List<Field> fields, boolean bare, RoleRuns roles, List<Decrypted> decrypted,
        List<Piece> pieces, String problem) {
    /** The request id of a message without one. */
    public static final long NO_ID = -1;

    /**
     * Bytes that were decrypted, each in the place of the one that was sent. Immutable.
     *
     * @param from  offset of the first in its direction of the stream
     * @param bytes read only; its position is not to be moved
     */
    public record Decrypted(long from, ByteBuffer bytes) {

        /** Writes them over those that were sent. @param sent the message's bytes, or as many as there are */
        void into(byte[] sent, long begin) {
            int at = (int) (from - begin);
            int size = Math.min(bytes.remaining(), sent.length - at);
            if (size > 0) {
                bytes.get(bytes.position(), sent, at, size);
            }
        }
    }

    /**
     * Returns its bytes, with those that were decrypted in the places of those that were sent.
     *
     * @param sent all of them, or as many as there are; stays as it is
     */
    public byte[] decrypted(byte[] sent) {
        byte[] all = sent.clone();
        decrypted.forEach(each -> each.into(all, from));
        return all;
    }

    /** How long it is in bytes. */
    public long length() {
        return to - from;
    }
}
