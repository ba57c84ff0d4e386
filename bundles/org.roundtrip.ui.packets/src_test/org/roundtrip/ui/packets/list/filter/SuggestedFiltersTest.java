// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.HttpCapture;
import org.roundtrip.ui.packets.list.rows.ListRow;

/** The filters that the menu of a packet offers. */
class SuggestedFiltersTest {
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
    void everyFilterThatAPacketSuggestsLetsItThrough() throws IOException, FilterException {
        capture.decode(() -> true);
        FilterLanguage language = new FilterLanguage(List.of("http"));
        for (int packet : new int[] {0, 3, 5}) {
            Map<String, String> filters = SuggestedFilters.of(ListRow.read(capture, PacketNotes.NONE, packet));
            assertTrue(filters.size() >= 5, filters.toString());
            for (String filter : filters.values()) {
                PacketSelection found = FilterScan.run(capture, language.parse(filter), PacketNotes.NONE, () -> true, n -> { });
                boolean mayCarryNothing = filter.startsWith("tcp.len");
                assertTrue(found.indexOf(packet) >= 0 || mayCarryNothing, filter);
                assertTrue(found.size() > 0, filter);
            }
        }
    }
}
