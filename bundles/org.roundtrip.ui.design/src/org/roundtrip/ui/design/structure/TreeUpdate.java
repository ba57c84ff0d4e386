// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.List;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.Node;

/** Brings a tree up to date after an edit: only rows whose nodes or children changed are touched. */
final class TreeUpdate {
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
        if (!item.getText().equals(labels.getStyledText(row).getString()) || item.getImage() != labels.getImage(row)) {
            viewer.update(row, null);
        }
        List<? extends Node> now = rows.children(row);
        TreeItem[] items = item.getItems();
        boolean same = items.length == now.size();
        for (int i = 0; same && i < items.length; i++) {
            same = items[i].getData() instanceof Row.Of of && of.node() == now.get(i).id();
        }
        if (same) {
            for (TreeItem child : items) {
                update(child);
            }
        } else {
            viewer.refresh(row);
        }
    }
}
