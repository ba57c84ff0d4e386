// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.timing.Phase;

/**
 * Reads the calls of a capture pass from the client's journal, in the order in which they began. Their times are
 * converted to the wall clock.
 */
public final class JournalCalls {
    /** Calls beyond this number are not read. */
    static final int MOST = 4_000_000;

    private JournalCalls() {
    }

    /** Returns the captured calls of a journal; no calls when the header of the journal is not written yet. */
    public static CapturedCalls of(JournalReader journal) throws IOException {
        Optional<JournalReader.Clock> clock = journal.clock();
        if (clock.isEmpty()) {
            return CapturedCalls.NONE;
        }
        long toEpoch = clock.get().epochNanos() - clock.get().monotonicNanos();
        LongList starts = new LongList();
        LongList ends = new LongList();
        LongList makers = new LongList();
        Map<Integer, Long> nextCalls = new HashMap<>();
        for (JournalReader.Block block : journal.blocks()) {
            long next = nextCalls.getOrDefault(block.caller(), 0L);
            long missing = block.firstCall() - next;
            if (block.phase() == Phase.CAPTURE && !block.damaged() && block.count() > 0 && missing >= 0
                    && starts.size() + missing + block.count() <= MOST) {
                // Calls of a damaged block are unknown. They get no duration, so no packet belongs to them.
                for (long unknown = 0; unknown < missing; unknown++) {
                    starts.add(block.startNanos() + toEpoch);
                    ends.add(block.startNanos() + toEpoch);
                    makers.add(maker(block));
                }
                CallCursor call = journal.calls(block);
                while (call.next()) {
                    starts.add(call.startNanos() + toEpoch);
                    ends.add(call.endNanos() + toEpoch);
                    makers.add(maker(block));
                }
                nextCalls.put(block.caller(), block.firstCall() + call.count());
            }
        }
        long error = clock.get().errorNanos();
        if (nextCalls.size() <= 1 && starts.ascend()) {
            return new CapturedCalls(starts.toArray(), ends.toArray(), error, true, Callers.ONE);
        }
        // Several callers have blocks of their own, and asynchronous calls are in the order in which they ended.
        int[] order = starts.order();
        long[] made = makers.at(order);
        return new CapturedCalls(starts.at(order), ends.at(order), error, true, new Callers(
                Arrays.stream(made).mapToInt(maker -> (int) (maker >>> Integer.SIZE)).toArray(),
                Arrays.stream(made).mapToInt(maker -> (int) maker).toArray()));
    }

    /** The caller and the connection of a block in one number. */
    private static long maker(JournalReader.Block block) {
        return (long) block.caller() << Integer.SIZE | block.connection();
    }
}
