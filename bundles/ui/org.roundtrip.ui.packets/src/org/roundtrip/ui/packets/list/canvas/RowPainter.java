// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnModel;

/** Draws the heads and single rows of the list. */
final class RowPainter {
    private static final int ROW_AIR = 6;
    private static final int HEAD_AIR = 9;
    private static final int CELL = 6;
    private static final int CALL_BAR = 4;
    private static final double WIDE = 1.25;

    private final ColumnModel<ListRow> columns;
    private final ColumnGeometry geometry;
    private int textHeight = 1;
    private double character = 8;

    RowPainter(ColumnModel<ListRow> columns, ColumnGeometry geometry) {
        this.columns = columns;
        this.geometry = geometry;
    }

    /** Measures the font that is used now. */
    void measure(GC gc) {
        FontMetrics font = gc.getFontMetrics();
        textHeight = font.getHeight();
        character = font.getAverageCharacterWidth();
        geometry.character(character);
    }

    int rowHeight() {
        return textHeight + ROW_AIR;
    }

    int headHeight() {
        return textHeight + HEAD_AIR;
    }

    void head(GC gc, Rectangle area, int scrolled, RowColours colours, int dragged) {
        gc.setBackground(colours.head());
        gc.fillRectangle(area.x, 0, area.width, headHeight());
        int x = -scrolled;
        for (int i = 0; i < columns.count(); i++) {
            int width = geometry.width(i);
            if (width > 0 && x + width > 0 && x < area.width) {
                gc.setForeground(i == dragged ? colours.call() : colours.headText());
                text(gc, columns.column(i).title(), columns.column(i).number(), x, (HEAD_AIR - 1) / 2, width, area);
                gc.setForeground(colours.line());
                gc.drawLine(x + width - 1, 4, x + width - 1, headHeight() - 6);
            }
            x += width;
        }
        gc.setForeground(colours.line());
        gc.drawLine(area.x, headHeight() - 1, area.x + area.width, headHeight() - 1);
    }

    /** How a row is drawn, beside its texts. */
    record Manner(boolean selected, boolean focused, boolean caret, boolean inCall) {
    }

    void row(GC gc, ListRow row, int y, Rectangle area, int scrolled, RowColours colours, Manner manner) {
        Color behind = row == null ? colours.background() : colours.behind(row);
        if (manner.inCall()) {
            behind = colours.inCall(behind);
        }
        if (manner.selected()) {
            behind = manner.focused() ? colours.selected() : colours.selectedAway();
        }
        gc.setBackground(behind);
        gc.fillRectangle(area.x, y, area.width, rowHeight());
        if (row != null) {
            gc.setForeground(manner.selected() && manner.focused() ? colours.selectedText() : colours.words(row));
            cells(gc, row, y, area, scrolled);
        }
        if (manner.inCall()) {
            gc.setBackground(colours.call());
            gc.fillRectangle(area.x, y, CALL_BAR, rowHeight());
        }
        if (manner.caret() && manner.focused()) {
            gc.setForeground(colours.call());
            gc.drawRectangle(area.x, y, area.width - 1, rowHeight() - 1);
        }
    }

    /** Writes the sentence of a list without rows. */
    void empty(GC gc, String words, Rectangle area, RowColours colours) {
        gc.setForeground(colours.faint());
        gc.drawText(words, Math.max(CELL, (area.width - gc.textExtent(words).x) / 2), headHeight() + 2 * rowHeight(), true);
    }

    private void cells(GC gc, ListRow row, int y, Rectangle area, int scrolled) {
        int x = -scrolled;
        for (int i = 0; i < columns.count() && x < area.width; i++) {
            int width = geometry.width(i);
            if (width > 0 && x + width > 0) {
                Column<ListRow> column = columns.column(i);
                text(gc, column.text(row), column.number(), x, y + ROW_AIR / 2, width, area);
            }
            x += width;
        }
    }

    /**
     * Writes a text into a cell, and covers what it has too much. A clipping would replace that to the part of the list
     * that is in sight, on GTK. Measuring takes time, so only texts that may be too long are measured.
     */
    private void text(GC gc, String text, boolean right, int x, int y, int width, Rectangle area) {
        if (text.isEmpty()) {
            return;
        }
        boolean mayBeLong = text.length() * character * WIDE > width - 2 * CELL;
        int extent = right || mayBeLong ? gc.textExtent(text).x : 0;
        boolean cut = extent > width - 2 * CELL;
        gc.drawText(text, right && !cut ? x + width - CELL - extent : x + CELL, y, true);
        if (cut) {
            int edge = x + width - 2;
            gc.fillRectangle(edge, y, area.x + area.width - edge, textHeight);
        }
    }
}
