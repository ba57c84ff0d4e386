// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * How a tree was before a search: which groups were open, what was selected, and the row at the top. A search leaves out rows and opens
 * every group, so that without this a person who ends it finds another row at the same place. User interface's thread.
 */
final class BeforeSearch {
    private final TreeViewer viewer;
    private final Set<Object> open;
    private final List<?> selected;
    private final List<Object> fromTop;
    private final Listener selects = event -> chosen = true;
    /** Whether a person has selected something since. */
    private boolean chosen;

    /** Keeps how a tree is at this moment, before rows are left out. */
    BeforeSearch(TreeViewer viewer) {
        this.viewer = viewer;
        Tree tree = viewer.getTree();
        open = new HashSet<>(List.of(viewer.getExpandedElements()));
        selected = viewer.getStructuredSelection().toList();
        List<TreeItem> rows = Stream.of(tree.getItems()).flatMap(BeforeSearch::rows).toList();
        fromTop = rows.stream().skip(Math.max(0, rows.indexOf(tree.getTopItem()))).map(TreeItem::getData).toList();
        tree.addListener(SWT.Selection, selects);
    }

    private static Stream<TreeItem> rows(TreeItem group) {
        return group.getExpanded() ? Stream.concat(Stream.of(group), Stream.of(group.getItems())) : Stream.of(group);
    }

    /** A group shall be open after the search, since it has got its first row. */
    void open(Object group) {
        open.add(group);
    }

    /**
     * Makes the tree again as it was, after all its rows are back. What was selected during the search stays so, in sight. Of rows that are
     * gone meanwhile the next one takes the place.
     */
    void restore() {
        Tree tree = viewer.getTree();
        tree.removeListener(SWT.Selection, selects);
        List<?> now = viewer.getStructuredSelection().toList();
        // A search leaves out of the selection what it does not find.
        boolean kept = !now.isEmpty() && (chosen || !selected.containsAll(now));
        tree.setRedraw(false);
        try {
            viewer.setExpandedElements(open.toArray());
            viewer.setSelection(new StructuredSelection(kept ? now : selected), false);
            fromTop.stream().map(viewer::testFindItem).filter(TreeItem.class::isInstance).map(TreeItem.class::cast).findFirst().ifPresent(tree::setTopItem);
        } finally {
            tree.setRedraw(true);
        }
        if (kept) {
            viewer.reveal(now.getFirst());
        }
    }
}
