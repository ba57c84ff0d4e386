// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/**
 * Styles a control anew when it has been enabled or disabled, in every window and dialog. The dark style sheets set the
 * colour of texts, over which the desktop no longer greys those that are disabled; the rules for {@code :disabled} do, but
 * the style engine looks only once whether a control is. SWT has no event for it, so this looks whenever the control is
 * painted.
 */
public final class DisabledStyles {
    /** Under this key a control keeps whether it was enabled when it was styled. */
    private static final String STYLED = DisabledStyles.class.getName();

    private DisabledStyles() {
    }

    /** From now on all controls of a display follow. To be called once, on the user interface's thread, before any window. */
    public static void follow(Display display) {
        display.addFilter(SWT.Skin, event -> {
            if (event.widget instanceof Control control && isGreyed(control)) {
                boolean first = control.getData(STYLED) == null;
                control.setData(STYLED, control.getEnabled());
                if (first) {
                    control.addListener(SWT.Paint, painted -> follow(control));
                }
            }
        });
    }

    private static boolean isGreyed(Control control) {
        return control instanceof Button || control instanceof Text || control instanceof Combo || control instanceof Label
                || control instanceof Link || control instanceof Spinner;
    }

    private static void follow(Control control) {
        boolean enabled = control.getEnabled();
        if (!control.getData(STYLED).equals(enabled)) {
            control.setData(STYLED, enabled);
            // A change of colours within the painting would not be seen.
            control.getDisplay().asyncExec(() -> {
                if (!control.isDisposed()) {
                    Theme.style(control);
                }
            });
        }
    }
}
