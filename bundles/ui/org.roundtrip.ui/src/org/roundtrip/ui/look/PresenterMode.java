// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ActiveShellExpression;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/**
 * Shows the active part of a window alone, on the full screen and in large letters. The letters are those of a theme, so they stay
 * for the next start; Esc ends the mode. User interface's thread only.
 */
public final class PresenterMode {
    /** Where Esc ends the mode, see plugin.xml. */
    private static final String KEYS = "org.roundtrip.ui.presenting";

    private PresenterMode() {
    }

    /** Begins the mode in a window, or ends it. Returns whether it is on now. */
    public static boolean toggle(IWorkbenchWindow window) {
        boolean on = !Setting.PRESENTER.on();
        Setting.PRESENTER.set(Boolean.toString(on));
        Theme.use(ThemeChoice.valueOf(Setting.THEME.get()));
        window.getShell().setFullScreen(on);
        showAlone(window.getActivePage(), on);
        listenToKeys(window, on);
        return on;
    }

    /** After a start in the mode, Esc ends it. */
    public static void resume(IWorkbenchWindow window) {
        listenToKeys(window, Setting.PRESENTER.on());
    }

    private static void showAlone(IWorkbenchPage page, boolean on) {
        if (page == null) {
            return;
        }
        if (!on) {
            page.zoomOut();
        } else if (page.getActivePartReference() != null) {
            page.setPartState(page.getActivePartReference(), IWorkbenchPage.STATE_MAXIMIZED);
        }
    }

    private static void listenToKeys(IWorkbenchWindow window, boolean on) {
        Shell shell = window.getShell();
        IContextService contexts = window.getService(IContextService.class);
        if (shell.getData(KEYS) instanceof IContextActivation before) {
            contexts.deactivateContext(before);
        }
        // In a dialog Esc goes on to close the dialog.
        shell.setData(KEYS, on ? contexts.activateContext(KEYS, new ActiveShellExpression(shell)) : null);
    }
}
