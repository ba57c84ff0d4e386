// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.interop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.model.Called;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.charts.ParticularRunView;
import org.roundtrip.words.interop.InteropTable;

/**
 * The view of a run in which every client calls every server. A heat map shows all operations together, or one. A click
 * on a cell of one operation selects its row. While the run is under way it shows the forks that have ended.
 */
public final class InteropView extends ParticularRunView {
    private static final Texts TEXTS = Texts.of(InteropView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.interop";
    /** Stands for all operations; no operation has an empty name. */
    private static final Called ALL = new Called("", null);
    private static final int LEAST_WIDTH = 100;
    private final InteropDrawer drawer = new InteropDrawer();
    private Label summary;

    @Override
    protected void addChoices(Composite choices) {
        summary = new Label(choices, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(summary);
    }

    @Override
    protected EmptyState lacking(Composite parent) {
        return new EmptyState(parent, TEXTS.text("none"), TEXTS.text("noneHow"));
    }

    @Override
    protected ChartDrawer drawer() {
        return drawer;
    }

    @Override
    protected void draw(OpenRun run, Called shown, boolean logarithmic) {
        Interop interop = Interop.of(run.run(), run.results()).orElseThrow();
        drawer.show(new InteropDrawer.Shown(interop, shown.equals(ALL) ? Optional.empty() : Optional.of(shown.operation())));
        String words = InteropTable.summary(interop);
        canvas().name(words);
        if (!summary.getText().equals(words)) {
            summary.setText(words);
            layOut();
        }
    }

    @Override
    protected String table(Viewport view) {
        return drawer.table();
    }

    @Override
    protected String fileName() {
        return "interoperability";
    }

    @Override
    protected String words(Called each) {
        return each.equals(ALL) ? TEXTS.text("all") : super.words(each);
    }

    @Override
    protected List<Called> offered(Run run) {
        return !run.plan().everyPair() ? List.of() : Stream.concat(Stream.of(ALL), Called.of(run).stream()
                .map(called -> new Called(called.operation(), null)).distinct()).toList();
    }

    @Override
    protected boolean isIn(Focus focus, Called each) {
        return each.operation().equals(focus.operation());
    }

    @Override
    protected Focus focusOn(Called chosen) {
        return chosen.equals(ALL) ? here() : here().withOperation(chosen.operation(), null);
    }

    /** A heat map has no axes to share with others. */
    @Override
    public OpenRun subject() {
        return null;
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
