// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Keeps the rows of tables and trees out of the style sheets, which have no rule for them. Rows take the colours of
 * their table. The style engine would make an object for each row that is shown, and set the colours of all of them when
 * the theme changes. With rows of a virtual table that GTK has removed meanwhile this ended the process.
 */
public final class RowStyles {
    private RowStyles() {
    }

    /** From now on no row of a display is styled. To be called once, on the user interface's thread, before any window. */
    public static void omit(Display display) {
        display.addFilter(SWT.Skin, event -> {
            if (event.widget instanceof TableItem || event.widget instanceof TreeItem) {
                event.type = SWT.None;
            }
        });
    }
}
