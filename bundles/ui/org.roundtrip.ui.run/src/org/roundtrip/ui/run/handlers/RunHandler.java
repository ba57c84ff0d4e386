// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.Map;
import java.util.Optional;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.words.StudiedWords;

/** Runs the plan that is selected in the tree when the tree is active, else the plan in the editor. */
public final class RunHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(RunHandler.class);
    private static final String QUICK = "org.roundtrip.ui.run.quick";
    private static final String QUICK_RUN = "quickRun";

    /** Called by the workbench. */
    public RunHandler() {
        super("run");
    }

    @Override
    public Object execute(ExecutionEvent event) {
        chosen(event).ifPresent(editor -> editor.run(Boolean.parseBoolean(event.getParameter(QUICK))));
        return null;
    }

    /** The editor of the plan that is to be run; it is opened when it is not open yet. */
    static Optional<PlanEditor> chosen(ExecutionEvent event) {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        if (HandlerUtil.getActivePart(event) instanceof LibraryView
                && HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PlanItem item) {
            return Optional.of(PlanEditor.open(item.source(), page));
        }
        return page.getActiveEditor() instanceof PlanEditor active ? Optional.of(active) : Optional.empty();
    }

    @Override
    protected String name(Map<?, ?> parameters) {
        return Boolean.parseBoolean((String) parameters.get(QUICK)) ? QUICK_RUN : "run";
    }

    /** Names the plan that a command would run. With several in sight it would be unclear. */
    @Override
    protected String tip(String text, IWorkbenchWindow window) {
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        String name = page == null ? "" : nameOfPlan(page);
        if (name.isEmpty()) {
            return super.tip(text, window);
        }
        if (!text.equals(QUICK_RUN)) {
            return TEXTS.text("runOf", name);
        }
        String without = leftOut(page);
        return TEXTS.text(without.isEmpty() ? "quickRunOf" : "quickRunWithoutOf", name, without);
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return obstacleOfPlan(window);
    }

    /** Why no plan can be run now; empty also when its editor can say what speaks against it. */
    static String obstacleOfPlan(IWorkbenchWindow window) {
        return window.getService(RunControl.class).current().isPresent() ? TEXTS.text("underWay")
                : hasPlan(window.getActivePage()) ? "" : TEXTS.text("noPlan");
    }

    /** Whether a plan is selected or edited. One with a problem is too: its editor then shows the problem. */
    private static boolean hasPlan(IWorkbenchPage page) {
        return selected(page).isPresent() || page.getActiveEditor() instanceof PlanEditor editor && editor.mayRun();
    }

    private static String nameOfPlan(IWorkbenchPage page) {
        return selected(page).map(PlanItem::name).orElseGet(() -> page.getActiveEditor() instanceof PlanEditor editor ? editor.planName() : "");
    }

    /**
     * What a quick run of the plan would leave out. Empty for nothing, and while the plan cannot be read or has a
     * problem.
     */
    public static String leftOut(IWorkbenchPage page) {
        Optional<PlanItem> selected = selected(page);
        Optional<Plan> plan = selected.isPresent() ? selected.map(PlanItem::plan)
                : page.getActiveEditor() instanceof PlanEditor editor ? editor.plan() : Optional.empty();
        return plan.map(StudiedWords::leftOut).orElse("");
    }

    /** The plan that is selected in the tree while the tree is active. */
    private static Optional<PlanItem> selected(IWorkbenchPage page) {
        return page.getActivePart() instanceof LibraryView && page.getSelection() instanceof IStructuredSelection selected
                && selected.getFirstElement() instanceof PlanItem item ? Optional.of(item) : Optional.empty();
    }
}
