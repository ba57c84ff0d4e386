// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Piece;
import org.roundtrip.dissect.RoleRuns;

/**
 * Bytes of several calls in which no message was found come out as one message when the other side says nothing between
 * them. Where the calls' times are known they are cut between packets of different calls.
 */
final class UnknownBytes {
    private UnknownBytes() {
    }

    /** @param message of no kind */
    static List<Message> byCall(Message message, PacketIndex index, CapturedCalls calls) {
        List<Message> parts = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        long from = message.from();
        int before = -1;
        for (Piece piece : message.pieces()) {
            int call = calls.at(index.epochNanos((int) piece.packet()));
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
        return new Message(whole.protocol(), whole.side(), whole.kind(), whole.operation(), whole.requestId(), from, to,
                List.of(), RoleRuns.unknown(to - from), List.copyOf(pieces), whole.problem());
    }
}
