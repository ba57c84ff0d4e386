// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.packets.desk.CaptureDesk;

/** A capture of some calls of HTTP is open before each test, with the tree and the bytes of its messages. */
abstract class ShownHttpCapture {
    static final int CALLS = 20;
    static final int REQUEST = HttpFile.OPENING;
    static final int RESPONSE = HttpFile.OPENING + 2;

    @TempDir
    static Path folder;
    private static Path http;
    private ShownMessage shown;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("http.pcapng"), CALLS);
    }

    @BeforeEach
    void open() throws PartInitException {
        shown = new ShownMessage(http);
    }

    ShownMessage shown() {
        return shown;
    }

    CaptureDesk desk() {
        return shown.desk();
    }
}
