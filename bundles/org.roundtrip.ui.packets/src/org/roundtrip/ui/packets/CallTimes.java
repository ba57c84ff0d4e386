// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roundtrip.files.JournalReader;
import org.roundtrip.model.JournalFormat;
import org.roundtrip.model.Phase;

/**
 * When the captured calls of a fork were made, on the wall clock, to tell the call of a packet by its time. Immutable.
 */
final class CallTimes {
    /** Of a packet that no journal tells of. */
    static final CallTimes UNKNOWN = new CallTimes(new TreeMap<>());

    /** Calls without a gap: starts has one more element, the end of the last. */
    private record Stretch(long firstCall, long[] starts) {
    }

    private final TreeMap<Long, Stretch> stretches;

    private CallTimes(TreeMap<Long, Stretch> stretches) {
        this.stretches = stretches;
    }

    /** Reads the calls of the capture pass; eight bytes are kept for each. */
    static CallTimes of(JournalReader journal) throws IOException {
        Optional<JournalReader.Clock> clock = journal.clock();
        if (clock.isEmpty()) {
            return UNKNOWN;
        }
        long toEpoch = clock.get().epochNanos() - clock.get().monotonicNanos();
        TreeMap<Long, Stretch> stretches = new TreeMap<>();
        for (JournalReader.Block block : journal.blocks()) {
            if (block.phase() == Phase.CAPTURE && !block.damaged() && block.count() > 0) {
                int[] samples = new int[block.count()];
                int count = journal.read(block, samples);
                long[] starts = new long[count + 1];
                starts[0] = block.startNanos() + toEpoch;
                for (int call = 0; call < count; call++) {
                    starts[call + 1] = starts[call] + JournalFormat.decode(samples[call]);
                }
                stretches.put(starts[0], new Stretch(block.firstCall(), starts));
            }
        }
        return new CallTimes(stretches);
    }

    /** Index of the call during which something happened; null when there was none. */
    Long callAt(long epochNanos) {
        Map.Entry<Long, Stretch> entry = stretches.floorEntry(epochNanos);
        if (entry == null) {
            return null;
        }
        long[] starts = entry.getValue().starts();
        int found = Arrays.binarySearch(starts, epochNanos);
        int call = found >= 0 ? found : -found - 2;
        return call < starts.length - 1 ? (Long) (entry.getValue().firstCall() + call) : null;
    }
}
