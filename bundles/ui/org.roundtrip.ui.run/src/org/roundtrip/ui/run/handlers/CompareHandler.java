// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.tree.LibraryView;

/**
 * Compares runs in the perspective Results: those that are chosen, or one that is chosen with the one in focus. The one that began first is the
 * one with which the others are compared. The entries in menus name the run in focus.
 */
public final class CompareHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(CompareHandler.class);
    private static final int FEWEST = 2;

    /** Called by the workbench. */
    public CompareHandler() {
        super("compare");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        List<RunItem> chosen = chosen(window);
        Stream<Path> folders = chosen.stream().map(RunItem::folder);
        if (chosen.size() < FEWEST) {
            OpenRun focused = window.getService(FocusService.class).focus().run();
            Path other = focused.folder().folder();
            folders = chosen.getFirst().run().started().isBefore(focused.run().started()) ? Stream.concat(folders, Stream.of(other)) : Stream.concat(Stream.of(other), folders);
        }
        Opening.compared(folders.toList(), window.getActivePage());
        return null;
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        int chosen = window == null || window.getActivePage() == null ? 0 : chosen(window).size();
        if (chosen >= FEWEST) {
            return TEXTS.text("compareChosen", chosen);
        }
        OpenRun focused = window == null ? null : window.getService(FocusService.class).focus().run();
        return focused == null ? TEXTS.text("compareWithFocus") : TEXTS.text("compareWith", RunNames.briefName(focused));
    }

    /** Two runs must be selected in the tree, or another one than the run in focus. Any part may be active. */
    @Override
    protected String obstacle(IWorkbenchWindow window) {
        List<RunItem> chosen = chosen(window);
        return chosen.size() >= FEWEST ? ""
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
