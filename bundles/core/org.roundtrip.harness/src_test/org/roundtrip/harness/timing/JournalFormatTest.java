// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class JournalFormatTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 46, 1_000_000, (1 << 29) - 1})
    void durationsBelowHalfASecondAreExact(long nanos) {
        assertEquals(nanos, JournalFormat.decode(JournalFormat.encode(nanos)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1 << 29, 5_000_000_001L, 60_000_000_000L, 3_600_000_000_000L})
    void longerOnesAreExactToEightMicroseconds(long nanos) {
        long read = JournalFormat.decode(JournalFormat.encode(nanos));
        assertTrue(nanos - read >= 0 && nanos - read < 8192, nanos + " read as " + read);
    }

    @Test
    void longerDurationsAreWrittenAsTheLongest() {
        assertEquals(((1L << 29) - 1) * 8192, JournalFormat.decode(JournalFormat.encode(Long.MAX_VALUE)));
    }

    @ParameterizedTest
    @EnumSource(Outcome.class)
    void anOutcomeLeavesTheDurationAsItIs(Outcome outcome) {
        for (long nanos : new long[] {0, 123, 8192L << 20}) {
            int word = JournalFormat.encode(nanos, outcome.code());
            assertEquals(outcome, JournalFormat.outcome(word));
            assertEquals(nanos, JournalFormat.decode(word));
        }
    }

    @Test
    void samplesOfVersion1AreDecodedAsTheyWereWritten() {
        assertEquals(Integer.MAX_VALUE, JournalFormat.decodeVersion1(Integer.MAX_VALUE));
        assertEquals(7 * 1024, JournalFormat.decodeVersion1(0x8000_0007));
    }

    @Test
    void magicSpellsTheNameOnDisk() {
        byte[] name = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(JournalFormat.FILE_MAGIC).array();
        assertEquals("RTJOURNL", new String(name, StandardCharsets.US_ASCII));
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    void phasesAreFoundByTheirCodes(Phase phase) {
        assertEquals(phase, Phase.of(phase.code()));
    }
}
