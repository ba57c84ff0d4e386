// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.swt.widgets.Control;

/** Where the focus of the keyboard is. User interface's thread only. */
public final class FocusPlace {
    private FocusPlace() {
    }

    /** Whether a control, or one that it holds, has the focus. */
    public static boolean within(Control whole) {
        for (Control each = whole.getDisplay().getFocusControl(); each != null; each = each.getParent()) {
            if (each == whole) {
                return true;
            }
        }
        return false;
    }
}
