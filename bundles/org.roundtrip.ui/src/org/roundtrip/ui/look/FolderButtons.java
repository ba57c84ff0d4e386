// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * The buttons that minimise folders of parts. While a part fills the window, the platform hides those of all other folders. SWT
 * keeps the picture of a hidden button, and draws it in another colour only while the button is shown. User interface's thread only.
 */
final class FolderButtons {
    private FolderButtons() {
    }

    /** After a change of the theme, gives the hidden buttons of all windows the colour that their folders have now. */
    static void recolour(Display display) {
        for (Control shell : display.getShells()) {
            recolour(shell);
        }
    }

    private static void recolour(Control control) {
        if (control instanceof CTabFolder folder && !folder.getMinimizeVisible() && folder.getMaximizeVisible()) {
            folder.setMinimizeVisible(true);
            folder.setForeground(folder.getForeground());
            folder.setMinimizeVisible(false);
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                recolour(child);
            }
        }
    }
}
