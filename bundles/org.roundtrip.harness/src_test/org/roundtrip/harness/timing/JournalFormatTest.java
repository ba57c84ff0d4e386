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
    @ValueSource(longs = {0, 1, 46, 1_000_000, Integer.MAX_VALUE})
    void durationsBelowTwoSecondsAreExact(long nanos) {
        assertEquals(nanos, JournalFormat.decode(JournalFormat.encode(nanos)));
    }

    @ParameterizedTest
    @ValueSource(longs = {0x8000_0000L, 5_000_000_001L, 60_000_000_000L, 2_190_000_000_000L})
    void longerOnesAreWithinHalfAMillionth(long nanos) {
        long read = JournalFormat.decode(JournalFormat.encode(nanos));
        assertTrue(nanos - read >= 0 && nanos - read <= nanos / 2_000_000, nanos + " read as " + read);
    }

    @Test
    void longerDurationsAreWrittenAsTheLongest() {
        assertEquals(JournalFormat.decode(-1), JournalFormat.decode(JournalFormat.encode(Long.MAX_VALUE)));
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
