// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Shows the whole text of a row in a tip. It does so where the tree, table or column is too narrow. User interface's
 * thread only.
 */
public final class CutRows {
    private static final String WHOLE = CutRows.class.getName();

    private CutRows() {
    }

    /** Gives an item its whole texts; those that it shows may be shorter. */
    static void put(TreeItem item, String... whole) {
        item.setData(WHOLE, whole);
    }

    /** Returns the whole text of a cell. */
    static String whole(TreeItem item, int column) {
        return !(item.getData(WHOLE) instanceof String[] whole) ? item.getText(column) : column < whole.length ? whole[column] : "";
    }

    /** Gives a tree such tips, which has no others. */
    public static void explain(Tree tree) {
        tree.addListener(SWT.MouseMove, event -> {
            String tip = at(tree, new Point(event.x, event.y));
            if (!Objects.equals(tip, tree.getToolTipText())) {
                tree.setToolTipText(tip);
            }
        });
        tree.addListener(SWT.MouseExit, event -> tree.setToolTipText(null));
    }

    /** Returns the text of a tree's cell for a tip when a part of it is out of sight. Otherwise null. */
    public static String at(Tree tree, Point place) {
        TreeItem item = tree.getItem(place);
        int column = item == null ? -1 : column(tree, item, place);
        if (column < 0 || item.getText(column).equals(whole(item, column))
                && room(tree, item, column) >= width(tree, item.getFont(column), item.getText(column))) {
            return null;
        }
        return tip(whole(item, column));
    }

    /** A single ampersand marks a letter to press. */
    private static String tip(String text) {
        return text.replace("&", "&&");
    }

    /** Returns the text of a table's cell for a tip when a part of it is out of sight. Otherwise null. */
    static String at(TableItem item, int column) {
        return isCut(item, column) ? tip(item.getText(column)) : null;
    }

    /** Returns whether a column, or its table, is too narrow for the text of a row. */
    public static boolean isCut(TableItem item, int column) {
        Table table = item.getParent();
        Rectangle cell = item.getBounds(column);
        int edge = table.getClientArea().width;
        boolean right = table.getColumn(column).getAlignment() == SWT.RIGHT;
        int begin = item.getTextBounds(column).x;
        int end = begin + width(table, item.getFont(column), item.getText(column));
        return end > Math.min(edge, cell.x + cell.width) || right && !item.getText(column).isEmpty() && cell.x + cell.width > edge;
    }

    private static int column(Tree tree, TreeItem item, Point place) {
        int columns = tree.getColumnCount();
        for (int i = 0; i < columns; i++) {
            Rectangle cell = item.getBounds(i);
            if (place.x >= cell.x && place.x < cell.x + cell.width) {
                return i;
            }
        }
        return columns == 0 ? 0 : -1;
    }

    /** The pixels from the beginning of the text to the end of its column, or to the tree's edge. */
    private static int room(Tree tree, TreeItem item, int column) {
        int edge = tree.getClientArea().width;
        Rectangle cell = item.getBounds(column);
        int end = tree.getColumnCount() == 0 ? edge : Math.min(edge, cell.x + cell.width);
        return end - item.getTextBounds(column).x;
    }

    private static int width(Control control, Font font, String text) {
        GC measure = new GC(control);
        measure.setFont(font);
        int width = measure.stringExtent(text).x;
        measure.dispose();
        return width;
    }
}
