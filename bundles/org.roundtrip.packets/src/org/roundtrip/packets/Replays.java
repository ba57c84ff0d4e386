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
import org.roundtrip.dissect.RoleRuns;

/** Decodes messages again, with a few connections kept where they stand. Safe for several threads, one at a time. */
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
    synchronized Message message(MessageRow row, BooleanSupplier goOn) throws IOException {
        Replay replay = open.get(row.stream());
        if (replay == null || replay.passed(row)) {
            replay = new Replay(capture, row.stream());
            open.put(row.stream(), replay);
        }
        Message found = replay.find(row, goOn);
        return found != null ? found : bare(row);
    }

    /** A message that comes out differently when its connection is decoded alone, as one of very many may. */
    private static Message bare(MessageRow row) {
        String problem = row.problem() != null ? row.problem()
                : "The capture holds too many connections at a time to decode this message again.";
        return new Message(row.protocol(), row.side(), row.kind(), row.operation(), row.requestId(), row.from(),
                row.to(), List.of(), RoleRuns.unknown(row.length()), List.of(), problem);
    }
}
