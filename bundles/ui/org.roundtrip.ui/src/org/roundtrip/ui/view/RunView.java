// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.List;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * A view of one run. It is the one in focus, or one that a person pinned here to see two side by side. Its first line
 * names the run. Shows an empty state while no run is open. It publishes a {@link Focus} as its selection: the row, call
 * or packet in focus, or the run as a whole. All methods run on the user interface's thread.
 */
public abstract class RunView extends ViewPart {
    private static final Texts TEXTS = Texts.of(RunView.class);

    private final FocusListener following = (before, now, origin) -> follow(now, origin);
    private final OpenRunsListener watching = new OpenRunsListener() {
        @Override
        public void opened(OpenRun opened) {
            if (opened.folder().folder().equals(kept.awaited())) {
                keep(opened);
            }
        }

        @Override
        public void openedAgain() {
            if (kept.awaited() != null) {
                giveUp();
            }
            sayWhyEmpty();
        }

        @Override
        public void changed(OpenRun changed) {
            if (changed == run) {
                attempt(() -> update(changed));
                views().changed(changed, RunView.this);
            } else if (isKept() && changed == focus().focus().run() && beside() == null) {
                // It is compared with the run in focus also while no other view of its kind has been in sight.
                tellBeside();
            }
            if (changed == views().offered()) {
                sayOffer();
            }
        }

        @Override
        public void closed(OpenRun closed) {
            if (closed == views().offered()) {
                views().offer(null);
            }
            if (closed == kept.run() && getViewSite().getSecondaryId() != null) {
                RunViews.close(RunView.this);
            } else if (closed == kept.run()) {
                keep(null);
            } else if (closed == run) {
                turnTo(null);
                publish();
            }
        }
    };
    private PublishedSelection selection;
    private RunFrame frame;
    private OpenRun run;
    private KeptRun kept;
    /** What is selected in the run that is kept, while another run is in focus. Null for the same row there. */
    private Focus own;

    /** Creates the widget that shows a run. */
    protected abstract Control createBody(Composite bodyParent);

    /** Shows another run than before. */
    protected abstract void show(OpenRun shown);

    /** No run is shown any more. Releases what was drawn of the run before. */
    protected void showNothing() {
    }

    /** The shown run has changed. Called at most twice a second. */
    protected abstract void update(OpenRun shown);

    /** Fills the empty state: what would be here, and how to get it. */
    protected abstract void sayEmpty(EmptyState words);

    /** Called when another part moved the focus within the shown run, or to its row in the run in focus. */
    protected void focusMoved(Focus focus) {
    }

    /** Another view of the same kind shows another run than before, or none, or that run has changed, see {@link #beside}. */
    protected void besideChanged() {
    }

    /** Whether the first line names the run in any case. Of views that stand together one does; in the others it is there for a problem. */
    protected boolean leads() {
        return true;
    }

    /** The run that is shown, or null. */
    protected final OpenRun run() {
        return run;
    }

    /** The focus that all views of the window share. */
    protected final FocusService focus() {
        return getSite().getService(FocusService.class);
    }

    /** What is in focus of the shown run. In a view that keeps another run, it is the same row of that one. */
    protected final Focus here() {
        Focus shared = focus().focus();
        return shared.run() == run || run == null ? shared : own != null ? own : shared.in(run);
    }

    /**
     * Moves the focus to a part of the shown run. While another run is in focus, as in a view that keeps its run, the focus
     * stays on that run and moves to the same row there, so that the two can be compared.
     */
    protected final void select(Focus selected) {
        OpenRun other = focus().focus().run();
        if (!isKept() || other == null || other == run) {
            focus().set(selected, this);
        } else {
            own = selected;
            focus().set(selected.in(other), this);
            publish();
        }
    }

    /** Moves the focus to what this view shows, before a command about its run. A view that keeps its run does so too. */
    public final void focusHere() {
        focus().set(here(), null);
    }

    private RunViews views() {
        return getSite().getService(RunViews.class);
    }

    /** The other views of the same kind in the window that show another run, to be compared with this one. */
    protected final <V extends RunView> List<V> beside(Class<V> kind) {
        return views().beside(kind.cast(this), kind);
    }

    /** The run that another view of the same kind shows beside this one; null when there is none. */
    protected final OpenRun beside() {
        return beside(RunView.class).stream().findFirst().map(RunView::run).orElse(null);
    }

    void tellBeside() {
        if (run != null) {
            attempt(this::besideChanged);
        }
    }

    /** The open runs. */
    protected final OpenRuns runs() {
        return getSite().getService(OpenRuns.class);
    }

    /** Whether this view keeps its run when the focus changes. */
    public final boolean isKept() {
        return kept.run() != null;
    }

    /** Keeps showing a run; null follows the focus again. */
    public final void keep(OpenRun other) {
        kept.keep(other);
        String name = getConfigurationElement().getAttribute("name");
        setPartName(other == null ? name : name + ": " + RunNames.shortName(other));
        turnTo(other == null ? focus().focus().run() : other);
        sayOffer();
        publish();
    }

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        kept = new KeptRun(getSite().getService(MPart.class).getPersistedState());
    }

    @Override
    public final void createPartControl(Composite place) {
        selection = new PublishedSelection(getSite());
        frame = new RunFrame(place, leads());
        frame.fill(this::createBody);
        EditCommand.enable(getViewSite().getActionBars(), false);
        RunChooser.addTo(this);
        focus().addListener(following);
        runs().addListener(watching);
        RunViews views = views();
        views.add(this);
        frame.place().addDisposeListener(disposed -> {
            focus().removeListener(following);
            runs().removeListener(watching);
            views.remove(this);
            if (run != null) {
                run.hide();
            }
        });
        follow(focus().focus(), null);
        if (kept.awaited() != null) {
            runs().find(kept.awaited()).ifPresent(this::keep);
        }
        if (kept.isGone() || kept.awaited() != null && !runs().toCome()) {
            giveUp();
        }
        sayWhyEmpty();
    }

    /** Called when the kept run is gone. A view that was made for it closes, another one follows the focus. */
    private void giveUp() {
        kept.giveUp();
        if (getViewSite().getSecondaryId() != null) {
            frame.place().getDisplay().asyncExec(() -> RunViews.close(this));
        } else {
            follow(focus().focus(), null);
        }
    }

    private void sayWhyEmpty() {
        if (runs().toCome()) {
            frame.empty().say(TEXTS.text("loadingRuns"), "", null);
        } else {
            sayEmpty(frame.empty());
        }
    }

    private void follow(Focus now, Object origin) {
        if (!isKept() && kept.awaited() == null) {
            turnTo(now.run());
        } else if (run != null) {
            showHead();
        }
        if (run != null && origin != this) {
            own = null;
            focusMoved(here());
        }
        publish();
    }

    private void publish() {
        selection.publish(run == null ? null : here());
    }

    private void attempt(Runnable work) {
        frame.attempt(run, work);
        showHead();
    }

    private void showHead() {
        frame.name(run, isKept() ? focus().focus().run() : null);
    }

    /** There may be something else to offer. */
    void sayOffer() {
        frame.offer(views().offerIn(this));
    }

    private void turnTo(OpenRun other) {
        if (other == run) {
            return;
        }
        if (run != null) {
            run.hide();
        }
        run = other;
        own = null;
        EditCommand.enable(getViewSite().getActionBars(), run != null);
        if (run != null) {
            run.show();
            attempt(() -> show(run));
        } else {
            showNothing();
        }
        sayOffer();
        frame.show(run != null);
        views().turned(this);
    }

    @Override
    public void setFocus() {
        frame.setFocus();
    }
}
