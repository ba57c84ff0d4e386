// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

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

/** The filters that the menu of a packet offers. */
class SuggestedFiltersTest extends OpenHttpCapture {
    @Test
    void aPacketPassesEveryFilterThatItsMenuOffers() throws IOException, FilterException {
        capture().decode(() -> true);
        FilterLanguage language = new FilterLanguage(List.of("http"));
        for (int packet : new int[] {0, 3, 5}) {
            Map<String, String> filters = SuggestedFilters.of(ListRow.read(capture(), PacketNotes.NONE, packet));
            assertTrue(filters.size() >= 5, filters.toString());
            for (String filter : filters.values()) {
                PacketSelection found = FilterScan.run(capture(), language.parse(filter), PacketNotes.NONE, () -> true, n -> { });
                boolean mayCarryNothing = filter.startsWith("tcp.len");
                assertTrue(found.indexOf(packet) >= 0 || mayCarryNothing, filter);
                assertTrue(found.size() > 0, filter);
            }
        }
    }
}
