// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.RoleRuns;

/**
 * Decodes messages again, with a few connections kept where they stand. It begins a little before the message; where
 * that comes to something else than decoding from the connection's beginning did, it begins there. Safe for several
 * threads, one at a time.
 */
final class Replays {
    private static final int MOST_OPEN = 4;

    private final OpenCapture capture;
    private final Map<Integer, Replay> open = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Replay> eldest) {
            return size() > MOST_OPEN;
        }
    };

    Replays(OpenCapture capture) {
        this.capture = capture;
    }

    /** @throws CancellationException when it was cancelled */
    synchronized Message message(Decoded decoded, MessageRow row, BooleanSupplier goOn) throws IOException {
        Replay replay = open.get(row.stream());
        if (replay == null || !replay.reaches(row)) {
            replay = Replay.before(capture, decoded, row);
            open.put(row.stream(), replay);
        }
        Message found = replay.find(row, goOn);
        if (!same(found, row) && row.kind() != MessageKind.UNKNOWN && !replay.fromBeginning()) {
            replay = Replay.fromBeginning(capture, decoded, row.stream());
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

    /** Where a protocol has no ids of its own, its decoder counts from where it began. */
    private static Message numbered(Message found, MessageRow row) {
        return found.requestId() == row.requestId() ? found : new Message(found.protocol(), found.side(), found.kind(),
                found.operation(), row.requestId(), found.from(), found.to(), found.fields(), found.roles(),
                found.pieces(), found.problem());
    }

    /**
     * A message without fields: bytes in which none was found, or one that comes out differently when its connection is
     * decoded alone, as one of very many may.
     */
    private static Message bare(MessageRow row) {
        String problem = row.problem() != null || row.kind() == MessageKind.UNKNOWN ? row.problem()
                : "The capture holds too many connections at a time to decode this message again.";
        return new Message(row.protocol(), row.side(), row.kind(), row.operation(), row.requestId(), row.from(),
                row.to(), List.of(), RoleRuns.unknown(row.length()), List.of(), problem);
    }
}
