// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/**
 * Texts, pictures and colours of the cells of a virtual table, on the platform's request. The tip of the cell under the
 * pointer is what there is to say, or its text where that is cut. User interface's thread only.
 *
 * @param <R> a row
 */
final class RowCells<R> {
    private final Table table;
    private final RowStyle<R> style;
    private final Supplier<ColumnModel<R>> columns;
    private final Supplier<List<R>> rows;
    /** No drawing is asked for. */
    private boolean drawn = true;

    /** @param columns and @param rows that the table shows at the moment */
    RowCells(Table table, RowStyle<R> style, Supplier<ColumnModel<R>> columns, Supplier<List<R>> rows) {
        this.table = table;
        this.style = style;
        this.columns = columns;
        this.rows = rows;
        table.addListener(SWT.SetData, this::fill);
        table.addListener(SWT.MouseMove, event -> showTip(new Point(event.x, event.y)));
        // The row of the tip is not under the pointer any more, as when the table is maximised by a key.
        table.addListener(SWT.Resize, event -> table.setToolTipText(null));
    }

    private void fill(Event event) {
        List<R> shown = rows.get();
        // Some platforms ask for a row while they are still adding it, and then say -1. All rows are asked for again afterwards.
        if (event.index < 0 || event.index >= shown.size()) {
            return;
        }
        ColumnModel<R> visible = columns.get();
        TableItem item = (TableItem) event.item;
        R row = shown.get(event.index);
        boolean drawAgain = false;
        for (int i = 0; i < visible.count(); i++) {
            item.setText(i, visible.column(i).text(row));
            Image image = style.image(row, visible.column(i));
            if (image != null) {
                item.setImage(i, image);
                drawAgain |= i > 0;
            }
            Color colour = style.foreground(row, visible.column(i));
            if (colour != null) {
                item.setForeground(i, colour);
            }
        }
        item.setForeground(style.foreground(row));
        if (drawAgain) {
            drawSoon();
        }
    }

    /** GTK gives a column room for pictures with its first one, and draws that row without it. */
    private void drawSoon() {
        if (!drawn) {
            return;
        }
        drawn = false;
        table.getDisplay().asyncExec(() -> {
            drawn = true;
            if (!table.isDisposed()) {
                table.redraw();
            }
        });
    }

    private void showTip(Point at) {
        String tip = tip(at);
        if (!Objects.equals(tip, table.getToolTipText())) {
            table.setToolTipText(tip);
        }
    }

    private String tip(Point at) {
        List<R> shown = rows.get();
        ColumnModel<R> visible = columns.get();
        TableItem item = table.getItem(at);
        int index = item == null ? -1 : table.indexOf(item);
        for (int i = 0; index >= 0 && index < shown.size() && i < visible.count(); i++) {
            if (item.getBounds(i).contains(at)) {
                String said = style.tip(shown.get(index), visible.column(i));
                return said == null ? CutRows.at(item, i) : said;
            }
        }
        return null;
    }
}
