// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;

/** Tells when a person uses the mouse or the keyboard in an editor, or elsewhere. User interface's thread only. */
final class EditorUse {
    private EditorUse() {
    }

    /**
     * Calls back after a mouse button was released, or a key other than one of a command, in a control or in one that it
     * holds; until that control is disposed. After the release, because what is pressed must not move before it was hit.
     *
     * @param elsewhere the same for other controls
     */
    static void of(Control editor, Runnable used, Runnable elsewhere) {
        Display display = editor.getDisplay();
        Listener listener = event -> {
            boolean command = event.type == SWT.KeyUp && (event.stateMask & (SWT.MOD1 | SWT.ALT)) != 0;
            if (!command && event.widget instanceof Control control) {
                Runnable called = isWithin(control, editor) ? used : elsewhere;
                display.asyncExec(() -> {
                    if (!editor.isDisposed()) {
                        called.run();
                    }
                });
            }
        };
        display.addFilter(SWT.MouseUp, listener);
        display.addFilter(SWT.KeyUp, listener);
        editor.addDisposeListener(disposed -> {
            display.removeFilter(SWT.MouseUp, listener);
            display.removeFilter(SWT.KeyUp, listener);
        });
    }

    /** Calls back after a person has chosen a tab with the mouse or the keyboard, also the one that is in front already. */
    static void ofTabs(CTabFolder tabs, Runnable chosen) {
        tabs.addListener(SWT.Selection, event -> chosen.run());
        // A click on the tab in front selects nothing.
        tabs.addListener(SWT.MouseUp, event -> {
            if (tabs.getItem(new Point(event.x, event.y)) != null) {
                chosen.run();
            }
        });
    }

    private static boolean isWithin(Control control, Control whole) {
        for (Control each = control; each != null; each = each.getParent()) {
            if (each == whole) {
                return true;
            }
        }
        return false;
    }
}
