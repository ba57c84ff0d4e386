// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.ui.look.Presenter;

/** The widths of the columns of a short table: they share its width by what its rows contain. User interface's thread only. */
public final class ContentWidths {
    private static final int PADDING = 8;
    private static final int LEAST = 40;
    private final Table table;
    private final int rest;

    /** @param table has all its columns @param rest index of the column that gets what the others leave */
    public ContentWidths(Table table, int rest) {
        this.table = table;
        this.rest = rest;
        table.addListener(SWT.Resize, event -> fit());
        table.addListener(SWT.Settings, event -> table.getDisplay().timerExec(Presenter.MEASURABLE_MILLIS, () -> {
            if (!table.isDisposed()) {
                fit();
            }
        }));
    }

    /** Shares the width again, as after rows have changed. */
    public void fit() {
        int[] wanted = new int[table.getColumnCount()];
        GC measure = new GC(table);
        table.setRedraw(false);
        for (int i = 0; i < wanted.length; i++) {
            table.getColumn(i).pack();
            wanted[i] = Math.max(table.getColumn(i).getWidth(), measured(measure, i)) + PADDING;
        }
        measure.dispose();
        int[] widths = SharedWidth.of(table.getClientArea().width, LEAST, rest, wanted);
        for (int i = 0; i < widths.length; i++) {
            table.getColumn(i).setWidth(widths[i]);
        }
        table.setRedraw(true);
    }

    /** GTK packs a column whose font has become larger as if it were the font of before. */
    private int measured(GC measure, int column) {
        int widest = 0;
        for (TableItem row : table.getItems()) {
            int image = row.getImage(column) == null ? 0 : row.getImage(column).getBounds().width + PADDING;
            widest = Math.max(widest, image + measure.textExtent(row.getText(column)).x);
        }
        return widest;
    }
}
