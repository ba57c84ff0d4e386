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
                Workbench.until("the rows of both stand beside each other", () -> scrolled.getTopIndex() == top
                        && (firstRow(other) == firstRow(scrolled) || top > 0 && isAtEnd(other)));
            }
        }
    }

    @Test
    void partsOfRowsStandBesideEachOtherToo() {
        Table right = table(true);
        for (Table scrolled : List.of(left, right)) {
            Table other = scrolled == left ? right : left;
            int half = left.getItemHeight() / 2;
            scrolled.getVerticalBar().setSelection(half);
            scrolled.getVerticalBar().notifyListeners(SWT.Selection, new Event());
            Workbench.until("both hide the same part of their first row", () -> scrolled.getVerticalBar().getSelection() == half
                    && firstRow(other) == firstRow(scrolled) && firstRow(other) < other.getHeaderHeight());
            scroll(scrolled, 0);
            Workbench.until("both show it again", () -> firstRow(other) == firstRow(scrolled) && scrolled.getVerticalBar().getSelection() == 0);
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
        Workbench.until("the other begins with the same row", () -> right.getItemCount() == 2 && isLow(right) && right.getTopIndex() == 1
                && firstRow(right) == firstRow(left));
        assertTrue(left.getTopIndex() == 1, "which is where it was");
    }

    /** A table without a bar that scrolls sideways is higher, and ends earlier. */
    private static boolean isAtEnd(Table table) {
        return table.getVerticalBar().getSelection() + table.getVerticalBar().getThumb() >= table.getVerticalBar().getMaximum();
    }

    private static void scroll(Table table, int top) {
        table.setTopIndex(top);
        table.getVerticalBar().notifyListeners(SWT.Selection, new Event());
    }

    private static int firstRow(Table table) {
        return table.getItem(0).getBounds().y;
    }
}
