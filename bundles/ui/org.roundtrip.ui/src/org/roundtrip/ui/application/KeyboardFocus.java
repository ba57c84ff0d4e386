// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.ui.view.FocusPlace;

/**
 * Gives the keyboard to the active part when the control that had it is gone or hidden. Without a control in focus, no
 * key reaches the window. User interface's thread only.
 */
final class KeyboardFocus {
    private KeyboardFocus() {
    }

    /** Follows a window until it is closed. */
    static void keep(IWorkbenchWindow window) {
        Shell shell = window.getShell();
        Display display = shell.getDisplay();
        Listener gone = event -> {
            if (event.widget instanceof Control control && FocusPlace.within(control)) {
                display.asyncExec(() -> giveToActivePart(window, shell));
            }
        };
        for (int type : new int[] {SWT.Dispose, SWT.Hide}) {
            display.addFilter(type, gone);
            shell.addDisposeListener(closed -> display.removeFilter(type, gone));
        }
        window.getPartService().addPartListener(new IPartListener2() {
            @Override
            public void partActivated(IWorkbenchPartReference part) {
                display.asyncExec(() -> giveToActivePart(window, shell));
            }
        });
    }

    private static void giveToActivePart(IWorkbenchWindow window, Shell shell) {
        if (shell.isDisposed() || shell.getDisplay().getActiveShell() != shell || shell.getDisplay().getFocusControl() != null) {
            return;
        }
        IWorkbenchPage page = window.getActivePage();
        IWorkbenchPart part = page == null ? null : page.getActivePart();
        if (part != null) {
            part.setFocus();
        } else {
            shell.setFocus();
        }
        if (part != null && shell.getDisplay().getFocusControl() == null) {
            giveToTabs(part);
        }
    }

    /** An empty view has nothing that could have the keyboard. */
    private static void giveToTabs(IWorkbenchPart part) {
        Control above = part.getSite().getService(MPart.class).getWidget() instanceof Control widget ? widget : null;
        while (above != null && !(above instanceof CTabFolder)) {
            above = above.getParent();
        }
        if (above != null) {
            above.forceFocus();
        }
    }
}
