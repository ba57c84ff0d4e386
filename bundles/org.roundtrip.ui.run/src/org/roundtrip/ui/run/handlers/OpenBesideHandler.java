// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
 * Shows the chosen run in views of its own, beside those of the run in focus, so that both can be compared; of two chosen runs the one that
 * began later, beside the other, which comes into focus. Its entries in menus name the run in focus.
 */
public final class OpenBesideHandler extends ReasonedHandler {
    private static final int BOTH = 2;

    /** Called by the workbench. */
    public OpenBesideHandler() {
        super("openBeside");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        List<RunItem> chosen = chosen(window);
        if (chosen.size() == BOTH) {
            Opening.run(chosen.getFirst().folder(), window.getActivePage());
        }
        other(chosen, window).ifPresent(run -> Opening.beside(run.folder(), window.getActivePage()));
        return null;
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        if (window != null && window.getActivePage() != null && chosen(window).size() == BOTH) {
            return Messages.compareBoth;
        }
        OpenRun focused = window == null ? null : window.getService(FocusService.class).focus().run();
        return focused == null ? Messages.compareWithFocus : NLS.bind(Messages.compareWith, RunNames.briefName(focused));
    }

    /** Two runs must be selected in the tree, or another one than the run in focus, whichever part is active. */
    @Override
    protected String obstacle(IWorkbenchWindow window) {
        List<RunItem> chosen = chosen(window);
        return chosen.size() == BOTH ? ""
                : window.getService(FocusService.class).focus().run() == null ? Messages.noRunInFocus
                : other(chosen, window).isEmpty() ? Messages.noOtherRun : "";
    }

    /** The run to be shown beside: the later of two, or a single one that is not in focus. */
    private static Optional<RunItem> other(List<RunItem> chosen, IWorkbenchWindow window) {
        OpenRun focused = window.getService(FocusService.class).focus().run();
        return chosen.isEmpty() || chosen.size() > BOTH ? Optional.empty() : Optional.of(chosen.getLast())
                .filter(item -> chosen.size() == BOTH || focused == null || !item.folder().equals(focused.folder().folder()));
    }

    /** The runs that are selected in the tree and can be read, the earliest first. */
    private static List<RunItem> chosen(IWorkbenchWindow window) {
        return window.getActivePage().findView(LibraryView.ID) instanceof LibraryView tree
                && tree.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection selected
                ? Stream.of(selected.toArray()).filter(RunItem.class::isInstance).map(RunItem.class::cast).filter(item -> item.run() != null)
                        .sorted(Comparator.comparing(item -> item.run().started())).toList() : List.of();
    }
}
