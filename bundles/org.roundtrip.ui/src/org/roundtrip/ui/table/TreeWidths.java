// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * The widths of the columns of a tree whose items are filled when they come into sight: the columns share the tree by what
 * their rows contain. What a column wants grows with its rows and does not shrink again, so that the columns stay where they
 * are when other rows are shown. User interface's thread only.
 */
public final class TreeWidths {
    private static final int PADDING = 16;
    private static final int HEAD_PADDING = 20;
    private static final int LEAST_CHARACTERS = 8;
    /** Some platforms write heads in bold, which is that much wider. */
    private static final double BOLD = 1.1;
    /** How far a row is moved in, in heights of its font. */
    private static final double INDENT = 1.3;
    /** The share of the tree up to which the first column, with the names, is not cut. */
    private static final double FIRST = 0.45;

    private final Tree tree;
    private final int rest;
    private final List<TreeItem> filled = new ArrayList<>();
    private final int[] wanted;

    /** @param tree has all its columns @param rest index of the column that gets what the others leave */
    public TreeWidths(Tree tree, int rest) {
        this.tree = tree;
        this.rest = rest;
        wanted = new int[tree.getColumnCount()];
        tree.addListener(SWT.Resize, event -> fit());
        begin();
    }

    /** Forgets what the columns wanted, as when the font is another one; the rows must be filled again. */
    public void begin() {
        Arrays.fill(wanted, 0);
        fit();
    }

    /** An item has its texts and images now. */
    public void filled(TreeItem item) {
        if (filled.isEmpty()) {
            // Later: the tree is about to ask for more items, and its columns must not change meanwhile.
            tree.getDisplay().asyncExec(this::grow);
        }
        filled.add(item);
    }

    private void grow() {
        List<TreeItem> added = List.copyOf(filled);
        filled.clear();
        if (tree.isDisposed()) {
            return;
        }
        boolean grown = false;
        GC measure = new GC(tree);
        double indent = INDENT * measure.getFontMetrics().getHeight();
        for (TreeItem item : added) {
            for (int i = 0; i < wanted.length && !item.isDisposed(); i++) {
                Image image = item.getImage(i);
                int width = PADDING + measure.stringExtent(item.getText(i)).x + (image == null ? 0 : image.getBounds().width)
                        + (i == 0 ? (int) (depth(item) * indent) : 0);
                grown |= width > wanted[i];
                wanted[i] = Math.max(wanted[i], width);
            }
        }
        measure.dispose();
        if (grown) {
            fit();
        }
    }

    /** How many rows are above an item in the tree, itself included. */
    private static int depth(TreeItem item) {
        int depth = 0;
        for (TreeItem above = item; above != null; above = above.getParentItem()) {
            depth++;
        }
        return depth;
    }

    private void fit() {
        GC measure = new GC(tree);
        int least = (int) (LEAST_CHARACTERS * measure.getFontMetrics().getAverageCharacterWidth());
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = Math.max(wanted[i], (int) (measure.stringExtent(tree.getColumn(i).getText()).x * BOLD) + HEAD_PADDING);
        }
        measure.dispose();
        int[] widths = SharedWidth.of(tree.getClientArea().width, least, rest, FIRST, wanted);
        for (int i = 0; i < widths.length; i++) {
            tree.getColumn(i).setWidth(widths[i]);
        }
    }
}
