// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.files.journal.JournalReader.Clock;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;

/** Reads journals of version 1, laid out from the description of that format; no writer of them is left. */
class JournalReaderTest {
    private static final int[] SAMPLES = {70_000, 50_000, Integer.MAX_VALUE, 0x8000_0000 | 7};
    private static final List<Long> NANOS = List.of(70_000L, 50_000L, (long) Integer.MAX_VALUE, 7 * 1024L);
    private static final int HEADER = 32;
    @TempDir
    private Path temp;
    private Path file;

    @BeforeEach
    void name() {
        file = temp.resolve("client.journal");
    }

    @Test
    void headerAndBlocksAreReadAsDescribed() throws IOException {
        write(header(1), block(Phase.FIRST_CALL, 5000, 0, true, 900_000), block(Phase.STEADY, 9000, 12, true, SAMPLES));
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(Optional.of(new Clock(42, 1_700_000_000_000_000_000L, 1234, 90)), reader.clock());
            assertEquals(List.of(block(0, Phase.FIRST_CALL, 5000, 0, 1, true),
                    block(1, Phase.STEADY, 9000, 12, 4, true)), reader.blocks());
            assertEquals(NANOS, nanos(reader, 1));
        }
    }

    @Test
    void journalCutAtAnyByteGivesTheCallsBeforeTheCut() throws IOException {
        write(header(1), block(Phase.WARM_UP, 0, 0, true, SAMPLES), block(Phase.STEADY, 0, 0, true, SAMPLES),
                block(Phase.STEADY, 0, 4, false, SAMPLES));
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length <= whole.length; length = length % JournalFormat.BLOCK_BYTES > 200
                && length % JournalFormat.BLOCK_BYTES < 16_000 ? length + 997 : length + 1) {
            Files.write(file, Arrays.copyOf(whole, length));
            try (JournalReader reader = JournalReader.open(file)) {
                assertEquals(length >= 48, reader.clock().isPresent(), "cut at " + length);
                int found = 0;
                for (Block block : reader.blocks()) {
                    assertFalse(block.damaged(), "cut at " + length);
                    assertEquals(NANOS.subList(0, block.count()), nanos(reader, block.index()));
                    found += block.count();
                }
                assertEquals(samplesWithin(length), found, "cut at " + length);
            }
        }
    }

    @Test
    void aFlippedBitMakesAClosedBlockDamaged() throws IOException {
        write(header(1), block(Phase.STEADY, 0, 0, true, SAMPLES), block(Phase.STEADY, 0, 4, true, SAMPLES));
        byte[] whole = Files.readAllBytes(file);
        for (int at = 4; at < HEADER + 16; at++) {
            if (at >= JournalFormat.CRC_AT && at < HEADER) {
                continue;
            }
            byte[] flipped = whole.clone();
            flipped[JournalFormat.BLOCK_BYTES + at] ^= 0x10;
            Files.write(file, flipped);
            try (JournalReader reader = JournalReader.open(file)) {
                assertTrue(reader.blocks().get(0).damaged(), "byte " + at);
                assertTrue(reader.blocks().get(1).closed(), "byte " + at);
            }
        }
    }

    @Test
    void aGrowingJournalIsFollowed() throws IOException {
        write(header(1), new byte[JournalFormat.BLOCK_BYTES]);
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(List.of(), reader.blocks());
            assertFalse(reader.refresh());
            write(header(1), block(Phase.WARM_UP, 0, 0, false, 1, 2));
            assertTrue(reader.refresh());
            assertEquals(2, reader.blocks().getFirst().count());
            write(header(1), block(Phase.WARM_UP, 0, 0, true, 1, 2, 3), block(Phase.STEADY, 9, 0, false));
            assertTrue(reader.refresh());
            assertEquals(List.of(block(0, Phase.WARM_UP, 0, 0, 3, true),
                    block(1, Phase.STEADY, 9, 0, 0, false)), reader.blocks());
            assertFalse(reader.refresh());
            write(header(1), block(Phase.WARM_UP, 0, 0, true, 1, 2, 3), new byte[JournalFormat.BLOCK_BYTES]);
            assertTrue(reader.refresh());
            assertEquals(1, reader.blocks().size());
        }
    }

    @Test
    void aHeaderThatIsBeingWrittenIsReadAgain() throws IOException {
        byte[] begun = new byte[JournalFormat.BLOCK_BYTES];
        ByteBuffer.wrap(begun).order(ByteOrder.LITTLE_ENDIAN).putInt(JournalFormat.BLOCK_MAGIC);
        write(header(1), begun);
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(0, reader.blocks().getFirst().count());
            write(header(1), block(Phase.STEADY, 0, 0, true, SAMPLES));
            assertTrue(reader.refresh());
            assertEquals(4, reader.blocks().getFirst().count());
        }
    }

    @Test
    void impossibleHeadersDoNoHarm() throws IOException {
        write(header(1), with(JournalFormat.COUNT_AT, Integer.MAX_VALUE), with(JournalFormat.COUNT_AT, -1),
                with(JournalFormat.PHASE_AT, 99), with(JournalFormat.FIRST_CALL_AT + 4, -1));
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(4, reader.blocks().size());
            assertTrue(reader.blocks().stream().allMatch(block -> block.damaged() && block.count() == 0));
        }
    }

    @Test
    void otherFilesAreRefused() throws IOException {
        assertThrows(NoSuchFileException.class, () -> JournalReader.open(file));
        assertTrue(assertThrows(InvalidFileException.class, () -> JournalReader.open(temp)).getMessage()
                .contains("this is not a file, so it is not a journal"));
        Files.writeString(file, "something else entirely");
        assertEquals("client.journal: the file is not a journal of calls", refusal());
        write(header(3));
        assertTrue(refusal().contains("newer Roundtrip wrote this journal (version 3"), refusal());
        write(header(0));
        assertEquals("client.journal: the journal's header is damaged", refusal());
    }

    private static Block block(int index, Phase phase, long start, long firstCall, int count, boolean closed) {
        return new Block(index, phase, start, firstCall, count, JournalFormat.SEQUENCE, 0, 0, closed, false);
    }

    private static List<Long> nanos(JournalReader reader, int block) throws IOException {
        List<Long> nanos = new ArrayList<>();
        CallCursor call = reader.calls(reader.blocks().get(block));
        while (call.next()) {
            nanos.add(call.nanos());
        }
        return nanos;
    }

    private String refusal() {
        return assertThrows(InvalidFileException.class, () -> JournalReader.open(file)).getMessage();
    }

    private static int samplesWithin(int length) {
        int found = 0;
        for (int block = 1; block <= 3; block++) {
            int room = length - block * JournalFormat.BLOCK_BYTES - HEADER;
            found += Math.clamp(room / 4, 0, SAMPLES.length);
        }
        return found;
    }

    private void write(byte[]... parts) throws IOException {
        ByteBuffer all = ByteBuffer.allocate(parts.length * JournalFormat.BLOCK_BYTES);
        Arrays.stream(parts).forEach(all::put);
        Files.write(file, all.array());
    }

    private static byte[] header(int version) {
        return ByteBuffer.allocate(JournalFormat.BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN)
                .put("RTJOURNL".getBytes()).putInt(version).putInt(16384).putLong(42)
                .putLong(1_700_000_000_000_000_000L).putLong(1234).putLong(90).array();
    }

    private static byte[] with(int offset, int value) {
        byte[] block = block(Phase.STEADY, 0, 0, false, SAMPLES);
        ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).putInt(offset, value);
        return block;
    }

    private static byte[] block(Phase phase, long start, long firstCall, boolean closed, int... samples) {
        ByteBuffer block = ByteBuffer.allocate(JournalFormat.BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x5254424B).putInt(phase.code()).putLong(start).putLong(firstCall).putInt(samples.length)
                .putInt(0);
        Arrays.stream(samples).forEach(block::putInt);
        if (closed) {
            CRC32C crc = new CRC32C();
            crc.update(block.array(), 0, 28);
            crc.update(block.array(), 32, 4 * samples.length);
            block.putInt(28, crc.getValue() == 0 ? 1 : (int) crc.getValue());
        }
        return block.array();
    }
}
