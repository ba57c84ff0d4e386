// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.ui.design.editing.DesignEditing;

/** Brings a tree up to date after an edit: only rows whose nodes or children changed are touched. */
final class TreeUpdate {
    /** Rows that are added and removed one by one; a refresh of their neighbours takes longer than some of these. */
    private static final int MOST_SINGLE = 20;
    private final TreeViewer viewer;
    private final DesignEditing editing;
    private final Labels labels;
    private Outline before;
    private Outline now;
    private Set<Integer> marked = Set.of();
    /** The nodes whose rows look different now. */
    private final Set<Integer> different = new HashSet<>();
    /** The nodes that lead to what changed. */
    private Set<Integer> way = Set.of();

    TreeUpdate(TreeViewer viewer, DesignEditing editing, Labels labels) {
        this.viewer = viewer;
        this.editing = editing;
        this.labels = labels;
        now = editing.outline();
    }

    /** Updates the rows that have been made. */
    void run() {
        before = now;
        now = editing.outline();
        Object[] tops = ((Rows) viewer.getContentProvider()).getElements(null);
        compare();
        if (viewer.testFindItem(tops[0]) == null) {
            viewer.refresh();
            return;
        }
        for (Object top : tops) {
            update((Row) top);
        }
    }

    /** Finds what changed. The nodes of a design that did not change are the same objects as before. */
    private void compare() {
        Set<Integer> markedBefore = marked;
        marked = labels.marked();
        different.clear();
        Set<Integer> changed = new HashSet<>();
        for (Node node : now.nodes()) {
            Node was = before.find(node.id()).orElse(null);
            boolean same = marked.contains(node.id()) == markedBefore.contains(node.id()) && Labels.same(before, was, now, node);
            if (!same) {
                different.add(node.id());
            }
            if (!same || was != node) {
                changed.add(node.id());
            }
        }
        way = now.around(changed);
    }

    private void update(Row row) {
        List<? extends Node> children = Rows.children(now, row);
        List<? extends Node> were = Rows.children(before, row);
        boolean touched = row instanceof Row.Of of ? different.contains(of.node()) : children.size() != were.size();
        if (!(viewer.testFindItem(row) instanceof TreeItem item)) {
            return;
        }
        if (touched) {
            viewer.update(row, null);
        }
        int begin = 0;
        while (begin < Math.min(were.size(), children.size()) && same(were.get(begin), children.get(begin))) {
            begin++;
        }
        int end = 0;
        while (end < Math.min(were.size(), children.size()) - begin
                && same(were.get(were.size() - 1 - end), children.get(children.size() - 1 - end))) {
            end++;
        }
        int changes = were.size() + children.size() - 2 * (begin + end);
        if (changes > MOST_SINGLE || changes > 0 && !hasItems(item, were.size())) {
            viewer.refresh(row);
            return;
        }
        for (Node child : children) {
            if (way.contains(child.id())) {
                update(new Row.Of(row, child.id()));
            }
        }
        for (int i = were.size() - end - 1; i >= begin; i--) {
            viewer.remove(row, i);
        }
        for (int i = begin; i < children.size() - end; i++) {
            viewer.insert(row, new Row.Of(row, children.get(i).id()), i);
        }
    }

    /** Whether a row has items for its children; one that was never open has none, or one without data. */
    private static boolean hasItems(TreeItem item, int children) {
        return children > 0 && item.getItemCount() == children && item.getItem(0).getData() != null;
    }

    private static boolean same(Node one, Node other) {
        return one.id() == other.id();
    }
}
