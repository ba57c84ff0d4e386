// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/**
 * The desktop's own light and dark. Style sheets do not reach menus, tool tips and the desktop's dialogs; GTK draws them
 * dark when it is asked to. Other desktops decide for themselves.
 */
final class DesktopTheme {
    private DesktopTheme() {
    }

    static void prefer(boolean dark) {
        if (!SWT.getPlatform().equals("gtk")) {
            return;
        }
        try {
            // SWT has this only where it runs on GTK, so there is nothing to compile against that all desktops share.
            Class.forName("org.eclipse.swt.internal.gtk.OS", true, Display.class.getClassLoader())
                    .getMethod("setDarkThemePreferred", boolean.class).invoke(null, dark);
        } catch (ReflectiveOperationException e) {
            ILog.get().info("Menus stay as the desktop draws them.", e);
        }
    }
}
