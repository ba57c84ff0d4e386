// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/**
 * Asks the desktop to draw its own widgets light or dark. Style sheets do not reach menus, tool tips and the desktop's
 * dialogs. GTK has a setting for them; other desktops decide alone.
 */
final class DesktopTheme {
    private DesktopTheme() {
    }

    static void prefer(boolean dark) {
        if (!SWT.getPlatform().equals("gtk")) {
            return;
        }
        try {
            // Only SWT for GTK has this method, so the code for all desktops cannot call it directly.
            Class.forName("org.eclipse.swt.internal.gtk.OS", true, Display.class.getClassLoader())
                    .getMethod("setDarkThemePreferred", boolean.class).invoke(null, dark);
        } catch (ReflectiveOperationException e) {
            ILog.get().info("Menus stay as the desktop draws them.", e);
        }
    }
}
