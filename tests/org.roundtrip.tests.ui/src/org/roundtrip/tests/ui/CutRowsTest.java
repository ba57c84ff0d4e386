// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.table.CutRows;

/** Tips of trees that are too narrow for their rows. */
@WindowTest
class CutRowsTest {
    @Test
    void aRowThatIsCutSaysItsTextAndAnotherSaysNothing() {
        Shell shell = new Shell(Workbench.page().getWorkbenchWindow().getShell(), SWT.DIALOG_TRIM | SWT.RESIZE);
        try {
            shell.setLayout(new FillLayout());
            Tree tree = new Tree(shell, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
            TreeItem item = new TreeItem(tree, SWT.NONE);
            item.setText("a row whose text has no room in so narrow a tree & ends out of sight");
            shell.setSize(160, 200);
            shell.open();
            Workbench.until("it is cut", () -> (item.getText().replace("&", "&&")).equals(CutRows.at(tree, middle(item))));
            shell.setSize(900, 200);
            Workbench.until("it has room", () -> tree.getClientArea().width > 800 && CutRows.at(tree, middle(item)) == null);
        } finally {
            shell.dispose();
        }
    }

    private static Point middle(TreeItem item) {
        Rectangle bounds = item.getBounds();
        return new Point(bounds.x + 10, bounds.y + bounds.height / 2);
    }
}
