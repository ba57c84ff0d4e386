// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.tree.LibraryView;

/**
 * The run that a command is about. It is that of the context menu, or of the active tree, else the one in focus.
 *
 * @param folder its folder
 * @param run    its record
 */
record ChosenRun(Path folder, Run run) {
    private static final Texts TEXTS = Texts.of(ChosenRun.class);

    /** Why there is no such run in a window now, in a few words; empty when there is one. */
    static String obstacle(IWorkbenchWindow window) {
        return in(window).isPresent() ? "" : selected(window).isPresent() ? TEXTS.text("runUnreadable") : TEXTS.text("noRun");
    }

    /** Returns the run of a window; empty when there is none, or when it cannot be read. */
    static Optional<ChosenRun> in(IWorkbenchWindow window) {
        Optional<RunItem> selected = selected(window);
        return selected.isPresent() ? selected.flatMap(ChosenRun::of) : inFocus(window);
    }

    private static Optional<RunItem> selected(IWorkbenchWindow window) {
        return window.getActivePage().getActivePart() instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                && selected.getFirstElement() instanceof RunItem item ? Optional.of(item) : Optional.empty();
    }

    private static Optional<ChosenRun> of(RunItem item) {
        return Optional.ofNullable(item.run()).map(run -> new ChosenRun(item.folder(), run));
    }

    private static Optional<ChosenRun> inFocus(IWorkbenchWindow window) {
        OpenRun open = window.getService(FocusService.class).focus().run();
        return Optional.ofNullable(open).map(run -> new ChosenRun(run.folder().folder(), run.run()));
    }

    /** Returns the run; empty when there is none, or when it cannot be read. */
    static Optional<ChosenRun> of(ExecutionEvent event) throws ExecutionException {
        ISelection menu = HandlerUtil.getActiveMenuSelection(event);
        boolean tree = menu != null || HandlerUtil.getActivePart(event) instanceof LibraryView;
        ISelection selection = menu != null ? menu : HandlerUtil.getCurrentSelection(event);
        if (tree && selection instanceof IStructuredSelection chosen
                && chosen.getFirstElement() instanceof RunItem item) {
            return of(item);
        }
        return inFocus(HandlerUtil.getActiveWorkbenchWindowChecked(event));
    }
}
