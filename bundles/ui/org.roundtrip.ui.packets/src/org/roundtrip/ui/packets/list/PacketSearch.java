// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.table.Column;

/**
 * A search through the rows of the list. It goes once around: at the last row it continues at the first.
 *
 * @param columns whose texts are searched when the pattern is words
 * @param from    the row at the caret; the search begins behind it, and ends with it
 */
record PacketSearch(OpenCapture capture, PacketNotes notes, PacketSelection rows, List<Column<ListRow>> columns,
        SearchPattern pattern, int from, boolean forward) {
    private static final int REPORT_EVERY = 1_000;
    private static final List<PacketColumn> ALWAYS =
            List.of(PacketColumn.OPERATION, PacketColumn.STATUS, PacketColumn.INFO, PacketColumn.COMMENT);

    /** Returns the columns to search: the visible ones, and those whose texts are found also while they are hidden. */
    static List<Column<ListRow>> searched(List<? extends Column<ListRow>> visible) {
        return Stream.concat(visible.stream(), ALWAYS.stream()).<Column<ListRow>>map(column -> column).distinct().toList();
    }

    /**
     * Searches. Runs in the background.
     *
     * @return the row, or -1 when no row matches or the result is not wanted any more
     */
    int find(LatestRequest.Work work) throws IOException {
        int count = rows.size();
        for (int step = 1; step <= count && work.getAsBoolean(); step++) {
            long row = from + (forward ? (long) step : -(long) step);
            int at = (int) Math.floorMod(row, (long) count);
            if (matches(rows.packet(at))) {
                return at;
            }
            if (step % REPORT_EVERY == 0) {
                work.report(step / (double) count);
            }
        }
        return -1;
    }

    private boolean matches(int packet) throws IOException {
        if (pattern.kind() != SearchPattern.Kind.WORDS) {
            return pattern.next(capture.whole(packet).bytes(), 0) != null;
        }
        ListRow row = ListRow.read(capture, notes, rows, packet);
        return pattern.in(columns.stream().map(column -> column.text(row)).collect(Collectors.joining("\t")));
    }
}
