// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** The packets of some calls of HTTP are listed before each test, without a filter. */
abstract class ListedHttpCapture {
    static final int CALLS = 20;
    static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;

    @TempDir
    static Path folder;
    private static Path http;
    PacketListView view;
    PacketListCanvas list;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("listed.pcapng"), CALLS);
    }

    @BeforeEach
    void open() throws PartInitException {
        OpenedCapture.decoded(http);
        view = Workbench.view(PacketListView.ID, PacketListView.class);
        list = view.list();
        view.filter("");
        Workbench.until("all packets are listed", () -> list.rows().size() == PACKETS);
    }
}
