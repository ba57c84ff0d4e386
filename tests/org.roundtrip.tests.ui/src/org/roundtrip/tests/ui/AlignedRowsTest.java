// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.parts.RunViews;
import org.roundtrip.ui.results.ResultsView;

/** The rows of the tables of two runs that are compared stand beside each other, also where there is no room for all. */
@WindowTest
class AlignedRowsTest extends ComparedRuns {
    /** The height of a window, in pixels, in which a table has no room for two rows. */
    private static final int LOW = 420;
    private Table left;
    private Point size;

    @BeforeEach
    void shrink() {
        left = table(false);
        size = left.getShell().getSize();
        Table right = table(true);
        Workbench.until("both have their rows", () -> left.getItemCount() == 2 && right.getItemCount() == 2);
        left.getShell().setSize(size.x, LOW);
        Workbench.until("there is no room for both rows", () -> isLow(left) && isLow(right));
    }

    @AfterEach
    void grow() {
        left.getShell().setSize(size);
    }

    private static boolean isLow(Table table) {
        return table.getClientArea().height - table.getHeaderHeight() < 2 * table.getItemHeight();
    }

    /** Rows of different operations stood beside each other and were compared. */
    @Test
    void scrollingOneTableScrollsTheOther() {
        Table right = table(true);
        for (Table scrolled : List.of(left, right)) {
            Table other = scrolled == left ? right : left;
            for (int top : List.of(1, 0)) {
                scroll(scrolled, top);
                Workbench.until("the other has the same row at the top", () -> other.getTopIndex() == top && scrolled.getTopIndex() == top);
            }
        }
    }

    @Test
    void aTableThatIsOpenedBesideAScrolledOneBeginsWithTheSameRow() {
        Workbench.page().hideView(beside(ResultsView.ID).orElseThrow());
        Workbench.until("one table is alone", () -> beside(ResultsView.ID).isEmpty() && isLow(left));
        scroll(left, 1);
        Workbench.until("it is scrolled", () -> left.getTopIndex() == 1);
        RunViews.openBeside(Workbench.page(), ResultsView.ID, runs.find(many).orElseThrow());
        Table right = table(true);
        Workbench.until("the other begins with the same row", () -> right.getItemCount() == 2 && isLow(right) && right.getTopIndex() == 1);
        assertTrue(left.getTopIndex() == 1, "which is where it was");
    }

    private static void scroll(Table table, int top) {
        table.setTopIndex(top);
        table.getVerticalBar().notifyListeners(SWT.Selection, new Event());
    }
}
