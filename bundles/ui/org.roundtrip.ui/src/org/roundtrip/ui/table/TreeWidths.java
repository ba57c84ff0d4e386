// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.ui.text.ShortText;

/**
 * The columns of a tree whose items are filled when they come into sight. They share the tree by what their rows
 * contain. A text without room ends with a whole word. What a column wants grows with its rows and does not shrink
 * again, so that the columns stay where they are when other rows are shown. User interface's thread only.
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
    /** Items that are filled and not measured yet. */
    private final List<TreeItem> filled = new ArrayList<>();
    private final Set<TreeItem> texts = new LinkedHashSet<>();
    private final int[] wanted;
    private Runnable grown = () -> { };

    /** @param tree has all its columns @param rest index of the column that gets what the others leave */
    public TreeWidths(Tree tree, int rest) {
        this.tree = tree;
        this.rest = rest;
        wanted = new int[tree.getColumnCount()];
        tree.addListener(SWT.Resize, event -> fit());
        begin();
    }

    /** Calls back after the columns have grown with the texts of rows. */
    public void onGrow(Runnable listener) {
        grown = listener;
    }

    /** Forgets what the columns wanted, as when the font is another one; the rows must be filled again. */
    public void begin() {
        Arrays.fill(wanted, 0);
        fit();
    }

    /** Forgets what one column wanted, since its texts give way to those of the others. The rows must be filled again. */
    public void begin(int column) {
        wanted[column] = 0;
        fit();
    }

    /** Returns the width at which nothing of a column is cut, as far as its rows were in sight. */
    public int wanted(int column) {
        return wanted[column];
    }

    /** Gives an item its texts, after its images. The columns grow with them a moment later; what has no room is cut between words. */
    public void fill(TreeItem item, String... whole) {
        cut(item, whole);
        if (filled.isEmpty()) {
            // Later: the tree is about to ask for more items, and its columns must not change meanwhile.
            tree.getDisplay().asyncExec(this::grow);
        }
        filled.add(item);
    }

    /** Gives an item its texts, with which the columns do not grow. */
    public void cut(TreeItem item, String... whole) {
        CutRows.put(item, whole);
        texts.add(item);
        GC measure = new GC(tree);
        shorten(item, measure);
        measure.dispose();
    }

    private void grow() {
        List<TreeItem> added = List.copyOf(filled);
        filled.clear();
        if (tree.isDisposed()) {
            return;
        }
        boolean more = false;
        GC measure = new GC(tree);
        for (TreeItem item : added) {
            for (int i = 0; i < wanted.length && !item.isDisposed(); i++) {
                int width = width(item, i, CutRows.whole(item, i), measure);
                more |= width > wanted[i];
                wanted[i] = Math.max(wanted[i], width);
            }
        }
        measure.dispose();
        if (more) {
            fit();
            grown.run();
        }
    }

    private static int width(TreeItem item, int column, String text, GC measure) {
        Image image = item.getImage(column);
        return PADDING + measure.stringExtent(text).x + (image == null ? 0 : image.getBounds().width)
                + (column == 0 ? (int) (depth(item) * INDENT * measure.getFontMetrics().getHeight()) : 0);
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
        int[] widths = SharedWidth.of(tree.getClientArea().width, least, rest, FIRST, wanted);
        for (int i = 0; i < widths.length; i++) {
            tree.getColumn(i).setWidth(widths[i]);
        }
        texts.removeIf(TreeItem::isDisposed);
        texts.forEach(item -> shorten(item, measure));
        measure.dispose();
    }

    /** Shows as many words of an item as its columns have room for. */
    private void shorten(TreeItem item, GC measure) {
        for (int i = 0; i < wanted.length; i++) {
            int column = i;
            int room = tree.getColumn(i).getWidth();
            String text = ShortText.words(CutRows.whole(item, i), shorter -> width(item, column, shorter, measure) <= room);
            if (!text.equals(item.getText(i))) {
                item.setText(i, text);
            }
        }
    }
}
