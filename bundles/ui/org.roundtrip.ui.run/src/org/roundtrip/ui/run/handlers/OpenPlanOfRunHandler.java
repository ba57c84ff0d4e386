// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;

/**
 * Opens the plan of the chosen run. It is the one in the library that has not changed since, or a copy made before.
 * Otherwise it is a new copy among the user's plans.
 */
public final class OpenPlanOfRunHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(OpenPlanOfRunHandler.class);

    /** Called by the workbench. */
    public OpenPlanOfRunHandler() {
        super("openPlanOfRun");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        ChosenRun.of(event).map(ChosenRun::run).ifPresent(run -> open(run, HandlerUtil.getActiveWorkbenchWindow(event)));
        return null;
    }

    /** Opens the plan of a run in a window. */
    public static void open(Run run, IWorkbenchWindow window) {
        Library library = window.getService(Library.class);
        kept(run, library).ifPresentOrElse(source -> Opening.plan(source, window.getActivePage()), () -> copy(run, library, window));
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return ChosenRun.obstacle(window);
    }

    @Override
    protected String label(String text, IWorkbenchWindow window) {
        boolean copies = window != null && window.getActivePage() != null && ChosenRun.in(window)
                .filter(chosen -> kept(chosen.run(), window.getService(Library.class)).isEmpty()).isPresent();
        return super.label(copies ? "copyPlanOfRun" : text, window);
    }

    private static Optional<PlanSource> kept(Run run, Library library) {
        String copy = nameOfCopy(run);
        return Stream.of(Shelf.PLANS, Shelf.EXAMPLES).flatMap(shelf -> library.on(shelf).stream())
                .filter(PlanItem.class::isInstance).map(PlanItem.class::cast)
                .filter(item -> item.plan() != null && (isOf(item.plan(), run)
                        || item.plan().name().equals(copy) && isOf(item.plan().named(run.plan().name()), run))).map(PlanItem::source).findFirst();
    }

    /** Whether a run is of a plan as it is now. */
    public static boolean isOf(Plan plan, Run run) {
        return run.plan().equals(recorded(plan, run));
    }

    /** A plan as a run of it would record it: a quick one with the shortened protocol. */
    public static Plan recorded(Plan plan, Run run) {
        return run.quick() ? plan.with(plan.protocol().quick()) : plan;
    }

    private static String nameOfCopy(Run run) {
        return TEXTS.text("planOfRun", run.plan().name(), RunNames.when(run.started()));
    }

    private static void copy(Run run, Library library, IWorkbenchWindow window) {
        String name = nameOfCopy(run);
        Path file = library.newPlanFile(name);
        FileWork.attempt(() -> {
            Files.createDirectories(file.getParent());
            Files.writeString(file, PlanFiles.toJson(LeftOut.plan(run).named(name)));
            library.lookAgain();
            Opening.plan(new PlanSource.Own(file), window.getActivePage());
        });
    }
}
