// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.percentiles;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.Called;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.InLine;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.charts.ComparedRun;
import org.roundtrip.ui.run.charts.OperationChartView;

/**
 * The view of latency by percentile: the measured calls of one operation, a line for each variant, with response and service time
 * where both exist.
 */
public final class PercentileView extends OperationChartView implements ComparedRun {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.percentiles";
    private static final int LINE = 36;
    private final PercentileDrawer drawer = new PercentileDrawer();
    private InLine inLine;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = (Composite) super.createBody(parent);
        canvas().name(Messages.empty);
        canvas().onLook(part -> compare().beside(this, PercentileView.class).forEach(other -> other.canvas().look(part)));
        inLine = new InLine(body, canvas(), 0, () -> LINE,
                () -> beside(PercentileView.class).stream().map(view -> view.inLine).toList());
        compare().add(this, canvas());
        return body;
    }

    private ComparedCharts compare() {
        return getSite().getService(ComparedCharts.class);
    }

    @Override
    public OpenRun subject() {
        return run();
    }

    @Override
    public void compared() {
        draw();
    }

    @Override
    protected void besideChanged() {
        inLine.allLater();
    }

    @Override
    protected void show(OpenRun other) {
        super.show(other);
        compare().changed(this);
    }

    @Override
    protected void update(OpenRun run) {
        super.update(run);
        compare().changed(this);
    }

    @Override
    protected void showNothing() {
        super.showNothing();
        compare().changed(this);
    }

    @Override
    protected ChartDrawer drawer() {
        return drawer;
    }

    @Override
    protected void draw(OpenRun run, Called shown, boolean logarithmic) {
        drawer.show(new PercentileDrawer.Shown(run, shown, logarithmic,
                compare().beside(this, PercentileView.class).stream().map(PercentileView::run).toList(), compare().words(this)));
    }

    @Override
    protected String table(Viewport view) {
        return drawer.table(view);
    }

    @Override
    protected String fileName() {
        return "percentiles";
    }

    @Override
    protected List<Called> offered(Run run) {
        return Called.of(run);
    }

    @Override
    protected boolean isIn(Focus focus, Called each) {
        return each.equals(new Called(focus.operation(), focus.step()));
    }

    @Override
    protected String whyNothing(Run run) {
        return run.outcome() == Run.Outcome.RUNNING ? Messages.waiting : Messages.noMeasuredCalls;
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
    }
}
