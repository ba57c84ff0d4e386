// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.tree.LibraryView;

/**
 * Shows two runs beside each other: two that are chosen, or one that is chosen and the one in focus. The one that began earlier comes into
 * focus, and the other is shown in views of its own on the right; one that was in focus before comes back at the end. The entries in menus
 * name the run in focus.
 */
public final class OpenBesideHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(OpenBesideHandler.class);
    private static final int BOTH = 2;

    /** Called by the workbench. */
    public OpenBesideHandler() {
        super("openBeside");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        IWorkbenchPage page = window.getActivePage();
        List<RunItem> chosen = chosen(window);
        RunItem other = chosen.getLast();
        OpenRun focused = window.getService(FocusService.class).focus().run();
        if (chosen.size() == BOTH) {
            if (focused != null && focused.folder().folder().equals(other.folder())) {
                window.getService(RunViews.class).returnTo(focused);
            }
            Opening.compared(chosen.getFirst().folder(), other.folder(), page);
        } else if (other.run().started().isBefore(focused.run().started())) {
            window.getService(RunViews.class).returnTo(focused);
            Opening.compared(other.folder(), focused.folder().folder(), page);
        } else {
            Opening.beside(other.folder(), page);
        }
        return null;
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        if (window != null && window.getActivePage() != null && chosen(window).size() == BOTH) {
            return TEXTS.text("compareBoth");
        }
        OpenRun focused = window == null ? null : window.getService(FocusService.class).focus().run();
        return focused == null ? TEXTS.text("compareWithFocus") : TEXTS.text("compareWith", RunNames.briefName(focused));
    }

    /** Two runs must be selected in the tree, or another one than the run in focus, whichever part is active. */
    @Override
    protected String obstacle(IWorkbenchWindow window) {
        List<RunItem> chosen = chosen(window);
        return chosen.size() == BOTH ? ""
                : window.getService(FocusService.class).focus().run() == null ? TEXTS.text("noRunInFocus")
                : isOther(chosen, window) ? "" : TEXTS.text("noOtherRun");
    }

    /** Whether one run is chosen that is not in focus. */
    private static boolean isOther(List<RunItem> chosen, IWorkbenchWindow window) {
        OpenRun focused = window.getService(FocusService.class).focus().run();
        return chosen.size() == 1 && !chosen.getFirst().folder().equals(focused.folder().folder());
    }

    /** The runs that are selected in the tree and can be read, the earliest first. */
    private static List<RunItem> chosen(IWorkbenchWindow window) {
        return window.getActivePage().findView(LibraryView.ID) instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                ? Stream.of(selected.toArray()).filter(RunItem.class::isInstance).map(RunItem.class::cast).filter(item -> item.run() != null)
                        .sorted(Comparator.comparing(item -> item.run().started())).toList() : List.of();
    }
}
