// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.function.BiConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Lets a double click on a row of a tree, and Enter, open and close it. The triangle before it does the same. User
 * interface's thread only.
 */
public final class RowFolding {
    private RowFolding() {
    }

    /** @param folded receives each row with whether it is open now; the tree itself tells only of the triangle and of keys */
    public static void on(Tree tree, BiConsumer<TreeItem, Boolean> folded) {
        tree.addListener(SWT.DefaultSelection, event -> {
            if (event.item instanceof TreeItem row && row.getItemCount() > 0) {
                row.setExpanded(!row.getExpanded());
                folded.accept(row, row.getExpanded());
            }
        });
    }
}
