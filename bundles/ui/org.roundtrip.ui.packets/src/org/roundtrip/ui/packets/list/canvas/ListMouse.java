// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.table.Column;

/**
 * The mouse on the rows of the list. A click selects a row, with Shift up to it, with Ctrl one more; dragging selects
 * the rows between, the wheel scrolls. Tool tips explain heads and contain texts that are cut.
 */
final class ListMouse {
    private static final int LINES_A_TURN = 3;
    private static final int PIXELS_A_TURN = 5;
    private static final int CELL_MARGIN = 14;

    private final PacketListCanvas list;
    private boolean selecting;

    ListMouse(PacketListCanvas list) {
        this.list = list;
    }

    void listen() {
        list.addListener(SWT.MouseDown, this::down);
        list.addListener(SWT.MouseMove, this::move);
        list.addListener(SWT.MouseUp, event -> selecting = false);
        list.addListener(SWT.MouseVerticalWheel, event -> {
            list.scrollTo(list.topRow() - Integer.signum(event.count) * Math.max(LINES_A_TURN, Math.abs(event.count)));
            event.doit = false;
        });
        list.addListener(SWT.MouseHorizontalWheel, event -> list.shift(list.scrolled() - event.count * PIXELS_A_TURN));
        list.addListener(SWT.MouseHover, event -> {
            String tip = tip(event);
            // A single ampersand would mark a mnemonic.
            list.setToolTipText(tip == null ? null : tip.replace("&", "&&"));
        });
    }

    private void down(Event event) {
        list.setFocus();
        int row = list.rowAt(event.y);
        if (row < 0 || event.button == 2) {
            return;
        }
        if (event.button == 3) {
            // The menu is about all selected rows when the click is on one of them.
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
        if (!selecting || (event.stateMask & SWT.BUTTON1) == 0) {
            return;
        }
        boolean above = event.y < list.headHeight();
        boolean below = event.y >= list.getClientArea().height;
        int row = above ? list.topRow() - 1 : below ? list.topRow() + list.visibleRows() : list.rowAt(event.y);
        int there = Math.clamp(row, above ? 0 : -1, list.rows().size() - 1);
        if (there >= 0 && there != list.caretRow()) {
            list.selection().extendTo(there);
            list.moved();
        }
    }

    private String tip(Event event) {
        int index = list.geometry().at(event.x + list.scrolled());
        if (index < 0) {
            return null;
        }
        Column<ListRow> column = list.columns().column(index);
        if (event.y < list.headHeight()) {
            return column.tip();
        }
        int row = list.rowAt(event.y);
        ListRow read = row < 0 ? null : list.row(row);
        if (read == null) {
            return null;
        }
        return column == PacketColumn.MARK ? read.comment() : cut(column.text(read), list.geometry().width(index));
    }

    /** The text when it does not fit into its cell, else null. */
    private String cut(String text, int width) {
        GC measure = new GC(list);
        Point extent = measure.textExtent(text);
        measure.dispose();
        return extent.x + CELL_MARGIN > width ? text : null;
    }
}
