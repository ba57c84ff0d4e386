// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * What is in sight of the first columns of a table, in its own colours and font. Two that are equal look alike, so nothing needs to be
 * drawn again then. Immutable, for the user interface's thread only.
 *
 * @param bounds     where they are in the table's place
 * @param widths     of the columns
 * @param headHeight of their heads
 * @param lines      from top to bottom
 * @param colours    behind the lines, behind the heads, behind a selected line, and of its texts
 */
record KeptPicture(Rectangle bounds, List<Integer> widths, int headHeight, List<Cell> heads, List<Line> lines, Font font,
        Font headFont, List<Color> colours) {
    /** No more of a table's width is taken from the columns that scroll. */
    private static final double MOST = 0.6;
    private static final int MARGIN = 4;
    private static final int IMAGE_GAP = 2;
    private static final int FAINT = 70;
    private static final String UP = "  \u25b4";
    private static final String DOWN = "  \u25be";

    /** @param image may be null */
    record Cell(String text, Image image, Color colour) {
    }

    /** @param index of the row */
    record Line(int index, int y, int height, boolean selected, List<Cell> cells) {
    }

    /** The picture of the first columns as the table is now. */
    static KeptPicture of(Table table, int count, Font headFont) {
        Rectangle client = table.getClientArea();
        List<Integer> widths = new ArrayList<>();
        List<Cell> heads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            TableColumn column = table.getColumn(i);
            String arrow = column != table.getSortColumn() ? "" : table.getSortDirection() == SWT.UP ? UP : DOWN;
            widths.add(column.getWidth());
            heads.add(new Cell(column.getText() + arrow, null, table.getHeaderForeground()));
        }
        List<Line> lines = lines(table, client, count);
        // Some platforms draw the scroll bar over the rows, where a person can still drag it, unless rows would show below this picture.
        int bar = table.getScrollbarsMode() == SWT.SCROLLBAR_OVERLAY ? table.getHorizontalBar().getSize().y : 0;
        int overlaid = lines.stream().anyMatch(line -> line.y() + line.height() > client.height - bar) ? 0 : bar;
        int most = (int) (MOST * client.width);
        int kept = Math.min(widths.stream().mapToInt(Integer::intValue).sum(), most);
        int cut = endOfCutNumber(table, count, kept);
        int width = cut <= most ? cut : kept;
        Rectangle room = room(table);
        Rectangle bounds = new Rectangle(room.x, room.y, Math.min(width, room.width), Math.min(client.height - overlaid, room.height));
        return new KeptPicture(bounds, widths, table.getHeaderHeight(), heads, lines, table.getFont(), headFont,
                List.of(table.getBackground(), table.getHeaderBackground(),
                        table.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION),
                        table.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION_TEXT)));
    }

    /** The part of a table that is within its place: a table is not lower than its head and a row. */
    static Rectangle room(Table table) {
        return table.getBounds().intersection(table.getParent().getClientArea());
    }

    /** Where a column of numbers ends that the kept ones cover in part: its last digits would read like a number. Without one the width of those. */
    private static int endOfCutNumber(Table table, int count, int kept) {
        int left = kept - table.getHorizontalBar().getSelection();
        for (int i = count; i < table.getColumnCount() && left < kept; i++) {
            int right = left + table.getColumn(i).getWidth();
            if (right > kept && table.getColumn(i).getAlignment() == SWT.RIGHT) {
                return right;
            }
            left = right;
        }
        return kept;
    }

    private static List<Line> lines(Table table, Rectangle client, int count) {
        List<Line> lines = new ArrayList<>();
        for (int i = table.getTopIndex(); i < table.getItemCount(); i++) {
            TableItem item = table.getItem(i);
            Rectangle cell = item.getBounds(0);
            int y = cell.y - client.y - (table.getItemHeight() - cell.height);
            if (y > client.height) {
                break;
            }
            lines.add(new Line(i, y, table.getItemHeight(), table.isSelected(i), cells(item, count)));
        }
        return lines;
    }

    private static List<Cell> cells(TableItem item, int count) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cells.add(new Cell(item.getText(i), item.getImage(i), item.getForeground(i)));
        }
        return cells;
    }

    /** Sets no clipping: on GTK that would replace the one to the part of the control that is in sight, and a picture is drawn beyond it. */
    void paint(GC gc) {
        gc.setFont(font);
        gc.setBackground(colours.get(0));
        gc.fillRectangle(0, 0, bounds.width, bounds.height);
        for (Line line : lines) {
            gc.setBackground(colours.get(line.selected() ? 2 : 0));
            cells(gc, line.cells(), line.y(), line.height(), line.selected() ? colours.get(3) : null);
        }
        gc.setBackground(colours.get(1));
        gc.setFont(headFont);
        cells(gc, heads, 0, headHeight, null);
        gc.setAlpha(FAINT);
        gc.setForeground(heads.getFirst().colour());
        gc.drawLine(bounds.width - 1, 0, bounds.width - 1, bounds.height);
        gc.drawLine(0, headHeight - 1, bounds.width, headHeight - 1);
    }

    /** Covers what a cell has too much by the one behind it. @param colour of all texts, or null for that of each cell */
    private void cells(GC gc, List<Cell> cells, int y, int height, Color colour) {
        int x = 0;
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            gc.fillRectangle(x, y, bounds.width - x, height);
            int left = x + MARGIN;
            if (cell.image() != null) {
                Rectangle image = cell.image().getBounds();
                gc.drawImage(cell.image(), left, y + (height - image.height) / 2);
                left += image.width + IMAGE_GAP;
            }
            gc.setForeground(colour == null ? cell.colour() : colour);
            gc.drawText(cell.text(), left, y + (height - gc.getFontMetrics().getHeight()) / 2, true);
            x += widths.get(i);
        }
        gc.fillRectangle(x, y, bounds.width - x, height);
    }

    boolean ofHeads(int y) {
        return y < headHeight;
    }

    /** The line at a height; null for none. */
    Line line(int y) {
        return ofHeads(y) ? null
                : lines.stream().filter(line -> y >= line.y() && y < line.y() + line.height()).findFirst().orElse(null);
    }

    /** The index of the column at a place. */
    int column(int x) {
        int column = 0;
        for (int right = widths.getFirst(); column < widths.size() - 1 && x >= right; column++) {
            right += widths.get(column + 1);
        }
        return column;
    }

    /** Whether there is too little room for all columns. */
    boolean cut() {
        return widths.stream().mapToInt(Integer::intValue).sum() > bounds.width;
    }
}
