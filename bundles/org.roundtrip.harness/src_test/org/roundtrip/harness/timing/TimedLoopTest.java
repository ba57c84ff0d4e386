// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.values.Digest;

class TimedLoopTest {
    private static final long BUSY_NANOS = 20_000;

    @TempDir
    private Path folder;

    @Test
    void everyCallIsOneSampleAndEntriesTakeTurns() throws Exception {
        Recorder caller = new Recorder(-1);
        List<Block> blocks = run(caller, loop -> assertEquals(10_000, loop.run(Phase.STEADY, 10_000, 0)));
        assertEquals(10_000, caller.entries.size());
        for (int i = 0; i < 10_000; i++) {
            assertEquals(i & 3, caller.entries.get(i));
        }
        assertEquals(List.of(0L, 4088L, 8176L), blocks.stream().map(Block::firstCall).toList());
        assertEquals(List.of(4088, 4088, 1824), blocks.stream().map(Block::count).toList());
        assertTrue(blocks.stream().allMatch(block -> block.phase == Phase.STEADY.code() && block.crc != 0));
    }

    @Test
    void samplesAddUpToTheTimeOfTheirBlock() throws Exception {
        long[] time = new long[2];
        Block block = run(new Busy(), loop -> {
            time[0] = System.nanoTime();
            loop.run(Phase.STEADY, 500, 0);
            time[1] = System.nanoTime();
        }).getFirst();
        long sum = block.samples.stream().mapToLong(Integer::intValue).sum();
        assertTrue(sum >= 500 * BUSY_NANOS, "the samples are at least as long as the calls");
        assertTrue(block.start >= time[0] && block.start + sum <= time[1], "samples hold no time outside the loop");
    }

    @Test
    void theCallDuringWhichTimeRunsOutIsTheLast() throws Exception {
        List<Block> blocks = run(new Busy(), loop -> loop.run(Phase.STEADY, 0, 100 * BUSY_NANOS));
        Block block = blocks.getFirst();
        long sum = block.samples.stream().mapToLong(Integer::intValue).sum();
        assertTrue(sum >= 100 * BUSY_NANOS && sum - block.samples.getLast() < 100 * BUSY_NANOS);
    }

    @Test
    void theLimitThatIsReachedFirstEndsTheLoop() throws Exception {
        run(new Busy(), loop -> {
            assertEquals(3, loop.run(Phase.STEADY, 3, Long.MAX_VALUE / 4));
            assertEquals(1, loop.run(Phase.STEADY, 1_000_000, 1));
            assertEquals(0, loop.run(Phase.STEADY, 0, 0));
        });
    }

    @Test
    void aFailingCallLeavesTheSamplesBeforeIt() throws Exception {
        List<Block> blocks = run(new Recorder(5000), loop -> {
            assertEquals("on purpose",
                    assertThrows(Exception.class, () -> loop.run(Phase.STEADY, 10_000, 0)).getMessage());
            assertEquals(5000, loop.done());
        });
        assertEquals(List.of(4088, 912), blocks.stream().map(Block::count).toList());
        assertTrue(blocks.getLast().crc != 0, "the block was closed");
    }

    @Test
    void aPoolIsAPowerOfTwo() throws Exception {
        try (JournalWriter journal = JournalWriter.create(folder.resolve("j"))) {
            assertThrows(IllegalArgumentException.class, () -> new TimedLoop(journal, new Busy(), 12));
        }
    }

    private interface Use {
        void of(TimedLoop loop) throws Exception;
    }

    private List<Block> run(Caller caller, Use use) throws Exception {
        Path file = folder.resolve("journal");
        try (JournalWriter journal = JournalWriter.create(file)) {
            use.of(new TimedLoop(journal, caller, 4));
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        List<Block> blocks = new ArrayList<>();
        for (int at = JournalFormat.BLOCK_BYTES; at < bytes.capacity(); at += JournalFormat.BLOCK_BYTES) {
            List<Integer> samples = new ArrayList<>();
            int count = bytes.getInt(at + JournalFormat.COUNT_AT);
            for (int i = 0; i < count; i++) {
                samples.add(bytes.getInt(at + JournalFormat.BLOCK_HEADER_BYTES + 4 * i));
            }
            assertEquals(JournalFormat.BLOCK_MAGIC, bytes.getInt(at));
            blocks.add(new Block(bytes.getInt(at + JournalFormat.PHASE_AT), bytes.getLong(at + JournalFormat.START_AT),
                    bytes.getLong(at + JournalFormat.FIRST_CALL_AT), count, bytes.getInt(at + JournalFormat.CRC_AT), samples));
        }
        return blocks;
    }

    private record Block(int phase, long start, long firstCall, int count, int crc, List<Integer> samples) {
    }

    /** Records the entries; throws at one of the calls. */
    private static final class Recorder extends Caller {
        private final List<Integer> entries = new ArrayList<>();
        private final int failing;

        Recorder(int failing) {
            this.failing = failing;
        }

        @Override
        public void call(int entry) throws Exception {
            if (entries.size() == failing) {
                throw new Exception("on purpose");
            }
            entries.add(entry);
        }

        @Override
        public void prepare(long seed, int pool) {
        }

        @Override
        public void digestArguments(int entry, Digest digest) {
        }

        @Override
        public void digestResult(Digest digest) {
        }
    }

    /** A call that takes at least some time. */
    private static final class Busy extends Caller {
        @Override
        public void call(int entry) {
            long end = System.nanoTime() + BUSY_NANOS;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }

        @Override
        public void prepare(long seed, int pool) {
        }

        @Override
        public void digestArguments(int entry, Digest digest) {
        }

        @Override
        public void digestResult(Digest digest) {
        }
    }
}
