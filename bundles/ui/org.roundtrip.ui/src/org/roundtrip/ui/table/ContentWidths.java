// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Arrays;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.ui.theme.Theme;

/** The widths of the columns of a short table: they share its width by what its rows contain. User interface's thread only. */
public final class ContentWidths {
    private static final int PADDING = 8;
    private static final int LEAST = 40;
    /** Some platforms write heads in bold, which is that much wider. */
    private static final double BOLD = 1.1;
    /** The share of the table up to which the first column is not cut. */
    private static final double FIRST = 0.45;
    private final Table table;
    private final int rest;
    private final int remarks;
    private final int spared;

    /** @param table has all its columns @param rest index of the column that gets what the others leave */
    public ContentWidths(Table table, int rest) {
        this(table, rest, -1, -1);
    }

    /**
     * The same.
     *
     * @param remarks index of a column that is not shown while no row has a text in it, and is cut last
     * @param spared  index of a column that is not shown where texts would be cut; the page says elsewhere what it contains
     */
    public ContentWidths(Table table, int rest, int remarks, int spared) {
        this.spared = spared;
        this.table = table;
        this.rest = rest;
        this.remarks = remarks;
        table.addListener(SWT.Resize, event -> fit());
        Theme.onChange(table, this::fit);
    }

    /** Shares the width again, as after rows have changed. */
    public void fit() {
        int[] wanted = new int[table.getColumnCount()];
        GC measure = new GC(table);
        table.setRedraw(false);
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = i == remarks && isEmpty(i) ? 0 : measured(measure, i) + PADDING;
        }
        measure.dispose();
        int room = table.getClientArea().width;
        if (Arrays.stream(wanted).sum() > room) {
            // Less room between columns may leave all texts whole.
            Arrays.setAll(wanted, i -> Math.max(0, wanted[i] - PADDING));
            if (spared >= 0 && Arrays.stream(wanted).sum() > room) {
                wanted[spared] = 0;
            }
        }
        int[] widths = SharedWidth.of(room, LEAST, rest, FIRST, wanted);
        if (remarks >= 0) {
            SharedWidth.keepWhole(remarks, LEAST, widths, wanted);
        }
        for (int i = 0; i < widths.length; i++) {
            table.getColumn(i).setWidth(widths[i]);
        }
        table.setRedraw(true);
    }

    private boolean isEmpty(int column) {
        return Arrays.stream(table.getItems()).allMatch(row -> row.getText(column).isEmpty());
    }

    /** Measures a column itself. GTK packs one whose font has changed by the old font or the old width. */
    private int measured(GC measure, int column) {
        int widest = (int) (measure.stringExtent(table.getColumn(column).getText()).x * BOLD) + PADDING;
        // The box to tick is as wide as a row is high.
        int box = column == 0 && (table.getStyle() & SWT.CHECK) != 0 ? table.getItemHeight() : 0;
        for (TableItem row : table.getItems()) {
            int image = row.getImage(column) == null ? 0 : row.getImage(column).getBounds().width + PADDING;
            widest = Math.max(widest, box + image + measure.textExtent(row.getText(column)).x);
        }
        return widest + PADDING;
    }
}
