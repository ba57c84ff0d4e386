// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.HttpCapture;

class RowFetcherTest {
    private static final PacketSelection ALL = PacketSelection.first(401);

    @TempDir
    Path folder;

    @Test
    void returnsRowsThatAreReadInTime() throws IOException {
        try (OpenCapture capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 100));
                RowFetcher fetcher = new RowFetcher(() -> { })) {
            fetcher.show(capture, PacketNotes.NONE);
            ListRow[] rows = fetcher.rows(ALL, new int[] {400, 3, 7}, 10_000);
            assertEquals(400, rows[0].row().packet().index());
            assertEquals(3, rows[1].row().packet().index());
            assertEquals(7, rows[2].row().packet().index());
            assertNull(rows[0].message(), "it is not decoded yet");
            capture.decode(() -> true);
            fetcher.forget();
            assertNotNull(fetcher.rows(ALL, new int[] {3}, 10_000)[0].message());
        }
    }

    @Test
    void callsBackWhenRowsAreReadLater() throws IOException, InterruptedException {
        CountDownLatch later = new CountDownLatch(1);
        try (OpenCapture capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 2));
                RowFetcher fetcher = new RowFetcher(later::countDown)) {
            fetcher.show(capture, PacketNotes.NONE);
            synchronized (capture) {
                fetcher.rows(ALL, new int[] {1}, 0);
            }
            assertTrue(later.await(20, TimeUnit.SECONDS) || fetcher.rows(ALL, new int[] {1}, 0)[0] != null);
            assertNotNull(fetcher.rows(ALL, new int[] {1}, 10_000)[0]);
        }
    }

    @Test
    void aCaptureThatWasClosedHasNoRows() throws IOException {
        OpenCapture capture = HttpCapture.read(HttpCapture.write(folder.resolve("http.pcapng"), 2));
        try (RowFetcher fetcher = new RowFetcher(() -> { })) {
            fetcher.show(capture, PacketNotes.NONE);
            capture.close();
            assertNull(fetcher.rows(ALL, new int[] {1}, 10_000)[0]);
        }
    }
}
