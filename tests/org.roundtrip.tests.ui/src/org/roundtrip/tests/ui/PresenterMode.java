// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import org.eclipse.swt.widgets.Control;

/** Presenter mode as tests turn it on and off and measure it. */
final class PresenterMode {
    private PresenterMode() {
    }

    /** Returns when the windows have followed: an old state that is still to be left makes a condition true too early. */
    static void toggle() {
        Workbench.command("org.roundtrip.ui.togglePresenter");
        Workbench.work();
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
