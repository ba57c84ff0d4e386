// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.Opening;

/** Shows the chosen run in views of its own, beside those of the run in focus, so that both can be compared. */
public final class OpenBesideHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
        ChosenRun.of(event).ifPresent(run -> Opening.beside(run.folder(), page));
        return null;
    }

    /** Whether there is a run in focus, and another one is selected in the tree. */
    @Override
    public boolean isEnabled() {
        IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
        if (window == null || window.getActivePage() == null) {
            return false;
        }
        OpenRun focused = window.getService(FocusService.class).focus().run();
        return focused != null && window.getActivePage().getActivePart() instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                && selected.getFirstElement() instanceof RunItem item && item.run() != null
                && !item.folder().equals(focused.folder().folder());
    }
}
