// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;

/**
 * The heads and widths of a table's columns. A column that nobody sized grows with its texts and never shrinks while it is
 * visible and its rows still change, so that a table of a running fork does not jitter. User interface's thread only.
 */
final class ColumnWidths<R> {
    private static final int PADDING = 12;
    /** Some platforms write heads in bold, which is that much wider. */
    private static final double BOLD = 1.1;
    private static final int IMAGE_GAP = 2;
    /** The arrow of the column that sorts, and what some platforms leave free on both of its sides. */
    private static final int ARROW = 28;
    /** A platform that scales pixels may report a width that differs by so much. */
    private static final int ROUNDING = 1;
    /** More rows are not measured, as that would take too long. */
    private static final int MEASURED = 500;

    private final Table table;
    private final ColumnModel<R> columns;
    private final RowStyle<R> style;
    /** The widths that this class set. Any other width was set by a person. */
    private final int[] set;
    private final Map<Column<R>, Integer> grown;

    /**
     * @param table has a widget for each visible column
     * @param grown the widths in pixels to which columns have grown; this object adds to it
     */
    ColumnWidths(Table table, ColumnModel<R> columns, RowStyle<R> style, Map<Column<R>, Integer> grown) {
        this.grown = grown;
        this.table = table;
        this.columns = columns;
        this.style = style;
        set = new int[columns.count()];
        for (int i = 0; i < set.length; i++) {
            int index = i;
            table.getColumn(i).addListener(SWT.Resize, event -> resized(index));
        }
    }

    private void resized(int index) {
        int width = table.getColumn(index).getWidth();
        if (Math.abs(width - set[index]) > ROUNDING && width > PADDING) {
            set[index] = width;
            GC measure = new GC(table);
            columns.size(index, (width - PADDING) / measure.getFontMetrics().getAverageCharacterWidth());
            measure.dispose();
        }
    }

    /** Sets the heads and the widths that these rows need. @param sorted the column with an arrow, or null */
    void update(List<R> rows, Column<R> sorted) {
        GC measure = new GC(table);
        for (int i = 0; i < set.length; i++) {
            Column<R> column = columns.column(i);
            TableColumn widget = table.getColumn(i);
            String head = column.title();
            if (!head.equals(widget.getText())) {
                widget.setText(head);
            }
            int width = columns.sized(i) ? pixels(i, measure)
                    : grown.merge(column, needed(i, rows, sorted, measure), Math::max);
            if (width != set[i]) {
                set[i] = width;
                widget.setWidth(width);
            }
        }
        measure.dispose();
    }

    private int pixels(int index, GC measure) {
        return PADDING + (int) Math.round(columns.characters(index) * measure.getFontMetrics().getAverageCharacterWidth());
    }

    private int needed(int index, List<R> rows, Column<R> sorted, GC measure) {
        Column<R> column = columns.column(index);
        int widest = Math.max((int) Math.ceil(measure.stringExtent(column.title()).x * BOLD) + (column == sorted ? ARROW : 0),
                pixels(index, measure) - PADDING);
        for (R row : rows.subList(0, Math.min(rows.size(), MEASURED))) {
            if (style.widens(row)) {
                Image image = style.image(row, column);
                widest = Math.max(widest, measure.stringExtent(column.text(row)).x
                        + (image == null ? 0 : image.getBounds().width + IMAGE_GAP));
            }
        }
        return widest + PADDING;
    }
}
