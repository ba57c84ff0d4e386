// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.OpenHttpCapture;

/** The line above the packets. */
class CaptureSummaryTest extends OpenHttpCapture {
    @Test
    void describesSizeStreamsAndProgress() throws IOException {
        assertTrue(CaptureSummary.of(capture(), false).startsWith("12 packets, "), CaptureSummary.of(capture(), false));
        assertTrue(CaptureSummary.of(capture(), false).contains("1 stream. Not decoded"));
        assertTrue(CaptureSummary.of(capture(), true).endsWith("Decoding: 0 %"));
        capture().decode(() -> true);
        assertTrue(CaptureSummary.of(capture(), false).endsWith("1 stream."));
    }
}
