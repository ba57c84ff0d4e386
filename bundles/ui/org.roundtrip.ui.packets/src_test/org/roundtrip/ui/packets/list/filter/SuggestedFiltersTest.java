// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.OpenHttpCapture;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** The filters that the menu of a packet offers. */
class SuggestedFiltersTest extends OpenHttpCapture {
    @Test
    void aPacketPassesEveryFilterThatItsMenuOffers() throws IOException, FilterException {
        capture().decode(() -> true);
        FilterLanguage language = new FilterLanguage(List.of("http"));
        for (int packet : new int[] {0, 3, 5}) {
            Map<String, String> filters = SuggestedFilters.of(ListRow.read(capture(), PacketNotes.NONE, PacketSelection.first(capture().size()), packet));
            assertTrue(filters.size() >= 5, filters.toString());
            for (String filter : filters.values()) {
                PacketSelection found = FilterScan.run(capture(), language.parse(filter), PacketNotes.NONE, () -> true, n -> { });
                boolean mayCarryNothing = filter.startsWith("tcp.len");
                assertTrue(found.indexOf(packet) >= 0 || mayCarryNothing, filter);
                assertTrue(found.size() > 0, filter);
            }
        }
    }

    @Test
    void aPacketPassesTheFilterOfEachOfItsCellsAndNotItsOpposite() throws IOException, FilterException {
        capture().decode(() -> true);
        for (int packet = 0; packet < capture().size(); packet++) {
            ListRow row = ListRow.read(capture(), PacketNotes.NONE, PacketSelection.first(capture().size()), packet);
            for (PacketColumn column : PacketColumn.values()) {
                String filter = CellFilter.of(column, row);
                if (filter != null) {
                    assertEquals(true, passes(packet, FilterUse.ONLY.of("http", filter)), filter);
                    assertEquals(false, passes(packet, FilterUse.NOT.of("http", filter)), filter);
                    assertEquals(true, passes(packet, FilterUse.AND.of("tcp || http", filter)), filter);
                    assertEquals(false, passes(packet, FilterUse.AND_NOT.of("tcp", filter)), filter);
                    assertEquals(false, passes(packet, FilterUse.AND.of("frame.len == 1", filter)), filter);
                }
            }
        }
    }

    @Test
    void theCellsOfAResponseHaveFilters() throws IOException {
        capture().decode(() -> true);
        ListRow row = ListRow.read(capture(), PacketNotes.NONE, PacketSelection.first(capture().size()), 5);
        assertEquals("http.response.code == 200", CellFilter.of(PacketColumn.STATUS, row));
        assertEquals("ip.src == 127.0.0.1 && tcp.srcport == 50080", CellFilter.of(PacketColumn.SOURCE, row));
        assertEquals("message.operation == \"POST /call0\"", CellFilter.of(PacketColumn.OPERATION, row));
        assertEquals("(tcp.stream == 1 or http) && http.response.code == 200",
                FilterUse.AND.of("tcp.stream == 1 or http", "http.response.code == 200"));
    }

    private boolean passes(int packet, String filter) throws IOException, FilterException {
        return FilterScan.run(capture(), new FilterLanguage(List.of("http")).parse(filter), PacketNotes.NONE, () -> true,
                n -> { }).indexOf(packet) >= 0;
    }
}
