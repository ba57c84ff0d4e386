// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.form.NameDialog;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.payloads.Payloads;

/**
 * Renames one of the user's plans or payloads and its file. Of a run it asks for name, tags and note. An open editor is
 * closed and opened again.
 */
public final class RenameHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(RenameHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof RunItem) {
            ChosenRun.of(event).ifPresent(chosen -> LabelHandler.ask(chosen, window));
        }
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PlanItem item
                && item.source() instanceof PlanSource.Own own && item.plan() != null) {
            NameDialog.ask(window.getShell(), TEXTS.text("renameTitle"), TEXTS.text("renameQuestion"), item.name())
                    .filter(name -> DeleteHandler.closed(new PlanInput(item.source()), window.getActivePage()))
                    .ifPresent(name -> FileWork.attempt(() -> rename(own.file(), name, window)));
        }
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PayloadItem item
                && item.drawing() != null) {
            NameDialog.ask(window.getShell(), TEXTS.text("renameTitle"), TEXTS.text("renamePayload"), item.name())
                    .filter(name -> DeleteHandler.closed(new DesignInput(item.file()), window.getActivePage()))
                    .ifPresent(name -> FileWork.attempt(() -> {
                        Payloads.write(item.drawing(), name, window);
                        Files.delete(item.file());
                    }));
        }
        return null;
    }

    private static void rename(Path file, String name, IWorkbenchWindow window) throws IOException {
        Library library = window.getService(Library.class);
        Path renamed = library.newPlanFile(name);
        Files.writeString(renamed, PlanFiles.toJson(PlanFiles.read(file).named(name)));
        Files.delete(file);
        library.lookAgain();
        Opening.plan(new PlanSource.Own(renamed), window.getActivePage());
    }
}
