// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;

/**
 * Lets the rows of tables that are beside each other stand in line, however much is above each of them. User interface's
 * thread only.
 */
final class RowsInLine {
    /** Tables that are further apart, in rows, are not beside each other but below. */
    private static final int MOST_ROWS = 4;
    private final Composite body;
    private final Table table;
    private final int indent;
    private final Supplier<List<RowsInLine>> others;
    private int lower;
    private boolean waiting;

    /**
     * Follows a table.
     *
     * @param body   the place of the table, with a grid
     * @param indent of the table below what is above it, in pixels
     * @param others those of the tables to compare with
     */
    RowsInLine(Composite body, Table table, int indent, Supplier<List<RowsInLine>> others) {
        this.body = body;
        this.table = table;
        this.indent = indent;
        this.others = others;
        body.addListener(SWT.Resize, event -> allLater());
        table.addListener(SWT.Move, event -> allLater());
    }

    /** This table and the others stand in line soon, when all of them have their places. */
    void allLater() {
        alignLater();
        others.get().forEach(RowsInLine::alignLater);
    }

    private void alignLater() {
        if (!waiting) {
            waiting = true;
            body.getDisplay().asyncExec(() -> {
                waiting = false;
                if (!body.isDisposed()) {
                    align();
                }
            });
        }
    }

    private void align() {
        int own = top();
        int reach = MOST_ROWS * table.getItemHeight();
        int lowest = others.get().stream().filter(other -> other.table.isVisible()).mapToInt(RowsInLine::top)
                .filter(other -> Math.abs(other - own) <= reach).max().orElse(own);
        int now = table.isVisible() ? Math.max(0, lowest - own) : 0;
        if (now != lower) {
            lower = now;
            ((GridData) table.getLayoutData()).verticalIndent = indent + lower;
            body.layout();
        }
    }

    /** Where the table would begin on the display if it were alone. */
    private int top() {
        return table.toDisplay(0, 0).y - lower;
    }
}
