// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.ScrollBar;

/**
 * Which part of the list is in sight, and its two scroll bars. The vertical bar counts rows and not pixels, since ten
 * million rows have more pixels than a scroll bar can count.
 */
final class ListScrolling {
    private static final int STEP = 20;

    private final PacketListCanvas list;
    private final ColumnGeometry columns;
    private final RowPainter painter;
    private int top;
    private int left;

    ListScrolling(PacketListCanvas list, ColumnGeometry columns, RowPainter painter) {
        this.list = list;
        this.columns = columns;
        this.painter = painter;
    }

    void listen() {
        ScrollBar vertical = list.getVerticalBar();
        ScrollBar horizontal = list.getHorizontalBar();
        list.addListener(SWT.Resize, event -> update());
        vertical.addListener(SWT.Selection, event -> scrollTo(vertical.getSelection()));
        horizontal.addListener(SWT.Selection, event -> shift(horizontal.getSelection()));
    }

    /** The first row in sight. */
    int top() {
        return top;
    }

    /** How many pixels of the columns are hidden at the left. */
    int left() {
        return left;
    }

    /** How many rows are in sight as a whole, one at least. */
    int visibleRows() {
        return Math.max(1, (list.getClientArea().height - painter.headHeight()) / painter.rowHeight());
    }

    void scrollTo(int row) {
        int now = Math.clamp(row, 0, Math.max(0, list.rows().size() - visibleRows()));
        if (now != top) {
            top = now;
            list.getVerticalBar().setSelection(top);
            list.redraw();
        }
    }

    void shift(int x) {
        left = Math.clamp(x, 0, Math.max(0, columns.total() - list.getClientArea().width));
        list.getHorizontalBar().setSelection(left);
        list.redraw();
    }

    /** Scrolls only as far as needed to bring a row into sight. A row that is far away comes into the middle. */
    void reveal(int row) {
        int visible = visibleRows();
        if (row < top) {
            scrollTo(row >= top - visible ? row : row - visible / 2);
        } else if (row >= top + visible) {
            scrollTo(row < top + 2 * visible ? row - visible + 1 : row - visible / 2);
        }
    }

    /** Adapts the bars to the number of rows, the columns, the font and the size of the canvas. */
    void update() {
        int rows = list.rows().size();
        int visible = visibleRows();
        top = Math.clamp(top, 0, Math.max(0, rows - visible));
        ScrollBar vertical = list.getVerticalBar();
        vertical.setEnabled(rows > visible);
        vertical.setValues(top, 0, Math.max(visible, rows), visible, 1, Math.max(1, visible - 1));
        int width = Math.max(1, list.getClientArea().width);
        columns.room(width);
        left = Math.clamp(left, 0, Math.max(0, columns.total() - width));
        ScrollBar horizontal = list.getHorizontalBar();
        horizontal.setVisible(columns.total() > width);
        horizontal.setValues(left, 0, Math.max(width, columns.total()), width, STEP, Math.max(1, width - STEP));
    }
}
