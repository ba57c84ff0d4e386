// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.OpenHttpCapture;

/** The line above the packets. */
class SummaryLineTest extends OpenHttpCapture {
    @Test
    void describesSizeStreamsAndProgress() throws IOException {
        assertTrue(SummaryLine.of(capture(), false).startsWith("12 packets, "), SummaryLine.of(capture(), false));
        assertTrue(SummaryLine.of(capture(), false).contains("1 stream. Not decoded"));
        assertTrue(SummaryLine.of(capture(), true).endsWith("Decoding: 0 %"));
        capture().decode(() -> true);
        assertTrue(SummaryLine.of(capture(), false).endsWith("1 stream."));
    }
}
