// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;

/** A test with a capture of two HTTP calls, read and not decoded. It is closed after each test. */
public abstract class OpenHttpCapture {
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

    /** The capture. */
    protected final OpenCapture capture() {
        return capture;
    }
}
