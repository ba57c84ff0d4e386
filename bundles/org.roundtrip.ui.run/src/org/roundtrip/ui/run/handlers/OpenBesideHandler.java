// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.commands.ReasonedHandler;
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
public final class OpenBesideHandler extends ReasonedHandler {
    /** Called by the workbench. */
    public OpenBesideHandler() {
        super("openBeside");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
        ChosenRun.of(event).ifPresent(run -> Opening.beside(run.folder(), page));
        return null;
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        OpenRun focused = window == null ? null : window.getService(FocusService.class).focus().run();
        return focused == null ? Messages.compareWithFocus : NLS.bind(Messages.compareWith, RunNames.briefName(focused));
    }

    /** There must be a run in focus, and another one must be selected in the tree. */
    @Override
    protected String obstacle(IWorkbenchWindow window) {
        OpenRun focused = window.getService(FocusService.class).focus().run();
        if (focused == null) {
            return Messages.noRunInFocus;
        }
        return window.getActivePage().getActivePart() instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                && selected.getFirstElement() instanceof RunItem item && item.run() != null
                && !item.folder().equals(focused.folder().folder()) ? "" : Messages.noOtherRun;
    }
}
