// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.Optional;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
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
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        other(window).ifPresent(run -> Opening.beside(run.folder(), window.getActivePage()));
        return null;
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        OpenRun focused = window == null ? null : window.getService(FocusService.class).focus().run();
        return focused == null ? Messages.compareWithFocus : NLS.bind(Messages.compareWith, RunNames.briefName(focused));
    }

    /** There must be a run in focus, and another one must be selected in the tree, whichever part is active. */
    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(FocusService.class).focus().run() == null ? Messages.noRunInFocus
                : other(window).isEmpty() ? Messages.noOtherRun : "";
    }

    /** The run that is selected in the tree, if it can be read and is not the one in focus. */
    private static Optional<RunItem> other(IWorkbenchWindow window) {
        OpenRun focused = window.getService(FocusService.class).focus().run();
        return window.getActivePage().findView(LibraryView.ID) instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                && selected.getFirstElement() instanceof RunItem item && item.run() != null
                && (focused == null || !item.folder().equals(focused.folder().folder())) ? Optional.of(item) : Optional.empty();
    }
}
