// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.views.LibraryView;
import org.roundtrip.ui.run.views.Opening;

/**
 * Shows the chosen run in views of its own, beside those of the run in focus, so that both can be compared. Its entries in
 * menus name the run in focus.
 */
public final class OpenBesideHandler extends AbstractHandler implements IElementUpdater {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
        ChosenRun.of(event).ifPresent(run -> Opening.beside(run.folder(), page));
        return null;
    }

    @Override
    public void updateElement(UIElement entry, @SuppressWarnings("rawtypes") Map parameters) {
        OpenRun focused = inFocus();
        entry.setText(focused == null ? Messages.compareWithFocus
                : NLS.bind(Messages.compareWith, RunNames.shortName(focused)));
    }

    /** The run in focus in the active window; null when there is none. */
    private static OpenRun inFocus() {
        IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
        return window == null ? null : window.getService(FocusService.class).focus().run();
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
