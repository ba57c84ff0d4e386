// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;

/** Writes small sample journals as their format describes them, with blocks that are still open. */
public final class Journals {
    private final List<byte[]> blocks = new ArrayList<>();

    public Journals(long epochNanos, long monotonicNanos, long errorNanos) {
        ByteBuffer header = block();
        header.putLong(0, JournalFormat.FILE_MAGIC).putInt(JournalFormat.VERSION_AT, JournalFormat.VERSION)
                .putInt(JournalFormat.BLOCK_SIZE_AT, JournalFormat.BLOCK_BYTES)
                .putLong(JournalFormat.EPOCH_AT, epochNanos).putLong(JournalFormat.MONOTONIC_AT, monotonicNanos)
                .putLong(JournalFormat.CLOCK_ERROR_AT, errorNanos);
    }

    public Journals calls(Phase phase, long startNanos, long firstCall, int... durations) {
        ByteBuffer block = block();
        block.putInt(JournalFormat.MAGIC_AT, JournalFormat.BLOCK_MAGIC).putInt(JournalFormat.PHASE_AT, phase.code())
                .putLong(JournalFormat.START_AT, startNanos).putLong(JournalFormat.FIRST_CALL_AT, firstCall)
                .putInt(JournalFormat.COUNT_AT, durations.length).putInt(JournalFormat.FORM_AT, JournalFormat.SEQUENCE);
        block.position(JournalFormat.BLOCK_HEADER_BYTES);
        for (int duration : durations) {
            block.putInt(JournalFormat.encode(duration));
        }
        return this;
    }

    /** Captured calls of a caller on a connection as intervals. @param startsAndEnds of the calls in nanoseconds */
    public Journals intervals(int caller, int connection, long firstCall, long... startsAndEnds) {
        ByteBuffer block = block();
        block.putInt(JournalFormat.MAGIC_AT, JournalFormat.BLOCK_MAGIC).putInt(JournalFormat.PHASE_AT, Phase.CAPTURE.code())
                .putLong(JournalFormat.START_AT, startsAndEnds[0]).putLong(JournalFormat.FIRST_CALL_AT, firstCall)
                .putInt(JournalFormat.COUNT_AT, startsAndEnds.length / 2)
                .putInt(JournalFormat.FORM_AT, JournalFormat.INTERVALS).putInt(JournalFormat.CALLER_AT, caller)
                .putInt(JournalFormat.CONNECTION_AT, connection).position(JournalFormat.BLOCK_HEADER_BYTES);
        for (int i = 0; i < startsAndEnds.length; i += 2) {
            block.putLong(startsAndEnds[i]).putInt(JournalFormat.NOT_INTENDED)
                    .putInt(JournalFormat.encode(startsAndEnds[i + 1] - startsAndEnds[i]));
        }
        return this;
    }

    public Path write(Path file) throws IOException {
        ByteBuffer all = ByteBuffer.allocate(blocks.size() * JournalFormat.BLOCK_BYTES);
        blocks.forEach(all::put);
        return Files.write(file, all.array());
    }

    private ByteBuffer block() {
        ByteBuffer block = ByteBuffer.allocate(JournalFormat.BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        blocks.add(block.array());
        return block;
    }
}
