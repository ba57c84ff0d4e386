// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;

/**
 * The views of runs in one window, so that those of one kind that show different runs can be compared. Found by {@code
 * getSite().getService(RunViews.class)}; the window owns it. User interface's thread only.
 */
public final class RunViews implements IDisposable {
    private static final Texts TEXTS = Texts.of(RunViews.class);

    /** Id of the perspective in which runs are read and compared. Its bundle is in a layer above. */
    public static final String RESULTS = "org.roundtrip.ui.run.results";

    private final List<RunView> views = new ArrayList<>();
    private final FocusService focus;
    private final FocusListener moved = (before, now, origin) -> {
        if (before.run() != now.run()) {
            offer(null);
        }
    };
    private OpenRun offered;
    private Function<OpenRun, Offer> advice = shown -> Offer.NOTHING;

    /**
     * What a view offers in its first line.
     *
     * @param link    a text with a link, empty for nothing
     * @param shorter stands there instead where there is little room
     * @param tip     more about it, for its tool tip; may be empty
     * @param taken   what is done on a click
     */
    public record Offer(String link, String shorter, String tip, Runnable taken) {
        /** Nothing is offered. */
        public static final Offer NOTHING = of("", () -> { });

        /** An offer whose words are as long in any room. */
        static Offer of(String link, Runnable taken) {
            return new Offer(link, link, "", taken);
        }
    }

    /** No view is open. @param focus that of the window */
    public RunViews(FocusService focus) {
        this.focus = focus;
        focus.addListener(moved);
    }

    /**
     * A run that was started in this window comes into focus, unless the perspective in sight compares runs. The comparison
     * stays then, because nobody asked for another one, and the views that follow the focus offer the run in their first line.
     */
    public void begun(OpenRun run) {
        if (views.stream().noneMatch(view -> isCompared(view) && !beside(view, RunView.class).isEmpty())) {
            focus.arrive(Focus.on(run));
        } else {
            offer(run);
        }
    }

    /** Whether a view was opened in the perspective in sight to keep a run. */
    private static boolean isCompared(RunView view) {
        String second = view.getViewSite().getSecondaryId();
        return second != null && view.getSite().getPage().findViewReference(view.getViewSite().getId(), second) != null;
    }

    /** Sets what views that follow the focus offer for the run that they show. An offer of a new run goes first. */
    public void advise(Function<OpenRun, Offer> other) {
        advice = other;
        views.forEach(RunView::sayOffer);
    }

    /**
     * What a view offers. One that follows the focus offers a run that has begun during a comparison, or what is said
     * beside its run. One beside it offers to end the comparison.
     */
    Offer offerIn(RunView view) {
        if (view.isKept()) {
            return view.getViewSite().getSecondaryId() == null ? Offer.NOTHING : Offer.of(TEXTS.text("endComparison"), () -> endComparison(view));
        }
        OpenRun begun = offered;
        return begun != null ? Offer.of(begun.live() ? TEXTS.text("newRunGoesOn") : TEXTS.text("newRunEnded"), () -> focus.set(Focus.on(begun), view))
                : view.run() == null ? Offer.NOTHING : advice.apply(view.run());
    }

    /** The run that is offered to those who look at others; null for none. */
    OpenRun offered() {
        return offered;
    }

    /** Offers another run. @param run null for none */
    void offer(OpenRun run) {
        if (run != offered) {
            offered = run;
            views.forEach(RunView::sayOffer);
        }
    }

    void add(RunView view) {
        views.add(view);
    }

    /** The others of its kind are told that it shows nothing any more. */
    void remove(RunView view) {
        views.remove(view);
        turned(view);
    }

    /** The views of the same kind that show another run than a view does. None while it shows no run itself. */
    <V extends RunView> List<V> beside(V view, Class<V> kind) {
        return views.stream().filter(kind::isInstance).map(kind::cast).filter(each -> isBeside(each, view)).toList();
    }

    private static boolean isBeside(RunView each, RunView view) {
        return each != view && each.getClass() == view.getClass() && each.run() != null && view.run() != null
                && each.run() != view.run();
    }

    /** A view shows another run now: it and the others of its kind are told what is beside them. */
    void turned(RunView view) {
        for (RunView each : List.copyOf(views)) {
            if (each.getClass() == view.getClass()) {
                each.tellBeside();
            }
        }
    }

    /** A run has changed: the views beside which it is shown are told. */
    void changed(OpenRun run, RunView shownIn) {
        beside(shownIn, RunView.class).stream().filter(each -> each.beside() == run).forEach(RunView::tellBeside);
    }

    /** Opens another view of a kind, which keeps a run beside the one in focus. If there is one, it comes forward. */
    public static void openBeside(IWorkbenchPage page, String id, OpenRun run) {
        String there = keeping(page, run).filter(each -> each.getId().equals(id)).map(IViewReference::getSecondaryId).findFirst().orElse(null);
        try {
            if (there == null) {
                RunView another = (RunView) page.showView(id, Long.toString(System.nanoTime()), IWorkbenchPage.VIEW_VISIBLE);
                another.keep(run);
            } else {
                page.showView(id, there, IWorkbenchPage.VIEW_VISIBLE);
            }
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Closes the views that keep a run. Of the kind of one of them, the view of the run that stays gets the keyboard: commands are about that run
     * then.
     */
    void endComparison(RunView one) {
        IWorkbenchPage page = one.getSite().getPage();
        keeping(page, one.run()).toList().forEach(page::hideView);
        IViewPart staying = page.findView(one.getSite().getId());
        if (staying != null) {
            page.activate(staying);
        }
    }

    /** Closes a view whose run has gone. When it was in front, another of its kind that was opened beside the run in focus comes forward. */
    static void close(RunView gone) {
        IWorkbenchPage page = gone.getSite().getPage();
        if (!isCompared(gone)) {
            // The page hides no view of a perspective that is out of sight.
            gone.getSite().getService(MPart.class).getCurSharedRef().setToBeRendered(false);
            return;
        }
        boolean inFront = page.isPartVisible(gone);
        page.hideView(gone);
        if (inFront) {
            Stream.of(page.getViewReferences()).filter(each -> each.getSecondaryId() != null && each.getId().equals(gone.getSite().getId()))
                    .findFirst().map(each -> each.getView(true)).ifPresent(page::bringToTop);
        }
    }

    /** The views that were opened to keep a run beside the one in focus. Some may not have been in sight yet. */
    private static Stream<IViewReference> keeping(IWorkbenchPage page, OpenRun run) {
        EModelService model = page.getWorkbenchWindow().getService(EModelService.class);
        MWindow window = page.getWorkbenchWindow().getService(MWindow.class);
        return Stream.of(page.getViewReferences()).filter(each -> each.getSecondaryId() != null)
                .filter(each -> model.findElements(window, each.getId() + ":" + each.getSecondaryId(), MPart.class).stream()
                        .anyMatch(part -> KeptRun.remembers(part.getPersistedState(), run)));
    }

    @Override
    public void dispose() {
        focus.removeListener(moved);
        views.clear();
    }
}
