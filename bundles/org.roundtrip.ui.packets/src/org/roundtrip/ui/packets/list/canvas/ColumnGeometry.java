// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.stream.IntStream;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.table.ColumnModel;

/**
 * The places of the list's columns, in pixels from the left edge of the first one. What a packet does takes the room that the
 * other columns leave, unless a person has sized it. User interface's thread only.
 */
final class ColumnGeometry {
    private static final int EDGE = 4;
    private static final int PADDING = 12;
    /** What a packet does has that many characters at least; with less, its texts begin alike. */
    private static final int LEAST_REST = 24;

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
        return room > 0 && takesRest(index) ? Math.max(pixels(LEAST_REST), room - others(index)) : pixels(columns.characters(index));
    }

    private int pixels(double characters) {
        return (int) Math.round(characters * character) + PADDING;
    }

    private boolean takesRest(int index) {
        return columns.column(index) == PacketColumn.INFO && !columns.sized(index);
    }

    private int others(int rest) {
        return IntStream.range(0, columns.count()).filter(i -> i != rest).map(i -> pixels(columns.characters(i))).sum();
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
