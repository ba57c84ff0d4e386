// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.sweep;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.analysis.sweep.Knee;
import org.roundtrip.analysis.sweep.SweepLine;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.chart.SweepChart;
import org.roundtrip.model.Called;
import org.roundtrip.model.Run;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.charts.ParticularRunView;
import org.roundtrip.words.SweepWords;

/**
 * The view of a sweep. It shows response and answered calls of one operation at each step, a line for each variant, with
 * knees. A click on a point selects its row. While the run is under way it shows the steps of which a fork has ended.
 * Sweeps of the same value are compared by eye.
 */
public final class SweepView extends ParticularRunView {
    private static final Texts TEXTS = Texts.of(SweepView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.sweep";
    private static final int LEAST_WIDTH = 100;
    private final SweepDrawer drawer = new SweepDrawer();
    private Label knees;

    @Override
    protected EmptyState lacking(Composite parent) {
        return new EmptyState(parent, TEXTS.text("none"), TEXTS.text("noneHow"));
    }

    @Override
    protected void addChoices(Composite choices) {
        knees = new Label(choices, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(knees);
    }

    @Override
    protected ChartDrawer drawer() {
        return drawer;
    }

    @Override
    protected void draw(OpenRun run, Called shown, boolean logarithmic) {
        List<SweepLine> lines = SweepLine.of(run.results(), shown.operation());
        SweepChart.Beside beside = new SweepChart.Beside(comparedRuns().stream()
                .flatMap(other -> SweepLine.of(other.results(), shown.operation()).stream()).toList(), wordsOnAxes());
        drawer.show(new SweepDrawer.Shown(ProviderColours.of(run.run()), lines, beside, logarithmic, !run.live()));
        Sweep sweep = sweep(run);
        canvas().name(TEXTS.text("spoken", sweep.name(), SweepWords.ends(lines)));
        String words = !run.live() ? SweepWords.kneesInShort(lines) : Knee.isOf(sweep) ? TEXTS.text("running") : "";
        if (!knees.getText().equals(words.replace("&", "&&"))) {
            knees.setText(words.replace("&", "&&"));
            knees.setToolTipText(String.join("\n", SweepWords.knees(lines.stream().flatMap(line -> line.rows().stream()).toList())));
            layOut();
        }
    }

    private static Sweep sweep(OpenRun run) {
        return run.run().plan().sweep().orElseThrow();
    }

    /** Steps of different values have no axis in common. */
    @Override
    public String obstacle(ComparedCharts.Compared other) {
        return sweep(subject()).value().equals(sweep(((SweepView) other).subject()).value()) ? super.obstacle(other) : TEXTS.text("otherSweep");
    }

    @Override
    protected String table(Viewport view) {
        return drawer.table(view);
    }

    @Override
    protected String fileName() {
        return "sweep";
    }

    @Override
    protected List<Called> offered(Run run) {
        return Called.of(run).stream().filter(called -> called.step() != null).map(Called::operation).distinct()
                .map(operation -> new Called(operation, null)).toList();
    }

    @Override
    protected boolean isIn(Focus focus, Called each) {
        return each.operation().equals(focus.operation());
    }

    /** The step in focus stays there, since the other operation has it too. */
    @Override
    protected Focus focusOn(Called chosen) {
        Focus now = here();
        Step step = now.step() != null ? now.step() : sweep(run()).steps().getFirst();
        return now.withOperation(chosen.operation(), step);
    }

    @Override
    protected String whyNothing(Run run) {
        return run.outcome() == Run.Outcome.RUNNING ? TEXTS.text("waiting") : TEXTS.text("nothing");
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
