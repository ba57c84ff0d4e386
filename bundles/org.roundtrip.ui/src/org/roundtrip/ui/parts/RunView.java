// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.files.RunFolder;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * A view of one run: the one in focus, or one that a person pinned here to see two runs side by side. Its first line names
 * the run. Shows an empty state while no run is open. It publishes a {@link Focus} as its selection: the row, call or packet
 * in focus, or the run as a whole. All methods run on the user interface's thread.
 */
public abstract class RunView extends ViewPart {
    /** The folder of the run that a view keeps, in what the workbench remembers of it. */
    private static final String KEPT = "keptRun";
    private final FocusListener following = (before, now, origin) -> follow(now, origin);
    private final OpenRunsListener watching = new OpenRunsListener() {
        @Override
        public void opened(OpenRun opened) {
            if (opened.folder().folder().equals(awaited)) {
                keep(opened);
            }
        }

        @Override
        public void changed(OpenRun changed) {
            if (changed == run) {
                attempt(() -> update(changed));
            }
        }

        @Override
        public void closed(OpenRun closed) {
            if (closed == kept && getViewSite().getSecondaryId() != null) {
                getSite().getPage().hideView(RunView.this);
            } else if (closed == kept) {
                keep(null);
            } else if (closed == run) {
                turnTo(null);
                publish();
            }
        }
    };
    private PublishedSelection selection;
    private StackLayout stack;
    private final Defects defects = new Defects();
    private RunHead head;
    private Composite parent;
    private EmptyState empty;
    private Control body;
    private OpenRun run;
    private OpenRun kept;
    /** Folder of the run that was kept when the workbench ended, until it is open again; or null. */
    private Path awaited;
    private String said = "";

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

    /** Another part moved the focus within the shown run. */
    protected void focusMoved(Focus focus) {
    }

    /** The run that is shown, or null. */
    protected final OpenRun run() {
        return run;
    }

    /** The focus that all views of the window share. */
    protected final FocusService focus() {
        return getSite().getService(FocusService.class);
    }

    /** The open runs. */
    protected final OpenRuns runs() {
        return getSite().getService(OpenRuns.class);
    }

    /** Whether this view keeps its run when the focus changes. */
    public final boolean isKept() {
        return kept != null;
    }

    /** Keeps showing a run; null follows the focus again. */
    public final void keep(OpenRun other) {
        awaited = null;
        kept = other;
        setPartName(other == null ? getConfigurationElementName() : getConfigurationElementName() + ": "
                + RunNames.shortName(other));
        turnTo(other == null ? focus().focus().run() : other);
        publish();
    }

    /** Opens another view of the same kind, which keeps showing a run beside the run in focus. */
    public static void openBeside(IWorkbenchPage page, String id, OpenRun run) {
        try {
            RunView another = (RunView) page.showView(id, Long.toString(System.nanoTime()), IWorkbenchPage.VIEW_VISIBLE);
            another.keep(run);
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
    }

    private String getConfigurationElementName() {
        return getConfigurationElement().getAttribute("name");
    }

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        String folder = memento == null ? null : memento.getString(KEPT);
        awaited = folder == null || !RunFolder.isRun(Path.of(folder)) ? null : Path.of(folder);
    }

    @Override
    public void saveState(IMemento memento) {
        Path folder = kept == null ? awaited : kept.folder().folder();
        if (folder != null) {
            memento.putString(KEPT, folder.toString());
        }
    }

    @Override
    public final void createPartControl(Composite place) {
        selection = new PublishedSelection(getSite());
        Composite whole = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        head = new RunHead(whole);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(head.control());
        parent = new Composite(whole, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parent);
        stack = new StackLayout();
        parent.setLayout(stack);
        empty = new EmptyState(parent);
        sayEmpty(empty);
        body = createBody(parent);
        stack.topControl = empty;
        RunChooser.addTo(this);
        focus().addListener(following);
        runs().addListener(watching);
        parent.addDisposeListener(disposed -> {
            focus().removeListener(following);
            runs().removeListener(watching);
            if (run != null) {
                run.hide();
            }
        });
        follow(focus().focus(), null);
        if (awaited != null) {
            runs().find(awaited).ifPresent(this::keep);
        }
    }

    private void follow(Focus now, Object origin) {
        if (kept == null && awaited == null) {
            turnTo(now.run());
        } else if (run != null) {
            showHead();
        }
        if (run != null && origin != this && Objects.equals(now.run(), run)) {
            focusMoved(now);
        }
        publish();
    }

    private void publish() {
        Focus now = focus().focus();
        selection.publish(run == null ? null : now.run() == run ? now : Focus.on(run));
    }

    /** An error of the view is said in its head, and the view goes on. */
    private void attempt(Runnable work) {
        String problem = run.problem();
        try {
            work.run();
        } catch (RuntimeException e) {
            problem = defects.report(e);
        }
        said = problem;
        showHead();
    }

    private void showHead() {
        head.show(run, said, kept == null ? null : focus().focus().run());
    }

    private void turnTo(OpenRun other) {
        if (other == run) {
            return;
        }
        if (run != null) {
            run.hide();
        }
        run = other;
        if (run != null) {
            run.show();
            attempt(() -> show(run));
        } else {
            showNothing();
        }
        stack.topControl = run == null ? empty : body;
        ((GridData) head.control().getLayoutData()).exclude = run == null;
        head.control().setVisible(run != null);
        parent.layout();
        parent.getParent().layout();
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }
}
