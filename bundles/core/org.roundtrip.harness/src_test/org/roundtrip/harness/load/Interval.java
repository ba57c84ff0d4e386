// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Outcome;

/** A call as a journal has it. @param lateness -1 when it was to be made at no certain moment */
record Interval(long start, long lateness, long nanos, Outcome outcome) {
    long end() {
        return start + nanos;
    }

    /** Reads all calls of a journal that has intervals only. */
    static List<Interval> of(Path journal) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(journal)).order(ByteOrder.LITTLE_ENDIAN);
        List<Interval> intervals = new ArrayList<>();
        for (int block = JournalFormat.BLOCK_BYTES; block < bytes.capacity(); block += JournalFormat.BLOCK_BYTES) {
            for (int i = 0; i < bytes.getInt(block + JournalFormat.COUNT_AT); i++) {
                int at = block + JournalFormat.BLOCK_HEADER_BYTES + i * JournalFormat.INTERVAL_BYTES;
                int lateness = bytes.getInt(at + 8);
                int duration = bytes.getInt(at + 12);
                intervals.add(new Interval(bytes.getLong(at), lateness == -1 ? -1 : JournalFormat.decode(lateness),
                        JournalFormat.decode(duration), JournalFormat.outcome(duration)));
            }
        }
        return intervals;
    }
}
