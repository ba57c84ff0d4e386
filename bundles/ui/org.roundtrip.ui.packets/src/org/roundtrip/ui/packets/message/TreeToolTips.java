// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.table.CutRows;

/**
 * Shows the whole value of a row whose value is cut, and what the numbers of a message mean. It does so while the
 * pointer is on it.
 */
final class TreeToolTips {
    private static final Texts TEXTS = Texts.of(TreeToolTips.class);
    private static final int SHORT = 40;
    private static final int LONGEST = 2_000;
    private static final int LINE = 100;

    private final Tree tree;

    TreeToolTips(Tree tree) {
        this.tree = tree;
        tree.addListener(SWT.MouseMove, this::moved);
        tree.addListener(SWT.MouseExit, event -> tree.setToolTipText(null));
    }

    private void moved(Event event) {
        TreeItem item = tree.getItem(new Point(event.x, event.y));
        String words = item == null || !(item.getData() instanceof TreeRow row) ? null : at(item, row, event);
        if (!String.valueOf(words).equals(String.valueOf(tree.getToolTipText()))) {
            tree.setToolTipText(words);
        }
    }

    /**
     * The tip of a cell. It is the word of a role that stands there as a colour alone, the whole of a name that is cut,
     * else the row's.
     */
    private String at(TreeItem item, TreeRow row, Event event) {
        String cut = CutRows.at(tree, new Point(event.x, event.y));
        String ofRow = of(row);
        if (row.role() != null && item.getBounds(MessageTree.ROLE).contains(event.x, event.y)) {
            return item.getText(MessageTree.ROLE).isEmpty() ? MessageTree.role(row) : cut;
        }
        boolean ofName = cut != null && item.getBounds(0).contains(event.x, event.y);
        return ofRow == null || ofName && !message(row) ? cut : ofRow;
    }

    private static boolean message(TreeRow row) {
        return row.parent() == null && row.home().message() >= 0;
    }

    /** Returns null when the value is short. The row of a message has its whole name and value, and explains its numbers. */
    static String of(TreeRow row) {
        if (message(row)) {
            return lines(row.name()) + "\n" + (row.value().isEmpty() ? "" : lines(row.value()) + "\n") + "\n" + TEXTS.text("legend");
        }
        String whole = row.problem() ? row.name() : row.value();
        if (whole.length() <= SHORT) {
            return null;
        }
        return lines(whole);
    }

    private static String lines(String whole) {
        String cut = whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST) + "\u2026";
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at < cut.length(); at += LINE) {
            lines.append(at == 0 ? "" : "\n").append(cut, at, Math.min(cut.length(), at + LINE));
        }
        // A single ampersand marks a letter to press.
        return lines.toString().replace("&", "&&");
    }
}
