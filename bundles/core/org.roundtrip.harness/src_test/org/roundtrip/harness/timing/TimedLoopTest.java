// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimedLoopTest {
    private static final long BUSY_NANOS = 20_000;

    @TempDir
    private Path folder;

    @Test
    void everyCallIsOneSampleAndEntriesTakeTurns() throws Exception {
        Recorder caller = new Recorder(entry -> false);
        List<Block> blocks = run(caller, loop -> assertEquals(10_000, loop.run(Phase.STEADY, 10_000, 0)));
        assertEquals(10_000, caller.entries.size());
        for (int i = 0; i < 10_000; i++) {
            assertEquals(i & 3, caller.entries.get(i));
        }
        assertEquals(List.of(0L, 4084L, 8168L), blocks.stream().map(Block::firstCall).toList());
        assertEquals(List.of(4084, 4084, 1832), blocks.stream().map(Block::count).toList());
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
    void ofTwoLimitsThatMustBeReachedTheLastEndsTheLoop() throws Exception {
        List<Block> many = run(new Busy(), loop -> assertEquals(5_000, loop.run(Phase.STEADY, Limits.both(5_000, 1))));
        assertEquals(5_000, many.stream().mapToInt(block -> block.samples.size()).sum(), "also beyond a block");
    }

    @Test
    void aTimeThatMustBeReachedEndsTheLoopAfterEnoughCalls() throws Exception {
        Block block = run(new Busy(), loop -> loop.run(Phase.STEADY, Limits.both(2, 100 * BUSY_NANOS))).getFirst();
        long sum = block.samples.stream().mapToLong(Integer::intValue).sum();
        assertTrue(block.samples.size() >= 2 && sum >= 100 * BUSY_NANOS);
        assertTrue(block.samples.size() == 2 || sum - block.samples.getLast() < 100 * BUSY_NANOS, "no call begins after it");
    }

    @Test
    void callersShareTheCallsThatMustBeReached() {
        long together = 0;
        for (int caller = 0; caller < 8; caller++) {
            Limits share = Limits.both(5, 1_000).share(caller, 8);
            together += share.least();
            assertEquals(1_000, share.nanos());
            assertEquals(Long.MAX_VALUE, share.most(), "each goes on until the time is over");
        }
        assertEquals(5, together);
        assertTrue(Limits.first(5, 1_000).share(7, 8).none());
        assertEquals(1, Limits.first(5, 1_000).share(4, 8).most());
    }

    @Test
    void aFailedCallIsRecordedAndTheOthersAreMade() throws Exception {
        List<Block> blocks = run(new Recorder(entry -> entry == 1), loop -> {
            assertEquals(10_000, loop.run(Phase.STEADY, 10_000, 0));
            assertEquals(2_500, loop.failures().count());
        });
        List<Outcome> outcomes = blocks.stream().flatMap(block -> block.samples.stream()).map(JournalFormat::outcome).toList();
        for (int i = 0; i < 10_000; i++) {
            assertEquals(i % 4 == 1 ? Outcome.FAILURE : Outcome.ANSWERED, outcomes.get(i));
        }
    }

    @Test
    void tenFailuresInARowEndThePhaseAndOneEndsThatOfTheFirstCall() throws Exception {
        List<Block> blocks = run(new Recorder(entry -> true), loop -> {
            assertEquals("10 calls in a row failed, the last was call 10: Exception: on purpose.",
                    assertThrows(Exception.class, () -> loop.run(Phase.STEADY, 10_000, 0)).getMessage());
            assertEquals(10, loop.failures().count());
            assertEquals("Call 1 failed: Exception: on purpose.",
                    assertThrows(Exception.class, () -> loop.run(Phase.FIRST_CALL, 1, 0)).getMessage());
        });
        assertEquals(List.of(10, 1), blocks.stream().map(Block::count).toList());
        assertTrue(blocks.stream().allMatch(block -> block.crc != 0), "the blocks were closed");
    }

    @Test
    void anExceptionOfTheContractIsNoError() throws Exception {
        Caller throwing = new Recorder(entry -> true) {
            @Override
            public boolean declared(Exception thrown) {
                return thrown.getMessage().equals("on purpose");
            }
        };
        List<Block> blocks = run(throwing, loop -> {
            assertEquals(100, loop.run(Phase.STEADY, 100, 0));
            assertEquals(0, loop.failures().count());
        });
        assertTrue(blocks.getFirst().samples.stream().allMatch(word -> JournalFormat.outcome(word) == Outcome.EXCEPTION));
    }

    @Test
    void aMiddlewareThatGaveUpWaitingIsATimeOut() throws Exception {
        Exception caused = new Exception(new SocketTimeoutException());
        Exception quoted = new Exception("error in the stub: " + new SocketTimeoutException("Read timed out"));
        Caller late = new Recorder(entry -> false) {
            @Override
            public void call(int entry) throws Exception {
                if (entry % 2 == 0) {
                    throw entry == 0 ? caused : quoted;
                }
            }
        };
        Block block = run(late, loop -> loop.run(Phase.STEADY, 4, 0)).getFirst();
        assertEquals(List.of(Outcome.TIME_OUT, Outcome.ANSWERED, Outcome.TIME_OUT, Outcome.ANSWERED),
                block.samples.stream().map(JournalFormat::outcome).toList());
    }

    /** ORBs throw COMM_FAILURE with such a message, or NO_RESPONSE, which has none. */
    @Test
    void aMessageThatSaysSoIsATimeOutToo() {
        assertEquals(Outcome.TIME_OUT, new Failures().add(0, new Exception("Communications timeout waiting for response.")));
        assertEquals(Outcome.TIME_OUT, new Failures().add(0, new NO_RESPONSE()));
        assertEquals(Outcome.FAILURE, new Failures().add(0, new Exception("Connection reset")));
    }

    private static final class NO_RESPONSE extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void aRehearsedCallIsNotInTheJournal() throws Exception {
        Path file = folder.resolve("rehearsed");
        try (JournalWriter journal = JournalWriter.create(file)) {
            journal.rehearse();
            new TimedLoop(journal.of(0, 0), new Busy(), 4).run(Phase.FIRST_CALL, 1, 0);
        }
        List<Block> blocks = blocks(file);
        assertEquals(1, blocks.size());
        assertEquals(1, blocks.getFirst().count());
        assertTrue(blocks.getFirst().samples.getFirst() >= BUSY_NANOS);
    }

    @Test
    void aPoolIsAPowerOfTwo() throws Exception {
        try (JournalWriter journal = JournalWriter.create(folder.resolve("j"))) {
            assertThrows(IllegalArgumentException.class, () -> new TimedLoop(journal.of(0, 0), new Busy(), 12));
        }
    }

    private interface Use {
        void of(TimedLoop loop) throws Exception;
    }

    private List<Block> run(Caller caller, Use use) throws Exception {
        Path file = folder.resolve("journal");
        try (JournalWriter journal = JournalWriter.create(file)) {
            use.of(new TimedLoop(journal.of(0, 0), caller, 4));
        }
        return blocks(file);
    }

    private static List<Block> blocks(Path file) throws Exception {
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

    /** Records the entries; throws at some of them. */
    private static class Recorder extends NoValues {
        private final List<Integer> entries = new ArrayList<>();
        private final IntPredicate failing;

        Recorder(IntPredicate failing) {
            this.failing = failing;
        }

        @Override
        public void call(int entry) throws Exception {
            entries.add(entry);
            if (failing.test(entry)) {
                throw new Exception("on purpose");
            }
        }
    }

    /** A call that takes at least some time. */
    private static final class Busy extends NoValues {
        @Override
        public void call(int entry) {
            long end = System.nanoTime() + BUSY_NANOS;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }
    }
}
