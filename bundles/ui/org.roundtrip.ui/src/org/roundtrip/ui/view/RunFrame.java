// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.open.OpenRun;

/**
 * What stands around the body of a view of a run. The first line names the run, says an error of the view and offers
 * something. While no run is shown, an empty state takes the place of both. User interface's thread only.
 */
final class RunFrame {
    private final Defects defects = new Defects();
    private final StackLayout stack = new StackLayout();
    private final RunHead head;
    private final Composite parent;
    private final EmptyState empty;
    private Control body;
    private final boolean leads;
    private String said = "";

    /** A frame without a body. @param leads whether its first line is there without a problem, too */
    RunFrame(Composite place, boolean leads) {
        this.leads = leads;
        Composite whole = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
        head = new RunHead(whole);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(head.control());
        head.control().setVisible(false);
        parent = new Composite(whole, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parent);
        parent.setLayout(stack);
        empty = new EmptyState(parent);
    }

    /** Creates the body, which is shown with the first run. */
    void fill(Function<Composite, Control> created) {
        body = created.apply(parent);
        stack.topControl = empty;
    }

    /** The place of the body. */
    Composite place() {
        return parent;
    }

    /** What is shown while no run is. */
    EmptyState empty() {
        return empty;
    }

    /** Does something to show a run. From then on the first line says an error, see {@link #name}, and the view goes on. */
    void attempt(OpenRun run, Runnable work) {
        String problem = run.problem();
        try {
            work.run();
        } catch (RuntimeException e) {
            problem = defects.report(e);
        }
        said = problem;
    }

    /** Names a run in the first line. @param beside the run that it is compared with; null for none */
    void name(OpenRun run, OpenRun beside) {
        head.show(run, said, beside);
        fit();
    }

    /** Offers something at the end of the first line. */
    void offer(RunViews.Offer what) {
        head.offer(what);
    }

    /** Shows the body under the first line, or neither. */
    void show(boolean run) {
        stack.topControl = run ? body : empty;
        parent.layout();
        fit();
    }

    private void fit() {
        boolean named = stack.topControl == body && (leads || !said.isEmpty());
        GridData data = (GridData) head.control().getLayoutData();
        if (data.exclude == named) {
            data.exclude = !named;
            head.control().setVisible(named);
            parent.getParent().layout();
        }
    }

    /** Gives what is shown the focus. */
    void setFocus() {
        stack.topControl.setFocus();
    }
}
