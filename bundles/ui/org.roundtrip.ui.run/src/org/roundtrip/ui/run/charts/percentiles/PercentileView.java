// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.percentiles;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.Called;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.charts.OperationChartView;

/**
 * The view of the measured calls' latency by percentile. Each variant has a line, with response and service time where
 * both exist.
 */
public final class PercentileView extends OperationChartView {
    private static final Texts TEXTS = Texts.of(PercentileView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.percentiles";
    private final PercentileDrawer drawer = new PercentileDrawer();

    @Override
    protected Control createBody(Composite parent) {
        Control body = super.createBody(parent);
        canvas().name(TEXTS.text("empty"));
        return body;
    }

    @Override
    protected ChartDrawer drawer() {
        return drawer;
    }

    @Override
    protected void draw(OpenRun run, Called shown, boolean logarithmic) {
        drawer.show(new PercentileDrawer.Shown(run, shown, logarithmic, comparedRuns(), wordsOnAxes()));
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
        return run.outcome() == Run.Outcome.RUNNING ? TEXTS.text("waiting") : TEXTS.text("noMeasuredCalls");
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
