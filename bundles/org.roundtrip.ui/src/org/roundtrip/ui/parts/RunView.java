// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.parts;

import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * A view of one run: of the one in focus, or of the one it was kept on, so that two runs can be seen side by side. Shows
 * an empty state while there is none. Everything here runs on the user interface's thread.
 */
public abstract class RunView extends ViewPart {
    private final FocusListener following = (before, now, origin) -> follow(now, origin);
    private final OpenRunsListener watching = new OpenRunsListener() {
        @Override
        public void changed(OpenRun changed) {
            if (changed == run) {
                update(changed);
            }
        }

        @Override
        public void closed(OpenRun closed) {
            if (closed == kept) {
                keep(null);
            } else if (closed == run) {
                turnTo(null);
            }
        }
    };
    private StackLayout stack;
    private Composite parent;
    private EmptyState empty;
    private Control body;
    private OpenRun run;
    private OpenRun kept;

    /** Makes what shows a run. */
    protected abstract Control createBody(Composite bodyParent);

    /** Shows another run than before. */
    protected abstract void show(OpenRun shown);

    /** No run is shown any more. Lets go what was drawn of the run before. */
    protected void showNothing() {
    }

    /** More is known of the run that is shown. At most 20 times a second. */
    protected abstract void update(OpenRun shown);

    /** Says what would be here and how to get it; no run is open. */
    protected abstract void sayEmpty(EmptyState words);

    /** The focus moved within the run that is shown, by another part than this. */
    protected void focusMoved(Focus focus) {
    }

    /** The run that is shown, or null. */
    protected final OpenRun run() {
        return run;
    }

    /** Where everyone looks. */
    protected final FocusService focus() {
        return getSite().getService(FocusService.class);
    }

    /** The runs that are open. */
    protected final OpenRuns runs() {
        return getSite().getService(OpenRuns.class);
    }

    /** Whether this view stays on its run whatever the focus does. */
    public final boolean isKept() {
        return kept != null;
    }

    /** Stays on a run; null follows the focus again. */
    public final void keep(OpenRun other) {
        kept = other;
        setPartName(other == null ? getConfigurationElementName() : getConfigurationElementName() + ": "
                + RunNames.shortName(other.run()));
        turnTo(other == null ? focus().focus().run() : other);
    }

    private String getConfigurationElementName() {
        return getConfigurationElement().getAttribute("name");
    }

    @Override
    public final void createPartControl(Composite place) {
        parent = new Composite(place, SWT.NONE);
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
    }

    private void follow(Focus now, Object origin) {
        if (kept == null) {
            turnTo(now.run());
        }
        if (run != null && origin != this && Objects.equals(now.run(), run)) {
            focusMoved(now);
        }
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
            show(run);
        } else {
            showNothing();
        }
        stack.topControl = run == null ? empty : body;
        parent.layout();
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }
}
