// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.JournalReader;
import org.roundtrip.model.Phase;

class CallTimesTest {
    private static final long EPOCH = 1_700_000_000_000_000_000L;

    @Test
    void tellsTheCallOfAMoment(@TempDir Path folder) throws IOException {
        Path file = new Journals(EPOCH, 5_000).calls(Phase.STEADY, 6_000, 0, 900)
                .calls(Phase.CAPTURE, 10_000, 0, 100, 200, 300).calls(Phase.CAPTURE, 20_000, 3, 50)
                .write(folder.resolve("client.journal"));
        try (JournalReader reader = JournalReader.open(file)) {
            CallTimes calls = CallTimes.of(reader);
            assertNull(calls.callAt(EPOCH + 1_100), "a measured call is no captured one");
            assertNull(calls.callAt(EPOCH + 4_999));
            assertEquals(0, calls.callAt(EPOCH + 5_000));
            assertEquals(0, calls.callAt(EPOCH + 5_099));
            assertEquals(1, calls.callAt(EPOCH + 5_100));
            assertEquals(2, calls.callAt(EPOCH + 5_599));
            assertNull(calls.callAt(EPOCH + 5_600), "between two blocks there is no call");
            assertEquals(3, calls.callAt(EPOCH + 15_049));
            assertNull(calls.callAt(EPOCH + 15_050));
        }
    }
}
