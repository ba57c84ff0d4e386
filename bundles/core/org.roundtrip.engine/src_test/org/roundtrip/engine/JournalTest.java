// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;

/** The journal's writer, which runs in the client, together with its reader, which runs in the workbench. */
class JournalTest {
    private static final int FULL = JournalFormat.SEQUENCE_CALLS;
    private static final int CALLS_IN_SHORT_BLOCK = 1_000;

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("client.journal");
    }

    @Test
    void theMedianIsOfTheLatestBlocksOfAllCallers() throws Exception {
        try (JournalWriter writer = JournalWriter.create(file)) {
            CallJournal first = writer.of(0, 0);
            first.beginSequence(Phase.WARM_UP, 0);
            first.start(1);
            first.add(9_000_000, 0);
            first.end();
            long mark = writer.blocks();
            assertEquals(1, mark);
            assertEquals(0, writer.medianNanos(mark), "no call");
            first.beginSequence(Phase.WARM_UP, 0);
            first.start(10_000_000);
            first.add(300, 0);
            first.add(100, 2);
            first.end();
            assertEquals(300, writer.medianNanos(mark), "the longer one of the two in the middle, however a call ended");
            CallJournal second = writer.of(1, 0);
            second.beginIntervals(Phase.WARM_UP, 0);
            second.start(10_000_000);
            for (int call = 0; call < FULL; call++) {
                if (call > 0 && call % JournalFormat.INTERVAL_CALLS == 0) {
                    second.beginIntervals(Phase.WARM_UP, call);
                    second.start(10_000_000);
                }
                second.add(10_000_000 + call, 5, 1L << 30, 0);
            }
            second.end();
            assertEquals(1L << 30, writer.medianNanos(mark), "a long duration in units of 8192 ns");
        }
    }

    @Test
    void everySampleComesBack() throws Exception {
        write(1, FULL + 7);
        try (JournalReader reader = JournalReader.open(file)) {
            List<Block> blocks = reader.blocks();
            assertEquals(List.of("FIRST_CALL 0 1", "STEADY 0 " + FULL, "STEADY " + FULL + " 7"), blocks.stream()
                    .map(block -> block.phase() + " " + block.firstCall() + " " + block.count()).toList());
            assertTrue(blocks.stream().allMatch(block -> block.closed() && !block.damaged()));
            assertEquals(samples(FULL + 7), steady(reader));
        }
        assertEquals(4L * JournalFormat.BLOCK_BYTES, Files.size(file), "cut to its size");
    }

    @Test
    void aReaderFollowsTheWriter() throws Exception {
        try (JournalWriter writer = JournalWriter.create(file); JournalReader reader = JournalReader.open(file)) {
            CallJournal calls = writer.of(0, 0);
            calls.beginSequence(Phase.STEADY, 0);
            assertTrue(reader.refresh());
            assertEquals(0, reader.blocks().getFirst().count());
            calls.start(5);
            for (int i = 0; i < 3; i++) {
                calls.add(sample(i), 0);
                assertTrue(reader.refresh());
                assertEquals(samples(i + 1), steady(reader));
                assertFalse(reader.blocks().getFirst().closed());
            }
            calls.end();
            assertTrue(reader.refresh());
            assertTrue(reader.blocks().getFirst().closed());
        }
    }

    /** A refresh reads block after block: one may be ended, and the next of its caller begun, after it was read. */
    @Test
    void aBlockThatIsFollowedByAnotherOfItsCallerHasAllItsCalls() throws Exception {
        int callers = 4;
        int each = 300;
        try (JournalWriter writer = JournalWriter.create(file); JournalReader reader = JournalReader.open(file)) {
            List<Thread> threads = IntStream.range(0, callers).mapToObj(caller -> Thread.ofPlatform().start(() ->
                    callInBlocks(writer.of(caller, caller), each))).toList();
            boolean goesOn;
            do {
                goesOn = threads.stream().anyMatch(Thread::isAlive);
                reader.refresh();
                Map<Integer, Block> latest = new HashMap<>();
                for (Block block : reader.blocks()) {
                    Block before = latest.put(block.caller(), block);
                    assertTrue(before == null || before.closed() && before.count() == CALLS_IN_SHORT_BLOCK, () ->
                            before + " is followed by " + block);
                }
            } while (goesOn);
            assertEquals(callers * each, reader.blocks().size());
        }
    }

    private static void callInBlocks(CallJournal calls, int blocks) {
        try {
            for (int block = 0; block < blocks; block++) {
                calls.beginSequence(Phase.STEADY, (long) block * CALLS_IN_SHORT_BLOCK);
                calls.start(block * 1_000L);
                for (int i = 0; i < CALLS_IN_SHORT_BLOCK; i++) {
                    calls.add(sample(i), 0);
                }
            }
        } catch (ExplainedException e) {
            throw new IllegalStateException(e);
        }
        calls.end();
    }

    /** Four threads write blocks of both forms at the same time while the journal is read. */
    @Test
    void severalCallersShareAJournal() throws Exception {
        int each = 3 * FULL;
        Map<Integer, Long> sums = new HashMap<>();
        try (JournalWriter writer = JournalWriter.create(file); JournalReader reader = JournalReader.open(file)) {
            List<Thread> threads = IntStream.range(0, 4).mapToObj(caller -> Thread.ofPlatform().start(() ->
                    call(writer.of(caller, caller / 2), caller, each))).toList();
            MergedCalls merged = new MergedCalls(reader);
            while (threads.stream().anyMatch(Thread::isAlive)) {
                reader.refresh();
                merged.takeNew((number, block, call) -> sums.merge(block.caller(), call.nanos(), Long::sum));
            }
            reader.refresh();
            merged.takeNew((number, block, call) -> sums.merge(block.caller(), call.nanos(), Long::sum));
            assertEquals(4L * each, merged.count());
        }
        long sum = samples(each).stream().mapToLong(Long::longValue).sum();
        assertEquals(Map.of(0, sum, 1, sum, 2, sum, 3, sum), sums);
        try (JournalReader reader = JournalReader.open(file)) {
            assertTrue(reader.blocks().stream().allMatch(block -> block.closed() && block.connection() == block.caller() / 2));
            List<Long> ends = new ArrayList<>();
            new MergedCalls(reader).takeNew((number, block, call) -> ends.add(call.endNanos()));
            assertEquals(ends.stream().sorted().toList(), ends, "merged in the order in which they ended");
        }
    }

    @Test
    void mergedCallsAreReadAgainFromAnyPlace() throws Exception {
        try (JournalWriter writer = JournalWriter.create(file)) {
            for (int caller = 0; caller < 3; caller++) {
                call(writer.of(caller, 0), caller, 30_000);
            }
        }
        try (JournalReader reader = JournalReader.open(file)) {
            MergedCalls merged = new MergedCalls(reader);
            List<Long> starts = new ArrayList<>();
            merged.takeNew((number, block, call) -> starts.add(call.startNanos()));
            assertEquals(90_000, starts.size());
            for (long from : new long[] {1, 2, 65_535, 65_536, 65_537, 65_538, 89_999, 90_000, 90_001}) {
                List<Long> again = new ArrayList<>();
                merged.take(from, from + 5, (number, block, call) -> {
                    assertEquals(from + again.size(), number);
                    again.add(call.startNanos());
                });
                assertEquals(starts.subList((int) from - 1, (int) Math.min(90_000, from + 4)), again, "from " + from);
            }
        }
    }

    /** Callers with even numbers write calls without gaps, the others calls with gaps of 10 ns. */
    private static void call(CallJournal calls, int caller, int count) {
        long now = 1_000 + caller;
        boolean gaps = caller % 2 == 1;
        try {
            for (int i = 0; i < count; i++) {
                if (gaps && i % JournalFormat.INTERVAL_CALLS == 0) {
                    calls.beginIntervals(Phase.STEADY, i);
                    calls.start(now);
                } else if (!gaps && i % FULL == 0) {
                    calls.beginSequence(Phase.STEADY, i);
                    calls.start(now);
                }
                if (gaps) {
                    calls.add(now, 3, sample(i), 0);
                } else {
                    calls.add(sample(i), 0);
                }
                now += sample(i) + (gaps ? 10 : 0);
            }
        } catch (ExplainedException e) {
            throw new IllegalStateException(e);
        }
        calls.end();
    }

    /**
     * Cuts the journal at each byte of the headers, and elsewhere in steps, where only the number of samples changes.
     */
    @Test
    void aCutJournalKeepsTheSamplesBeforeTheCut() throws Exception {
        write(1, FULL + 7);
        byte[] whole = Files.readAllBytes(file);
        Path cut = folder.resolve("cut.journal");
        for (int size = 0; size < whole.length; size++) {
            int within = size % JournalFormat.BLOCK_BYTES;
            if (within > 100 && within % 401 != 0) {
                continue;
            }
            Files.write(cut, Arrays.copyOf(whole, size));
            try (JournalReader reader = JournalReader.open(cut)) {
                List<Long> read = steady(reader);
                assertEquals(samples(read.size()), read, "cut to " + size);
                int present = (size - 2 * JournalFormat.BLOCK_BYTES - JournalFormat.BLOCK_HEADER_BYTES) / 4;
                assertTrue(read.size() >= Math.min(FULL, present), read.size() + " samples of " + size + " bytes");
            }
        }
    }

    @Test
    void aDamagedBlockIsMarkedAndTheOthersAreRead() throws Exception {
        write(1, FULL + 7);
        byte[] whole = Files.readAllBytes(file);
        whole[2 * JournalFormat.BLOCK_BYTES + 5000] ^= 1;
        Files.write(file, whole, StandardOpenOption.TRUNCATE_EXISTING);
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(List.of(false, true, false), reader.blocks().stream().map(Block::damaged).toList());
        }
    }

    @Test
    void aJournalIsNeverOverwritten() throws Exception {
        write(1, 1);
        assertThrows(IOException.class, () -> JournalWriter.create(file));
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(samples(1), steady(reader));
        }
    }

    private void write(int first, int steady) throws Exception {
        try (JournalWriter writer = JournalWriter.create(file)) {
            CallJournal calls = writer.of(0, 0);
            calls.beginSequence(Phase.FIRST_CALL, 0);
            calls.start(100);
            for (int i = 0; i < first; i++) {
                calls.add(1, 0);
            }
            for (int i = 0; i < steady; i++) {
                if (i % FULL == 0) {
                    calls.beginSequence(Phase.STEADY, i);
                    calls.start(1000 + i);
                }
                calls.add(sample(i), 0);
            }
            calls.end();
        }
    }

    private static List<Long> steady(JournalReader reader) throws IOException {
        List<Long> samples = new ArrayList<>();
        for (Block block : reader.blocks()) {
            CallCursor call = reader.calls(block);
            while (block.phase() == Phase.STEADY && call.next()) {
                samples.add(call.nanos());
            }
        }
        return samples;
    }

    private static List<Long> samples(int count) {
        List<Long> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            samples.add(sample(i));
        }
        return samples;
    }

    private static long sample(int i) {
        return 1 + i * 31L % 100_000;
    }
}
