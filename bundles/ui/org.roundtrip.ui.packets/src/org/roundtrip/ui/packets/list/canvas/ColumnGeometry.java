// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.List;
import java.util.stream.IntStream;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.table.ColumnModel;

/**
 * The places of the list's columns, in pixels from the left edge of the first one. What a packet does takes the room that the
 * other columns leave, unless a person has sized it. Where that is too little, the columns that say least are folded: they have no
 * width until there is room for them again. User interface's thread only.
 */
final class ColumnGeometry {
    private static final int EDGE = 4;
    private static final int PADDING = 12;
    /** What a packet does has that many characters at least; with less, its texts begin alike. */
    private static final int LEAST_REST = 24;
    /** The columns that are folded first, unless a person has sized them. */
    private static final List<PacketColumn> FOLDED = List.of(PacketColumn.SINCE_LAST, PacketColumn.PAYLOAD, PacketColumn.LENGTH,
            PacketColumn.PROTOCOL);

    private final ColumnModel<ListRow> columns;
    private double character = 8;
    private int room;

    ColumnGeometry(ColumnModel<ListRow> columns) {
        this.columns = columns;
    }

    /** @param pixels the average width of a character in the font that is used now */
    void character(double pixels) {
        character = pixels;
    }

    /** @param pixels that there are for all columns; 0 while nobody knows */
    void room(int pixels) {
        room = pixels;
    }

    int width(int index) {
        return room == 0 ? own(index) : takesRest(index) ? Math.max(own(index), room - others(index)) : folded(index) ? 0 : own(index);
    }

    /** The width of a column by itself: the least one of that which takes the rest. */
    private int own(int index) {
        return (int) Math.round((room > 0 && takesRest(index) ? LEAST_REST : columns.characters(index)) * character) + PADDING;
    }

    private boolean takesRest(int index) {
        return columns.column(index) == PacketColumn.INFO && !columns.sized(index);
    }

    private int others(int rest) {
        return IntStream.range(0, columns.count()).filter(i -> i != rest && !folded(i)).map(this::own).sum();
    }

    private boolean folded(int index) {
        int all = IntStream.range(0, columns.count()).map(this::own).sum();
        for (PacketColumn each : FOLDED) {
            int place = columns.columns().indexOf(each);
            if (all > room && place >= 0 && !columns.sized(place)) {
                if (place == index) {
                    return true;
                }
                all -= own(place);
            }
        }
        return false;
    }

    int left(int index) {
        int left = 0;
        for (int i = 0; i < index; i++) {
            left += width(i);
        }
        return left;
    }

    int total() {
        return left(columns.count());
    }

    /** The index of the column at a place; -1 behind the last. */
    int at(int x) {
        int right = 0;
        for (int i = 0; i < columns.count(); i++) {
            right += width(i);
            if (x < right) {
                return i;
            }
        }
        return -1;
    }

    /** The index of the column whose right edge is at a place, or near it; -1 when there is none. */
    int edgeAt(int x) {
        int right = 0;
        for (int i = 0; i < columns.count(); i++) {
            right += width(i);
            if (Math.abs(x - right) <= EDGE) {
                return i;
            }
        }
        return -1;
    }

    void resize(int index, int pixels) {
        columns.size(index, (pixels - PADDING) / character);
    }
}
