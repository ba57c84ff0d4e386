// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.io.IOException;
import java.util.Optional;
import org.roundtrip.files.JournalReader;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;

/** Reads the calls of a capture pass from the client's journal and converts their times to the wall clock. */
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
        for (JournalReader.Block block : journal.blocks()) {
            if (block.phase() == Phase.CAPTURE && !block.damaged() && block.count() > 0
                    && block.firstCall() >= starts.size() && block.firstCall() + block.count() <= MOST) {
                int[] samples = new int[block.count()];
                int count = journal.read(block, samples);
                long start = block.startNanos() + toEpoch;
                // Calls of a damaged block are unknown. They get no duration, so no packet belongs to them.
                for (int missing = starts.size(); missing < block.firstCall(); missing++) {
                    starts.add(start);
                    ends.add(start);
                }
                for (int call = 0; call < count; call++) {
                    starts.add(start);
                    start += JournalFormat.decode(samples[call]);
                    ends.add(start);
                }
            }
        }
        return new CapturedCalls(starts.toArray(), ends.toArray(), clock.get().errorNanos(), true, null);
    }
}
