// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.RowKey;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;

/**
 * A view with a chart that only particular runs have, such as those with a sweep. Of other runs it says what they lack. A click on a
 * thing in the chart selects its row.
 */
public abstract class ParticularRunView extends OperationChartView {
    private final StackLayout stack = new StackLayout();
    private Composite both;
    private Control chart;
    private EmptyState lacking;

    /** What is shown of a run that has no such chart: what it lacks, and how to get it. */
    protected abstract EmptyState lacking(Composite parent);

    @Override
    protected Control createBody(Composite parent) {
        both = new Composite(parent, SWT.NONE);
        both.setLayout(stack);
        chart = super.createBody(both);
        canvas().onTarget(row -> select(here().withRow((RowKey) row)));
        lacking = lacking(both);
        return both;
    }

    @Override
    protected void show(OpenRun other) {
        stack.topControl = offered(other.run()).isEmpty() ? lacking : chart;
        super.show(other);
        both.layout();
    }

    /** Lays the view out again, after words in it have changed. */
    protected final void layOut() {
        both.layout(true, true);
    }
}
