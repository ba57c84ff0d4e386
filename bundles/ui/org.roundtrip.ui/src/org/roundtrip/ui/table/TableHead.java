// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;

/** Shows the head of a table or tree. User interface's thread only. */
public final class TableHead {
    /**
     * In pixels. GTK draws up a widget that has no size yet in the least room that it knows of; its scroll bars then have less than
     * nothing beside the head, and GTK warns of each.
     */
    private static final int FIRST_SIZE = 200;

    private TableHead() {
    }

    /** Shows it, and gives the table a size until it is laid out. */
    public static void show(Table table) {
        table.setSize(FIRST_SIZE, FIRST_SIZE);
        table.setHeaderVisible(true);
    }

    /** Shows it, and gives the tree a size until it is laid out. */
    public static void show(Tree tree) {
        tree.setSize(FIRST_SIZE, FIRST_SIZE);
        tree.setHeaderVisible(true);
    }
}
