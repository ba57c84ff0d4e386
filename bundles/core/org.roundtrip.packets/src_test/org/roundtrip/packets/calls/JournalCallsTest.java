// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.packets.Journals;

class JournalCallsTest {
    private static final long EPOCH = 1_700_000_000_000_000_000L;

    @Test
    void returnsTheCallOfAMoment(@TempDir Path folder) throws IOException {
        Path file = new Journals(EPOCH, 5_000, 90).calls(Phase.STEADY, 6_000, 0, 900)
                .calls(Phase.CAPTURE, 10_000, 0, 100, 200, 300).calls(Phase.CAPTURE, 20_000, 3, 50)
                .calls(Phase.CAPTURE, 30_000, 6, 70).write(folder.resolve("client.journal"));
        try (JournalReader reader = JournalReader.open(file)) {
            CapturedCalls calls = JournalCalls.of(reader);
            assertEquals(7, calls.size());
            assertEquals(90, calls.errorNanos());
            assertNull(calls.callAt(EPOCH + 1_100), "a measured call is no captured one");
            assertNull(calls.callAt(EPOCH + 4_999));
            assertEquals(0, calls.callAt(EPOCH + 5_000));
            assertEquals(0, calls.callAt(EPOCH + 5_099));
            assertEquals(1, calls.callAt(EPOCH + 5_100));
            assertEquals(2, calls.callAt(EPOCH + 5_599));
            assertNull(calls.callAt(EPOCH + 5_600), "between two blocks there is no call");
            assertEquals(3, calls.callAt(EPOCH + 15_049));
            assertNull(calls.callAt(EPOCH + 15_050));
            assertEquals(0, calls.durationNanos(5), "nothing is known of the calls of a damaged block");
            assertEquals(6, calls.callAt(EPOCH + 25_000));
        }
    }
}
