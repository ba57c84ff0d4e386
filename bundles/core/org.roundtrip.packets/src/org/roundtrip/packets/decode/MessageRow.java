// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * A message without its fields.
 *
 * @param number      from 0, in the order in which the messages ended
 * @param stream      number of its connection
 * @param protocol    id of its dissector, empty when none knows it
 * @param side        who sent it
 * @param kind        what it is for
 * @param carriers    see {@link org.roundtrip.dissect.Message#carriers}
 * @param operation   the operation that is called or answered, empty where it is not known
 * @param code        method or status, see {@link org.roundtrip.dissect.Message#code}
 * @param requestId   see {@link org.roundtrip.dissect.Message#requestId}
 * @param from        offset of its first byte in its direction of the connection
 * @param to          offset after its last byte
 * @param firstPacket the first packet with bytes of it, -1 when none was captured
 * @param lastPacket  the last one, packets sent again not counted
 * @param call        index of the captured call it belongs to, null when to none
 * @param partner     number of the response to this request or of the request of this response; null when there is none
 * @param bytesByRole number of its bytes by role; roles without bytes are missing
 * @param problem     one sentence when it is cut, damaged or not all decoded, else null
 */
public record MessageRow(int number, int stream, String protocol, Side side, MessageKind kind, List<String> carriers, String operation,
        String code, long requestId, long from, long to, int firstPacket, int lastPacket, Integer call, Integer partner,
        Map<ByteRole, Long> bytesByRole, String problem) {

    /** How long it is in bytes. */
    public long length() {
        return to - from;
    }
}
