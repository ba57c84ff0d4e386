// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.payloads.Payloads;

/** Copies the selected plan, example or payload to the user's own, and opens the copy. */
public final class DuplicateHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(DuplicateHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PlanItem item) {
            Library library = window.getService(Library.class);
            FileWork.attempt(() -> {
                Plan plan = item.source().read();
                String name = TEXTS.text(item.own() ? "copyOf" : "myOwn", plan.name());
                // What an example says of itself is not true of a plan that is going to be changed; what a person wrote is theirs.
                String description = item.own() ? plan.description() : TEXTS.text("ofExample", plan.name());
                Path file = library.newPlanFile(name);
                Files.createDirectories(file.getParent());
                Files.writeString(file, PlanFiles.toJson(plan.named(name).described(description)));
                library.lookAgain();
                Opening.plan(new PlanSource.Own(file), window.getActivePage());
            });
        }
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PayloadItem item
                && item.drawing() != null) {
            FileWork.attempt(() -> Payloads.write(item.drawing(), TEXTS.text("copyOf", item.name()), window));
        }
        return null;
    }
}
