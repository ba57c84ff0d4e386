// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.table.Column;

/**
 * The mouse on the heads of the columns. Dragging an edge sizes a column, dragging a head moves it, a double click on an
 * edge fits the column to its texts in sight.
 */
final class HeadMouse {
    private static final int FIT_MARGIN = 14;
    /** A press becomes a drag when the pointer has moved by so many pixels. */
    private static final int DRAG_FROM = 5;

    private final PacketListCanvas list;
    private int sized = -1;
    private int moved = -1;
    private int pressedAt;
    private boolean moving;

    HeadMouse(PacketListCanvas list) {
        this.list = list;
    }

    void listen() {
        list.addListener(SWT.MouseDown, this::down);
        list.addListener(SWT.MouseMove, this::move);
        list.addListener(SWT.MouseUp, event -> end());
        list.addListener(SWT.MouseDoubleClick, this::fit);
    }

    private int x(Event event) {
        return event.x + list.scrolled();
    }

    private boolean onHead(Event event) {
        return event.y < list.headHeight();
    }

    private void down(Event event) {
        if (onHead(event) && event.button == 1) {
            sized = list.geometry().edgeAt(x(event));
            moved = sized < 0 ? list.geometry().at(x(event)) : -1;
            pressedAt = event.x;
        }
    }

    private void move(Event event) {
        if (sized >= 0) {
            list.geometry().resize(sized, x(event) - list.geometry().left(sized));
            list.relayout();
        } else if (moved >= 0 && (moving || Math.abs(event.x - pressedAt) > DRAG_FROM)) {
            moving = true;
            moveTo(list.geometry().at(x(event)), x(event));
        } else if ((event.stateMask & SWT.BUTTON1) == 0) {
            boolean edge = onHead(event) && list.geometry().edgeAt(x(event)) >= 0;
            Cursor cursor = edge ? list.getDisplay().getSystemCursor(SWT.CURSOR_SIZEWE) : null;
            list.setCursor(cursor);
        }
    }

    private void moveTo(int target, int x) {
        list.drag(moved);
        if (target >= 0 && target != moved && beyondMiddle(target, x)) {
            list.columns().move(moved, target);
            moved = target;
            list.drag(moved);
            list.relayout();
        }
    }

    /** Without this, a narrow column would change places with a wide one again and again. */
    private boolean beyondMiddle(int target, int x) {
        int middle = list.geometry().left(target) + list.geometry().width(target) / 2;
        return target > moved ? x > middle : x < middle;
    }

    private void end() {
        sized = -1;
        moved = -1;
        moving = false;
        list.drag(-1);
    }

    private void fit(Event event) {
        int index = onHead(event) ? list.geometry().edgeAt(x(event)) : -1;
        if (index < 0) {
            return;
        }
        Column<ListRow> column = list.columns().column(index);
        GC measure = new GC(list);
        int widest = measure.textExtent(column.title()).x;
        int last = Math.min(list.rows().size(), list.topRow() + list.visibleRows() + 1);
        for (int row = list.topRow(); row < last; row++) {
            ListRow read = list.row(row);
            widest = Math.max(widest, read == null ? 0 : measure.textExtent(column.text(read)).x);
        }
        measure.dispose();
        list.geometry().resize(index, widest + FIT_MARGIN);
        sized = -1;
        list.relayout();
    }
}
