// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Library;

/** Asks for the name, tags and note of the chosen run. */
public final class LabelHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(LabelHandler.class);

    /** Called by the workbench. */
    public LabelHandler() {
        super("label");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        ChosenRun.of(event).ifPresent(chosen -> ask(chosen, window));
        return null;
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return ChosenRun.obstacle(window);
    }

    static void ask(ChosenRun chosen, IWorkbenchWindow window) {
        OpenRuns runs = window.getService(OpenRuns.class);
        FileWork.attempt(() -> {
            RunFolder folder = RunFolder.open(chosen.folder());
            RunLabel before = folder.label();
            LabelDialog dialog = new LabelDialog(window.getShell(), chosen.run().plan().name(),
                    TEXTS.text("labelled", before.name().isEmpty() ? chosen.run().plan().name() : before.name(),
                            RunNames.when(chosen.run().started())), before);
            if (dialog.open() == Window.OK && !dialog.label().equals(before)) {
                folder.saveLabel(dialog.label());
                runs.labelled(chosen.folder(), dialog.label());
                window.getService(Library.class).lookAgain();
            }
        });
    }
}
