// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.OpenHttpCapture;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** Finds packets of a capture whose requests are packets 3, 7 and so on, and whose responses are packets 5, 9 and so on. */
class PacketSearchTest extends OpenHttpCapture {
    private static final PacketNotes NOTES = new PacketNotes() {
        @Override
        public boolean marked(int packet) {
            return false;
        }

        @Override
        public String comment(int packet) {
            return packet == 8 ? "Un \u00e9cart" : null;
        }
    };

    @ParameterizedTest(name = "{0}")
    @CsvSource({"status 200, 5", "post, 3", "\u00c9CART, 8", "status 500, -1"})
    void wordsOfHiddenColumnsAreFound(String words, int packet) throws IOException {
        capture().decode(() -> true);
        PacketSearch search = new PacketSearch(capture(), NOTES, PacketSelection.first(capture().size()),
                PacketSearch.searched(List.of(PacketColumn.TIME)), SearchPattern.of(words, SearchPattern.Kind.WORDS), -1, true);
        assertEquals(packet, search.find(new LatestRequest.Work() {
            @Override
            public boolean getAsBoolean() {
                return true;
            }

            @Override
            public void report(double share) {
                // Nobody looks at the progress.
            }
        }));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"http.response.code == 200, 5", "http.response.code < 300, 5", "http.request.method == POST, 3",
        "http.response.code >= 400, -1", "http.request.method != POST, -1"})
    void aFilterTakesMethodAndStatus(String words, int first) throws IOException, FilterException {
        capture().decode(() -> true);
        Filter filter = new FilterLanguage(List.of("http")).parse(words);
        PacketSelection found = PacketSelection.empty();
        FilterScan.run(capture(), filter, NOTES, () -> true, count -> { }, found);
        assertEquals(first, found.size() == 0 ? -1 : found.packet(0));
    }
}
