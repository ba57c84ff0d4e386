// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.MElementContainer;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MPartSashContainer;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.WindowSize;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.run.percentiles.PercentileView;
import org.roundtrip.ui.run.sweep.SweepView;
import org.roundtrip.ui.run.warmup.WarmUpView;

/**
 * Divides the height of the perspective Run. While a plan is written its editor has half of the window, less beside a run that is open; when
 * a run begins or is opened, the warm-up curves and the results get the larger part, until a person chooses a page of a plan, or the run has
 * ended and a person turns to a plan; while two runs are compared, charts and tables have all of it. In a low window, where both do not fit,
 * the part to which a person turns has the room. A border is moved only from a place where this class or {@link RunPerspective} put it; one
 * that a person moved stays. User interface's thread.
 */
public final class RoomForRun implements IStartup {
    /** The weights of the platform's model have no unit; two elements of a sash share their sum. */
    private static final int SUM = 10_000;
    private static final float EDITOR_IN_RUN = 0.36f;
    private static final float ABOVE_BOTTOM_IN_RUN = 0.62f;
    /** While a plan is written beside a run: forms with several rows, a chart whose axes can be read, and four rows above remarks. */
    private static final float EDITOR_BESIDE_RUN = 0.575f;
    private static final float ABOVE_BOTTOM_BESIDE_RUN = 0.67f;
    /** The charts' share of the height that they divide with the tables, without an editor. */
    private static final float CURVES_IN_COMPARISON = 0.46f;
    /** The editor's share in a run where curves and results are in one folder: its head stays in sight. */
    private static final float LOW_EDITOR_IN_RUN = 0.3f;
    private static final float EXACTNESS = 0.005f;
    /** The views of which each run that is compared has its own, that of a sweep where it has one. */
    static final Set<String> COMPARED = Set.of(RunPerspective.RESULTS, WarmUpView.ID, PercentileView.ID, SweepView.ID);

    /** What the height is for. */
    private enum Use {
        PLAN, PLAN_BESIDE_RUN, RUN, COMPARISON
    }

    @Override
    public void earlyStartup() {
        IWorkbench workbench = PlatformUI.getWorkbench();
        workbench.getService(OpenRuns.class).addListener(new OpenRunsListener() {
            @Override
            public void opened(OpenRun run) {
                IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
                // What is opened again after a start finds the borders where they were.
                if (run.live() && window != null && window.getActivePage() != null) {
                    forRun(window.getActivePage());
                }
            }
        });
        EveryWindow.of(workbench, window -> {
            PlacesOfSecondRun.complete(window);
            window.getPartService().addPartListener(new TurnedTogether());
            window.getPartService().addPartListener(new IPartListener2() {
                @Override
                public void partClosed(IWorkbenchPartReference part) {
                    // The page lists the part until it is closed.
                    workbench.getDisplay().asyncExec(() -> closed(window));
                }
            });
            // The comparison in which the last session ended may not be shown any more.
            workbench.getDisplay().asyncExec(() -> closed(window));
        });
    }

    /** Gives the larger part to curves and results. An editor that has the whole window gives it up, because it hides them. */
    public static void forRun(IWorkbenchPage page) {
        IEditorPart editor = page.getActiveEditor();
        IWorkbenchPartReference reference = editor == null ? null : page.getReference(editor);
        if (reference != null && page.getPartState(reference) == IWorkbenchPage.STATE_MAXIMIZED) {
            page.setPartState(reference, IWorkbenchPage.STATE_RESTORED);
        }
        if (!comparing(page)) {
            divide(page, Use.RUN, true);
        }
    }

    /** Gives charts and tables of two runs that are compared the height of the window: beside them an editor would have no row. */
    public static void forComparison(IWorkbenchPage page) {
        forRun(page);
        divide(page, Use.COMPARISON, true);
        PutAway.from(page.getWorkbenchWindow());
    }

    /** What was put away comes back when nothing is compared any more. */
    private static void closed(IWorkbenchWindow window) {
        IWorkbenchPage page = window.getActivePage();
        if (page != null && !comparing(page)) {
            PutAway.back(window);
            divide(page, EnumSet.of(Use.COMPARISON), Use.RUN, true);
        }
    }

    /** Whether a view keeps a run beside the one in focus. */
    public static boolean comparing(IWorkbenchPage page) {
        return Stream.of(page.getViewReferences()).anyMatch(view -> COMPARED.contains(view.getId()) && view.getSecondaryId() != null);
    }

    /** Gives the editor half of the window again, less beside a run that is open. The caller sees to it that nobody would rather watch a run. */
    public static void forPlan(IWorkbenchPage page) {
        IWorkbenchWindow window = page.getWorkbenchWindow();
        boolean beside = window.getService(FocusService.class).focus().run() != null && !WindowSize.isLow(window.getShell());
        divide(page, beside ? Use.PLAN_BESIDE_RUN : Use.PLAN, true);
    }

    /** A plan is about to be opened. @param isNew whether it has no editor yet */
    public static void forOpening(IWorkbenchPage page, boolean isNew) {
        if (PutAway.back(page.getWorkbenchWindow()) || isNew) {
            forPlan(page);
        }
    }

    /** In a low window, gives the views below the editor the larger part when a person has turned to one of them. */
    public static void turnedToRun(IWorkbenchPage page) {
        if (isTurnedToRun(page)) {
            divide(page, comparing(page) ? Use.COMPARISON : Use.RUN, false);
        }
    }

    /** Whether a view below the editor is in use, outside of presenter mode. */
    public static boolean isTurnedToRun(IWorkbenchPage page) {
        return !Setting.PRESENTER.on() && page.getActivePart() instanceof IViewPart view && page.getPerspective() != null
                && page.getPerspective().getId().equals(RunPerspective.ID) && isBelow(view);
    }

    /** Whether a view stands below the editor, also beside what does because its run is compared. */
    private static boolean isBelow(IViewPart view) {
        MPart part = view.getSite().getService(MPart.class);
        MUIElement shown = part.getCurSharedRef() == null ? part : part.getCurSharedRef();
        return view.getViewSite().getSecondaryId() != null || shown.getParent() instanceof MUIElement folder
                && (RunPerspective.BOTTOM.equals(folder.getElementId()) || RunPerspective.CURVES.equals(folder.getElementId()));
    }

    /**
     * A person has turned to the editor while no run is under way, or to one of its pages: it gets its height again. In presenter mode one part has the
     * window, so all others keep the height to which they return.
     */
    public static void turnedToPlan(IWorkbenchPage page) {
        if (!Setting.PRESENTER.on()) {
            forPlan(page);
        }
    }

    private static void divide(IWorkbenchPage page, Use use, boolean high) {
        divide(page, EnumSet.allOf(Use.class), use, high);
    }

    /** @param from what the height may be for until now @param high whether also in a window that is not low */
    private static void divide(IWorkbenchPage page, Set<Use> from, Use use, boolean high) {
        IWorkbenchWindow window = page.getWorkbenchWindow();
        EModelService model = window.getService(EModelService.class);
        // Folders of other perspectives may have the same names.
        MUIElement perspective = model.find(RunPerspective.ID, window.getService(MWindow.class));
        if (perspective == null) {
            return;
        }
        MUIElement curves = model.find(RunPerspective.CURVES, perspective);
        MUIElement bottom = model.find(RunPerspective.BOTTOM, perspective);
        if (curves == null) {
            divide(bottom, from, use, RunPerspective.LOW_EDITOR, RunPerspective.LOW_EDITOR, LOW_EDITOR_IN_RUN, LOW_EDITOR_IN_RUN);
        } else if (high || WindowSize.isLow(window.getShell())) {
            divide(curves, from, use, RunPerspective.EDITOR, EDITOR_BESIDE_RUN, EDITOR_IN_RUN, EDITOR_IN_RUN);
            divide(bottom, from, use, RunPerspective.ABOVE_BOTTOM, ABOVE_BOTTOM_BESIDE_RUN, ABOVE_BOTTOM_IN_RUN, CURVES_IN_COMPARISON);
        }
    }

    /** Gives what stands above the folder another share of the height of both, when it has one of these. @param shares one for each use, in their order */
    private static void divide(MUIElement folder, Set<Use> from, Use use, float... shares) {
        if (folder == null) {
            return;
        }
        MUIElement below = folder;
        MUIElement around = below.getParent();
        while (around instanceof MPartSashContainer beside && beside.isHorizontal()) {
            // Another folder stands beside it, or may stand there.
            below = around;
            around = below.getParent();
        }
        if (!(around instanceof MElementContainer<?> sash) || sash.getChildren().size() != 2) {
            return;
        }
        MUIElement above = sash.getChildren().getFirst();
        float before = weight(above);
        float now = before / (before + weight(below));
        float share = shares[use.ordinal()];
        if (from.stream().anyMatch(each -> Math.abs(now - shares[each.ordinal()]) < EXACTNESS)) {
            above.setContainerData(Integer.toString(Math.round(SUM * share)));
            below.setContainerData(Integer.toString(Math.round(SUM * (1 - share))));
        }
    }

    /** Returns the weight of an element in its sash, or not a number when it has none. */
    private static float weight(MUIElement element) {
        try {
            return element.getContainerData() == null ? Float.NaN : Integer.parseInt(element.getContainerData());
        } catch (NumberFormatException e) {
            return Float.NaN;
        }
    }
}
