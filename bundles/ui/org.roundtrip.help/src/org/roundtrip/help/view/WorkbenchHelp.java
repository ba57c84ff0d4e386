// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.help.IContext;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.help.AbstractHelpUI;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.ui.view.HelpTopic;

/** Shows the help for the platform's commands, such as F1. */
public final class WorkbenchHelp extends AbstractHelpUI {

    @Override
    public void displayHelp() {
        show(null);
    }

    /**
     * Shows the page of what has the keyboard. It is a part of a view that has a page of its own, or else the active
     * view or editor.
     */
    @Override
    public void displayDynamicHelp() {
        show(pageOfActivePart());
    }

    @Override
    public void displayContext(IContext context, int x, int y) {
        displayDynamicHelp();
    }

    /** @param href id of a page; an unknown id shows the first page */
    @Override
    public void displayHelpResource(String href) {
        show(Guide.get().page(href).orElseGet(Guide.get()::first));
    }

    @Override
    public boolean isContextHelpDisplayed() {
        return false;
    }

    /** Shows a page; null shows the page that was shown last. */
    private static void show(Page page) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        Shell active = Display.getCurrent().getActiveShell();
        if (window == null || window.getActivePage() == null || modal(active)) {
            new HelpWindow(active, page == null ? Guide.get().first() : page).open();
            return;
        }
        try {
            HelpView view = (HelpView) window.getActivePage().showView(HelpView.ID);
            if (page != null) {
                view.open(page);
            }
        } catch (PartInitException e) {
            ILog.of(WorkbenchHelp.class).log(e.getStatus());
        }
    }

    private static boolean modal(Shell shell) {
        return shell != null && (shell.getStyle()
                & (SWT.APPLICATION_MODAL | SWT.PRIMARY_MODAL | SWT.SYSTEM_MODAL)) != 0;
    }

    /**
     * Returns the page of the control with the keyboard, of the active view or editor, or of the perspective. It is null
     * if the help itself is active.
     */
    private static Page pageOfActivePart() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            return Guide.get().first();
        }
        IWorkbenchPart part = page.getActivePart();
        if (part instanceof HelpView) {
            return null;
        }
        return Guide.get().pageFor(Stream.concat(HelpTopic.of(Display.getCurrent().getFocusControl()),
                Stream.of(part == null ? "" : part.getSite().getId(),
                        page.getPerspective() == null ? "" : page.getPerspective().getId())));
    }
}
