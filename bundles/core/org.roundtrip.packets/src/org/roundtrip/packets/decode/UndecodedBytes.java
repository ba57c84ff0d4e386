// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;
import org.roundtrip.dissect.roles.RoleRuns;

/**
 * Cuts undecoded bytes at the borders of calls. Bytes of several calls, in which no message was found, are one message
 * when the other side sends nothing between them. Where the times of the calls are known, that message is cut between
 * packets of different calls.
 */
final class UndecodedBytes {
    private UndecodedBytes() {
    }

    /**
     * Returns the parts of a message of undecoded bytes, in their order.
     *
     * @param callByTime returns the call during which a packet was captured
     */
    static List<Message> cutByCall(Message message, IntUnaryOperator callByTime) {
        List<Message> parts = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        long from = message.from();
        int before = -1;
        for (Piece piece : message.pieces()) {
            int call = callByTime.applyAsInt((int) piece.packet());
            if (!pieces.isEmpty() && call != before) {
                parts.add(part(message, from, piece.offset(), pieces));
                from = piece.offset();
                pieces.clear();
            }
            pieces.add(piece);
            before = call;
        }
        if (parts.isEmpty()) {
            return List.of(message);
        }
        parts.add(part(message, from, message.to(), pieces));
        return parts;
    }

    private static Message part(Message whole, long from, long to, List<Piece> pieces) {
        return new Message(whole.protocol(), whole.side(), whole.kind(), whole.carriers(), whole.operation(), whole.code(), whole.requestId(), from,
                to, List.of(), true, RoleRuns.unknown(to - from), List.of(), List.copyOf(pieces), whole.problem());
    }
}
