// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.roles.RoleRuns;
import org.roundtrip.model.text.Texts;

/**
 * Decodes single messages again. Keeps the decoders of the connections used last, so that the next message is found
 * quickly. Decoding starts some messages before the wanted one. When that result differs from the stored row, it is
 * repeated from the beginning of the connection. Safe for several threads; they wait for each other.
 */
final class RecentReplays {
    private static final int MOST_OPEN = 4;

    private final IndexedCapture capture;
    private final Map<Integer, ConnectionReplay> open = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, ConnectionReplay> eldest) {
            return size() > MOST_OPEN;
        }
    };

    RecentReplays(IndexedCapture capture) {
        this.capture = capture;
    }

    /** @throws CancellationException when it was cancelled */
    synchronized Message message(DecodedMessages decoded, MessageRow row, BooleanSupplier goOn) throws IOException {
        ConnectionReplay replay = open.get(row.stream());
        if (replay == null || !replay.reaches(row)) {
            replay = ConnectionReplay.before(capture, decoded, row);
            open.put(row.stream(), replay);
        }
        Message found = replay.find(row, goOn);
        if (!same(found, row) && row.kind() != MessageKind.UNKNOWN && !replay.fromBeginning()) {
            replay = ConnectionReplay.fromBeginning(capture, decoded, row.stream());
            open.put(row.stream(), replay);
            found = replay.find(row, goOn);
        }
        return same(found, row) ? numbered(found, row) : bare(row);
    }

    private static boolean same(Message found, MessageRow row) {
        return found != null && found.kind() == row.kind() && found.operation().equals(row.operation())
                && found.protocol().equals(row.protocol()) && found.from() == row.from()
                && (row.kind() == MessageKind.UNKNOWN ? found.length() == row.length()
                        : found.length() >= row.length());
    }

    /** Where a protocol has no request ids, its decoder counts from its first message. The id is then set as stored. */
    private static Message numbered(Message found, MessageRow row) {
        return found.requestId() == row.requestId() ? found : new Message(found.protocol(), found.side(), found.kind(),
                found.carriers(), found.operation(), found.code(), row.requestId(), found.from(), found.to(), found.fields(), found.bare(),
                found.roles(), found.decrypted(), found.pieces(), found.problem());
    }

    /**
     * Returns a message without fields. It stands for undecoded bytes, or for a message that could not be decoded again
     * as it was decoded first, as in a capture with very many connections.
     */
    private static Message bare(MessageRow row) {
        String problem = row.problem() != null || row.kind() == MessageKind.UNKNOWN ? row.problem()
                : Texts.of(RecentReplays.class).text("connections");
        return new Message(row.protocol(), row.side(), row.kind(), row.carriers(), row.operation(), row.code(), row.requestId(),
                row.from(), row.to(), List.of(), true, RoleRuns.unknown(row.length()), List.of(), List.of(), problem);
    }
}
