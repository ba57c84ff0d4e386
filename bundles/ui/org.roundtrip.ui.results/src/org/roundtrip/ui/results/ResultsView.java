// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.RowKey;
import org.roundtrip.words.ComparisonWords;
import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.words.StudiedWords;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunView;

/** Shows how a run stands, its results in a table, and what is to be known of the selected row. */
public final class ResultsView extends RunView {
    private static final Texts TEXTS = Texts.of(ResultsView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.results.table";
    /** A view of the bundle ui.run, which may be missing. */
    private static final String WARM_UP = "org.roundtrip.ui.run.warmUp";

    /** Between the table and what is above it, in pixels. */
    private static final int INDENT = 6;

    private IMemento saved;
    private SummaryLabel summary;
    private ResultTable table;
    private FilterBar filter;
    private ResultActions actions;
    private RowDetails details;
    private TwoRows pair;
    private List<Result> shown;
    /** Whether the run went on when its results were shown. */
    private boolean live;
    private OpenRun against;
    private Against comparison;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        saved = memento;
    }

    @Override
    public void saveState(IMemento memento) {
        super.saveState(memento);
        table.save(memento);
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        summary = new SummaryLabel(body);
        table = new ResultTable(body);
        GridDataFactory.fillDefaults().grab(true, true).indent(0, INDENT).applyTo(table.control());
        filter = new FilterBar(body, table);
        details = new RowDetails(body);
        pair = new TwoRows(body, this::showDetails);
        table.restore(saved);
        Listener least = event -> ((GridData) table.control().getLayoutData()).minimumHeight = table.leastHeight();
        body.addListener(SWT.Resize, least);
        table.control().addListener(SWT.Selection, event -> selected());
        table.onOrder(this::lead);
        Theme.onChange(body, table::refresh);
        actions = new ResultActions(getViewSite(), table, filter, this::run, this::showBoth);
        return body;
    }

    /** The chart above names the run. */
    @Override
    protected boolean leads() {
        return false;
    }

    @Override
    protected void showNothing() {
        actions.enable(false);
    }

    @Override
    protected void show(OpenRun run) {
        actions.enable(true);
        shown = null;
        update(run);
        besideChanged();
        focusMoved(here());
    }

    @Override
    protected void update(OpenRun run) {
        boolean ended = live && !run.live();
        if (run.results() != shown || ended) {
            live = run.live();
            shown = run.results();
            table.show(run.run(), shown);
            if (table.sorted()) {
                lead();
            }
            filter.filter();
            showDetails();
        }
        say(run);
    }

    private void say(OpenRun run) {
        if (run == null) {
            return;
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(run.toBeRead() && run.results().isEmpty() ? TEXTS.text("loading") : RunSummary.of(run.run(), !run.findings().isEmpty()));
        if (comparison != null) {
            sentences.addAll(comparison.summary(run.results()));
        }
        sentences.add(StudiedWords.leftOut(run.run()));
        summary.say(sentences, List.of());
    }

    @Override
    protected void focusMoved(Focus focus) {
        if (comparedWith() != against) {
            besideChanged();
        }
        table.select(new RowKey(focus.variant(), focus.operation(), focus.step()));
        showDetails();
    }

    /** Only one of two tables says the difference. The head of the view that keeps its run says when the two have no row in common. */
    @Override
    protected void besideChanged() {
        against = comparedWith();
        if (against != null && against.toBeRead()) {
            // After a start no view may be made yet that shows it, and so reads it.
            against.analysis();
        }
        comparison = against == null || !PlanDifference.obstacle(run().run(), against.run()).isEmpty() ? null
                : new Against(RunNames.shortName(against), RunNames.when(against.run().started()), against.results(),
                        Counterparts.of(run().run(), against.run()), ComparisonWords.threads(run().run(), against.run()));
        table.compare(comparison, !beside(ResultsView.class).isEmpty());
        say(run());
        orderAlike();
    }

    /**
     * The run that this one is compared with. Of two runs the one that began later is compared with the other. Of more,
     * those that views keep are compared with the one in focus, and so is one whose other view is not there. Null for
     * none.
     */
    private OpenRun comparedWith() {
        List<OpenRun> others = beside(ResultsView.class).stream().map(ResultsView::run).toList();
        if (others.size() == 1) {
            return run().run().started().isAfter(others.getFirst().run().started()) ? others.getFirst() : null;
        }
        OpenRun focused = focus().focus().run();
        return !isKept() ? null : !others.isEmpty() ? beside() : focused == run() ? null : focused;
    }

    /** Rows of the same name stand beside each other: the tables beside this one take its order. */
    private void lead() {
        beside(ResultsView.class).forEach(view -> view.table.follow(table));
    }

    /** Of two sorted tables the one of the run in focus leads. */
    private void orderAlike() {
        ResultTable sorted = beside(ResultsView.class).stream().map(view -> view.table).filter(ResultTable::sorted).findFirst().orElse(null);
        if (sorted != null && (isKept() || !table.sorted())) {
            table.follow(sorted);
        } else if (!table.sorted()) {
            table.follow(table);
        }
    }

    private void showChart(String id) {
        IViewPart chart = getSite().getPage().findView(id);
        if (chart != null) {
            getSite().getPage().bringToTop(chart);
        }
    }

    private void showBoth() {
        Result row = table.selection().getFirst();
        select(here().withRow(row.row()));
        showChart(WARM_UP);
    }

    private void selected() {
        Result row = table.selected();
        if (row != null) {
            select(here().withRow(row.row()));
        }
        showDetails();
    }

    private void showDetails() {
        List<Result> rows = table.selection();
        pair.compare(run(), rows);
        details.show(rows.size() == 1 ? RowNotes.of(run().run(), rows.getFirst())
                : pair.sentence().map(RowNotes::ofTwo).orElse(null));
        table.control().showSelection();
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
