// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.dragging;

import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Scrolls a tree by rows while something is dragged. The pointer stays at its upper or lower edge meanwhile. The
 * platform's own scrolling begins as soon as the pointer rests on the last row, so that a drop goes to another row.
 */
final class EdgeScroll {
    private static final int EDGE = 8;
    private static final long BEGIN_MILLIS = 600;
    private static final long STEP_MILLIS = 150;
    private final Tree tree;
    private int direction;
    private long next;

    EdgeScroll(Tree tree) {
        this.tree = tree;
    }

    /** Forgets where the pointer was. */
    void end() {
        direction = 0;
    }

    /**
     * Scrolls if it is time to. It is called again and again while something is dragged, after the place of a drop has been shown.
     *
     * @param item   below the pointer; null when there is none
     * @param y      of the pointer in the tree
     * @param millis now
     */
    void over(TreeItem item, int y, long millis) {
        int height = tree.getClientArea().height;
        int at = item == null ? 0 : y < EDGE ? -1 : y >= height - EDGE ? 1 : 0;
        if (at != direction) {
            direction = at;
            next = millis + BEGIN_MILLIS;
        } else if (at != 0 && millis - next >= 0) {
            next = millis + STEP_MILLIS;
            TreeItem further = at < 0 ? above(item) : below(item);
            if (further != null) {
                tree.showItem(further);
            }
        }
    }

    private TreeItem above(TreeItem item) {
        int place = place(item);
        if (place == 0) {
            return item.getParentItem();
        }
        TreeItem last = sibling(item, place - 1);
        while (last.getExpanded() && last.getItemCount() > 0) {
            last = last.getItem(last.getItemCount() - 1);
        }
        return last;
    }

    private TreeItem below(TreeItem item) {
        if (item.getExpanded() && item.getItemCount() > 0) {
            return item.getItem(0);
        }
        for (TreeItem at = item; at != null; at = at.getParentItem()) {
            int place = place(at) + 1;
            if (place < (at.getParentItem() == null ? tree.getItemCount() : at.getParentItem().getItemCount())) {
                return sibling(at, place);
            }
        }
        return null;
    }

    private int place(TreeItem item) {
        return item.getParentItem() == null ? tree.indexOf(item) : item.getParentItem().indexOf(item);
    }

    private TreeItem sibling(TreeItem item, int place) {
        return item.getParentItem() == null ? tree.getItem(place) : item.getParentItem().getItem(place);
    }
}
