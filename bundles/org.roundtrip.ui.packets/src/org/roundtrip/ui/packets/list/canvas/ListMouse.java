// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** Selects rows of a packet list by the mouse, and sizes and moves its columns by their heads. */
final class ListMouse {
    private static final int LINES_A_TURN = 3;
    private static final int FIT_MARGIN = 14;
    private static final int MOVE_FROM = 5;
    private final PacketListCanvas list;
    private int sized = -1;
    private int moved = -1;
    private int pressedAt;
    private boolean moving;
    private boolean selecting;

    ListMouse(PacketListCanvas list) {
        this.list = list;
    }

    void listen() {
        list.addListener(SWT.MouseDown, this::down);
        list.addListener(SWT.MouseMove, this::move);
        list.addListener(SWT.MouseUp, this::up);
        list.addListener(SWT.MouseDoubleClick, this::fit);
        list.addListener(SWT.MouseVerticalWheel, event -> {
            list.scrollTo(list.topRow() - Integer.signum(event.count) * Math.max(LINES_A_TURN, Math.abs(event.count)));
            event.doit = false;
        });
        list.addListener(SWT.MouseHorizontalWheel, event -> list.shift(list.scrolled() - event.count * MOVE_FROM));
        list.addListener(SWT.MouseHover, this::tip);
    }

    private int x(Event event) {
        return event.x + list.scrolled();
    }

    private boolean onHead(Event event) {
        return event.y < list.headHeight();
    }

    private void down(Event event) {
        list.setFocus();
        if (onHead(event)) {
            if (event.button == 1) {
                sized = list.geometry().edgeAt(x(event));
                moved = sized < 0 ? list.geometry().at(x(event)) : -1;
                pressedAt = event.x;
            }
            return;
        }
        int row = list.rowAt(event.y);
        if (row < 0 || event.button == 2) {
            return;
        }
        if (event.button == 3) {
            if (!list.selection().contains(row)) {
                list.selection().set(row);
                list.moved();
            }
            return;
        }
        selecting = true;
        if ((event.stateMask & SWT.SHIFT) != 0) {
            list.selection().extendTo(row);
        } else if ((event.stateMask & SWT.MOD1) != 0) {
            list.selection().toggle(row);
        } else {
            list.selection().set(row);
        }
        list.moved();
    }

    private void move(Event event) {
        if (sized >= 0) {
            list.geometry().resize(sized, x(event) - list.geometry().left(sized));
            list.relayout();
        } else if (moved >= 0 && (moving || Math.abs(event.x - pressedAt) > MOVE_FROM)) {
            moving = true;
            list.drag(moved);
            int target = list.geometry().at(x(event));
            if (target >= 0 && target != moved && beyondMiddle(target, x(event))) {
                list.columns().move(moved, target);
                moved = target;
                list.drag(moved);
                list.relayout();
            }
        } else if (selecting && (event.stateMask & SWT.BUTTON1) != 0) {
            extend(event);
        } else {
            boolean edge = onHead(event) && list.geometry().edgeAt(x(event)) >= 0;
            Cursor cursor = edge ? list.getDisplay().getSystemCursor(SWT.CURSOR_SIZEWE) : null;
            list.setCursor(cursor);
        }
    }

    /** So that a narrow column does not jump to and fro with a wide one. */
    private boolean beyondMiddle(int target, int x) {
        int middle = list.geometry().left(target) + list.geometry().width(target) / 2;
        return target > moved ? x > middle : x < middle;
    }

    private void extend(Event event) {
        PacketSelection rows = list.rows();
        boolean above = event.y < list.headHeight();
        int row = above ? list.topRow() - 1 : event.y >= list.getClientArea().height ? list.topRow() + list.visibleRows()
                : list.rowAt(event.y);
        int there = Math.clamp(row, above ? 0 : -1, rows.size() - 1);
        if (there >= 0 && there != list.selection().caret()) {
            list.selection().extendTo(there);
            list.moved();
        }
    }

    private void up(Event event) {
        sized = -1;
        moved = -1;
        moving = false;
        selecting = false;
        list.drag(-1);
    }

    /** A double click on the edge of a head gives the column what its visible cells need. */
    private void fit(Event event) {
        int column = onHead(event) ? list.geometry().edgeAt(x(event)) : -1;
        if (column < 0) {
            return;
        }
        GC measure = new GC(list);
        int widest = measure.textExtent(list.columns().column(column).title()).x;
        int last = Math.min(list.rows().size(), list.topRow() + list.visibleRows() + 1);
        for (int row = list.topRow(); row < last; row++) {
            ListRow read = list.row(row);
            widest = Math.max(widest, read == null ? 0 : measure.textExtent(list.columns().column(column).text(read)).x);
        }
        measure.dispose();
        list.geometry().resize(column, widest + FIT_MARGIN);
        sized = -1;
        list.relayout();
    }

    /** What a head means, or the whole text of a cell that is cut. */
    private void tip(Event event) {
        int column = list.geometry().at(x(event));
        int row = list.rowAt(event.y);
        String tip = null;
        if (column >= 0 && onHead(event)) {
            tip = list.columns().column(column).tip();
        } else if (column >= 0 && row >= 0) {
            ListRow read = list.row(row);
            if (read != null && list.columns().column(column) == PacketColumn.MARK) {
                list.setToolTipText(read.comment() == null ? null : read.comment().replace("&", "&&"));
                return;
            }
            String text = read == null ? "" : list.columns().column(column).text(read);
            GC measure = new GC(list);
            Point extent = measure.textExtent(text);
            measure.dispose();
            tip = extent.x + FIT_MARGIN > list.geometry().width(column) ? text : null;
        }
        list.setToolTipText(tip == null ? null : tip.replace("&", "&&"));
    }
}
