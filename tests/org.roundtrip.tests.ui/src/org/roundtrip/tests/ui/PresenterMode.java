// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;

/** Presenter mode as tests turn it on and off and measure it. */
final class PresenterMode {
    private PresenterMode() {
    }

    /** Returns when the windows have followed: an old state that is still to be left makes a condition true too early. */
    static void toggle() {
        Workbench.command("org.roundtrip.ui.togglePresenter");
        Workbench.work();
    }

    /**
     * The usual height of the font of a table or tree in sight, in points. A mode that other tests have left shows such a control another
     * font for some time once it is in sight again, so its size and its rows' are the usual ones only when this returns.
     */
    static int usual(Control control) {
        drawn(control);
        Workbench.work();
        int desktops = control.getDisplay().getSystemFont().getFontData()[0].getHeight();
        Workbench.until("it has its usual font", () -> height(control) == desktops);
        // GTK measures rows with the font that it has drawn.
        drawn(control);
        drawn(control);
        return desktops;
    }

    private static void drawn(Control control) {
        boolean[] painted = new boolean[1];
        Listener seen = event -> painted[0] = true;
        control.addListener(SWT.Paint, seen);
        control.redraw();
        Workbench.until("it is drawn", () -> painted[0]);
        control.removeListener(SWT.Paint, seen);
    }

    /** The height of the font of a control, in points. */
    static int height(Control control) {
        return control.getFont().getFontData()[0].getHeight();
    }

    /** The same height in presenter mode. */
    static int larger(int usual) {
        return (int) Math.round(1.5 * usual);
    }
}
