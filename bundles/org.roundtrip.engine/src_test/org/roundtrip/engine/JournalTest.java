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
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.JournalReader;
import org.roundtrip.files.JournalReader.Block;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;

/** The journal's writer, which runs in the client, together with its reader, which runs in the workbench. */
class JournalTest {
    private static final int FULL = JournalFormat.SAMPLES_PER_BLOCK;

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("client.journal");
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
            writer.begin(Phase.STEADY, 0);
            assertFalse(reader.refresh(), "a block without a call is none yet");
            writer.start(5);
            for (int i = 0; i < 3; i++) {
                writer.add(sample(i));
                assertTrue(reader.refresh());
                assertEquals(samples(i + 1), steady(reader));
                assertFalse(reader.blocks().getFirst().closed());
            }
            writer.end();
            assertTrue(reader.refresh());
            assertTrue(reader.blocks().getFirst().closed());
        }
    }

    @Test
    void aBlockWhoseFirstCallFailedIsRemoved() throws Exception {
        try (JournalWriter writer = JournalWriter.create(file)) {
            writer.begin(Phase.WARM_UP, 0);
            writer.start(1);
            writer.begin(Phase.STEADY, 0);
            writer.start(2);
            writer.add(sample(0));
        }
        try (JournalReader reader = JournalReader.open(file)) {
            assertEquals(1, reader.blocks().size());
            assertEquals(samples(1), steady(reader));
        }
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
            if (within > 100 && within % 41 != 0) {
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
            writer.begin(Phase.FIRST_CALL, 0);
            writer.start(100);
            for (int i = 0; i < first; i++) {
                writer.add(1);
            }
            for (int i = 0; i < steady; i++) {
                if (i % FULL == 0) {
                    writer.begin(Phase.STEADY, i);
                    writer.start(1000 + i);
                }
                writer.add(sample(i));
            }
        }
    }

    private static List<Long> steady(JournalReader reader) throws IOException {
        List<Long> samples = new ArrayList<>();
        int[] into = new int[FULL];
        for (Block block : reader.blocks()) {
            int count = block.phase() == Phase.STEADY ? reader.read(block, into) : 0;
            for (int i = 0; i < count; i++) {
                samples.add(JournalFormat.decode(into[i]));
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
