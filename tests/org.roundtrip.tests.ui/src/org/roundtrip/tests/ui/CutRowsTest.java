// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.table.CutRows;
import org.roundtrip.ui.table.TreeWidths;

/** Tips of trees that are too narrow for their rows. */
@WindowTest
class CutRowsTest {
    private Shell shell;

    @BeforeEach
    void open() {
        shell = new Shell(Workbench.page().getWorkbenchWindow().getShell(), SWT.DIALOG_TRIM | SWT.RESIZE);
        shell.setLayout(new FillLayout());
        shell.setSize(160, 200);
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void aRowThatIsCutSaysItsTextAndAnotherSaysNothing() {
        Tree tree = new Tree(shell, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
        TreeItem item = new TreeItem(tree, SWT.NONE);
        item.setText("a row whose text has no room in so narrow a tree & ends out of sight");
        shell.open();
        Workbench.until("it is cut", () -> (item.getText().replace("&", "&&")).equals(CutRows.at(tree, middle(item))));
        shell.setSize(900, 200);
        Workbench.until("it has room", () -> tree.getClientArea().width > 800 && CutRows.at(tree, middle(item)) == null);
    }

    @Test
    void inColumnsItEndsWithAWholeWordAndSaysAllOfIt() {
        Tree tree = new Tree(shell, SWT.SINGLE);
        new TreeColumn(tree, SWT.LEFT).setText("Name");
        new TreeColumn(tree, SWT.LEFT).setText("Value");
        shell.open();
        // The theme has given the tree its font.
        Workbench.settle();
        TreeWidths widths = new TreeWidths(tree, 1);
        TreeItem item = new TreeItem(tree, SWT.NONE);
        String whole = "a name of many words that have no room & more";
        widths.fill(item, whole, "127.0.0.1 to 127.0.0.1");
        Workbench.until("it is cut, and its tip has all of it",
                () -> item.getText().endsWith("\u2026") && whole.replace("&", "&&").equals(CutRows.at(tree, middle(item))));
        assertTrue(whole.startsWith(item.getText().replace("\u2026", " ")), item.getText());
        shell.setSize(900, 200);
        Workbench.until("it has room", () -> item.getText().equals(whole) && CutRows.at(tree, middle(item)) == null);
        assertEquals("127.0.0.1 to 127.0.0.1", item.getText(1));
    }

    private static Point middle(TreeItem item) {
        Rectangle bounds = item.getBounds();
        return new Point(bounds.x + 10, bounds.y + bounds.height / 2);
    }
}
