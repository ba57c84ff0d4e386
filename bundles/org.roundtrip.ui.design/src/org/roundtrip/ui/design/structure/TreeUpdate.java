// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.List;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.Form;
import org.roundtrip.design.Node;
import org.roundtrip.design.Slot;

/** Brings a tree up to date after an edit: only rows whose nodes or children changed are touched. */
final class TreeUpdate {
    /** Rows that are added and removed one by one; a refresh of their neighbours takes longer than some of these. */
    private static final int MOST_SINGLE = 20;
    private static final String SHOWN = TreeUpdate.class.getName();
    private final TreeViewer viewer;
    private final Rows rows;
    private final Labels labels;

    TreeUpdate(TreeViewer viewer, Rows rows, Labels labels) {
        this.viewer = viewer;
        this.rows = rows;
        this.labels = labels;
    }

    /** Updates the rows that have been made. */
    void run() {
        TreeItem[] items = viewer.getTree().getItems();
        if (items.length == 0 || !items[0].getData().equals(rows.getElements(null)[0])) {
            viewer.refresh();
            return;
        }
        for (TreeItem item : items) {
            update(item);
        }
    }

    private void update(TreeItem item) {
        if (!(item.getData() instanceof Row row)) {
            return;
        }
        if (changed(item, row)) {
            viewer.update(row, null);
        }
        List<? extends Node> now = rows.children(row);
        TreeItem[] items = item.getItems();
        int begin = 0;
        while (begin < Math.min(items.length, now.size()) && shows(items[begin], now.get(begin))) {
            begin++;
        }
        int end = 0;
        while (end < Math.min(items.length, now.size()) - begin
                && shows(items[items.length - 1 - end], now.get(now.size() - 1 - end))) {
            end++;
        }
        int changes = items.length + now.size() - 2 * (begin + end);
        if (changes > MOST_SINGLE || changes > 0 && begin + end == 0) {
            // A closed row that was never open has no items for its children.
            viewer.refresh(row);
            return;
        }
        for (int i = 0; i < items.length; i++) {
            if (i < begin || i >= items.length - end) {
                update(items[i]);
            }
        }
        for (int i = items.length - end - 1; i >= begin; i--) {
            viewer.remove(row, i);
        }
        for (int i = begin; i < now.size() - end; i++) {
            viewer.insert(row, new Row.Of(row, now.get(i).id()), i);
        }
    }

    private static boolean shows(TreeItem item, Node node) {
        return item.getData() instanceof Row.Of of && of.node() == node.id();
    }

    /** Whether a row looks different now. A slot without references looks the same while it is the same object. */
    private boolean changed(TreeItem item, Row row) {
        Node node = row instanceof Row.Of of ? rows.node(of) : null;
        boolean same = node instanceof Slot slot && slot.form() instanceof Form.Leaf && item.getData(SHOWN) == slot;
        item.setData(SHOWN, node);
        return item.getImage() != labels.getImage(row)
                || !same && !item.getText().equals(labels.getStyledText(row).getString());
    }
}
