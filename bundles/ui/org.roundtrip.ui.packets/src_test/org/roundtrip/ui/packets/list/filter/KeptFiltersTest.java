// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeptFiltersTest {
    private final Map<String, String> state = new LinkedHashMap<>(Map.of("other", "stays"));
    private final KeptFilters filters = new KeptFilters(state);

    @Test
    void aFilterBelongsToItsCaptureAlsoNextTime() {
        filters.keep(Path.of("a.pcap"), "call == 1", "call == 1");
        assertEquals("call == 1", new KeptFilters(state).of(Path.of("a.pcap")));
        assertEquals("", filters.of(Path.of("b.pcap")));
        filters.keep(Path.of("a.pcap"), "", "");
        assertEquals("", filters.of(Path.of("a.pcap")));
    }

    /** A reader's filter was gone: it applied while another one, which was none yet, was written over it. */
    @Test
    void whatAppliesIsKeptBesideWhatIsWritten() {
        Path capture = Path.of("a.pcap");
        filters.keep(capture, "call <", "call < 3");
        assertEquals("call <", filters.of(capture));
        assertEquals("call < 3", new KeptFilters(state).applied(capture));
        filters.keep(capture, "call <", "");
        assertEquals("", filters.applied(capture));
        filters.keep(capture, " call < 2 ", "call < 2");
        assertEquals("call < 2", filters.applied(capture));
        filters.keep(capture, "", "call < 2");
        assertEquals("", filters.applied(capture));
        assertEquals(Map.of("other", "stays"), state);
    }

    @Test
    void theOldestIsForgottenFirst() {
        filters.keep(Path.of("first.pcap"), "udp", "udp");
        for (int i = 0; i < 19; i++) {
            filters.keep(Path.of(i + ".pcap"), "tcp", "tcp");
        }
        filters.keep(Path.of("first.pcap"), "tcp", "tcp");
        filters.keep(Path.of("last.pcap"), "tcp", "tcp");
        assertEquals("tcp", filters.of(Path.of("first.pcap")), "it was used again");
        assertEquals("", filters.of(Path.of("0.pcap")));
        assertEquals("tcp", filters.of(Path.of("1.pcap")));
        assertEquals("stays", state.get("other"));
    }
}
