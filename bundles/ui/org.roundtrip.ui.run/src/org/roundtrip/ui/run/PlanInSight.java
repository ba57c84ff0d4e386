// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.view.RunViews.Offer;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.handlers.OpenPlanOfRunHandler;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.words.difference.PlanDifference;

/**
 * The chart of a run says when the editor in sight has another plan. It offers the latest run of that plan, or the plan of its own run where
 * there is none. Of its own plan it says whether that differs from what was run, and offers to run it.
 * A plan is known by its name, as runs record it, or by its content. User interface's thread.
 */
public final class PlanInSight implements IStartup {
    private static final Texts TEXTS = Texts.of(PlanInSight.class);

    @Override
    public void earlyStartup() {
        IWorkbench workbench = PlatformUI.getWorkbench();
        EveryWindow.of(workbench, window -> {
            Watch watch = new Watch(window);
            window.getPartService().addPartListener(watch);
            workbench.getService(Library.class).onChange(window.getShell(), watch::look);
            watch.look();
        });
    }

    /** Of one window. */
    private static final class Watch implements IPartListener2 {
        private final IWorkbenchWindow window;
        private final IPropertyListener changed = (editor, property) -> look();

        Watch(IWorkbenchWindow window) {
            this.window = window;
        }

        @Override
        public void partVisible(IWorkbenchPartReference part) {
            lookLater();
        }

        @Override
        public void partHidden(IWorkbenchPartReference part) {
            lookLater();
        }

        @Override
        public void partClosed(IWorkbenchPartReference part) {
            lookLater();
        }

        /** The page knows what is in sight only after it has told of the change. */
        private void lookLater() {
            window.getWorkbench().getDisplay().asyncExec(this::look);
        }

        private void look() {
            RunViews views = window.getService(RunViews.class);
            if (views == null) {
                // The window has been closed meanwhile.
                return;
            }
            inSight().ifPresent(editor -> editor.addPropertyListener(changed));
            views.advise(this::advice);
        }

        private Optional<PlanEditor> inSight() {
            IWorkbenchPage page = window.getActivePage();
            return page != null && page.getActiveEditor() instanceof PlanEditor editor && page.isPartVisible(editor) && isSeen(editor)
                    ? Optional.of(editor) : Optional.empty();
        }

        /** A part at the top of a stack that is minimised is visible to its page. */
        private static boolean isSeen(PlanEditor editor) {
            return editor.getSite().getService(MPart.class).getWidget() instanceof Control control && control.isVisible();
        }

        private Offer advice(OpenRun shown) {
            return inSight().filter(editor -> editor.planName().equals(shown.run().plan().name())).map(editor -> changed(editor, shown.run()))
                    .orElseGet(() -> ofOther(shown));
        }

        /** A run of the plan in the editor: of the plan as it is now, or before it was changed. */
        private Offer changed(PlanEditor editor, Run run) {
            String changes = editor.plan().map(plan -> PlanDifference.inShort(OpenPlanOfRunHandler.recorded(plan, run), run.plan(),
                    window.getService(Providers.class)::optionName)).orElse("");
            return changes.isEmpty() ? Offer.NOTHING : new Offer(offered(editor, "changedPlan"), offered(editor, "changedPlanInShort"),
                    TEXTS.text("changedPlanTip", changes), () -> editor.run(run.quick()));
        }

        private Offer ofOther(OpenRun shown) {
            Optional<PlanEditor> other = inSight().filter(editor -> !isOf(editor, shown.run()));
            return other.isEmpty() ? Offer.NOTHING : other.flatMap(this::latest).map(run -> new Offer(TEXTS.text("otherPlan"), TEXTS.text("otherPlanInShort"), "",
                    () -> Opening.run(run, window.getActivePage()))).orElseGet(() -> new Offer(TEXTS.text("otherPlanNotRun"),
                            TEXTS.text("otherPlanNotRunInShort"), "", () -> OpenPlanOfRunHandler.open(shown.run(), window)));
        }

        /** A copy that was made of a run's plan has another name. */
        private static boolean isOf(PlanEditor editor, Run run) {
            String name = run.plan().name();
            return editor.planName().equals(name) || editor.plan().filter(plan -> OpenPlanOfRunHandler.isOf(plan.named(name), run)).isPresent();
        }

        private Optional<Path> latest(PlanEditor editor) {
            return window.getService(Library.class).on(Shelf.RUNS).stream().map(RunItem.class::cast)
                    .filter(item -> item.run() != null && isOf(editor, item.run())).map(RunItem::folder).findFirst();
        }
    }

    private static String offered(PlanEditor editor, String key) {
        return editor.canRun() ? TEXTS.text("runIt", TEXTS.text(key)) : TEXTS.text(key);
    }
}
