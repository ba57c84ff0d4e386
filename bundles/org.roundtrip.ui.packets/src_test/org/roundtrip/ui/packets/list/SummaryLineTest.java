// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.packets.HttpCapture;

/** The line above the packets. */
class SummaryLineTest {
    @TempDir
    Path folder;
    private OpenCapture capture;

    @BeforeEach
    void open() throws IOException {
        capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 2));
    }

    @AfterEach
    void close() throws IOException {
        capture.close();
    }

    @Test
    void sumsUpInALine() throws IOException {
        assertTrue(SummaryLine.of(capture, false).startsWith("12 packets, "), SummaryLine.of(capture, false));
        assertTrue(SummaryLine.of(capture, false).contains("1 stream.  Not decoded"));
        assertTrue(SummaryLine.of(capture, true).endsWith("Decoding: 0 %"));
        capture.decode(() -> true);
        assertTrue(SummaryLine.of(capture, false).endsWith("1 stream."));
    }
}
