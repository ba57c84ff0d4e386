// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.trend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.files.Csv;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartDrawer;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.charts.OperationChartView;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.KnownResults;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowTable;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.view.MenuButton;
import org.roundtrip.ui.view.ViewAction;

/** Shows how the medians of the operation in focus were in the latest runs of the plan in focus. A click on a median opens its run. */
public final class TrendView extends OperationChartView {
    private static final Texts TEXTS = Texts.of(TrendView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.trend";
    /** Older runs are left out, because each is read. */
    private static final int MOST = 50;
    private static final int LEAST_WIDTH = 100;
    /** Rows of the table that are seen at once. */
    private static final int SEEN = 5;
    private final TrendDrawer drawer = new TrendDrawer();
    private Trend.Order order = Trend.Order.DATE;
    private Label summary;
    private RowTable<Trend.Entry> table;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = (Composite) super.createBody(parent);
        canvas().onTarget(entry -> open((Trend.Entry) entry));
        table = new RowTable<>(body, SWT.SINGLE, new ColumnModel<>(List.of()), entry -> entry.measured().item());
        table.onOpen(this::open);
        GridData data = GridDataFactory.fillDefaults().grab(true, false).create();
        data.heightHint = SEEN * table.control().getItemHeight();
        table.control().setLayoutData(data);
        Theme.onChange(body, table::refresh);
        getViewSite().getActionBars().getToolBarManager().add(new MenuButton(TEXTS.text("order"), "down") {
            @Override
            protected void fill(IMenuManager menu) {
                for (Trend.Order each : Trend.Order.values()) {
                    menu.add(ViewAction.choice(TEXTS.text("order." + each), TEXTS.text("orderTip"), each == order, () -> sort(each)));
                }
            }
        });
        library().onChange(body, this::draw);
        getSite().getService(KnownResults.class).onChange(body, this::draw);
        return body;
    }

    private Library library() {
        return getSite().getService(Library.class);
    }

    @Override
    protected void addChoices(Composite choices) {
        summary = new Label(choices, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(summary);
    }

    private void sort(Trend.Order other) {
        order = other;
        draw();
    }

    private void open(Trend.Entry entry) {
        if (entry != null) {
            Opening.run(entry.measured().item().folder(), getSite().getPage());
        }
    }

    @Override
    protected ChartDrawer drawer() {
        return drawer;
    }

    @Override
    protected void draw(OpenRun run, Called shown, boolean logarithmic) {
        List<RunItem> items = library().on(Shelf.RUNS).stream().filter(RunItem.class::isInstance).map(RunItem.class::cast)
                .filter(item -> item.run() != null && item.run().plan().name().equals(run.run().plan().name())).limit(MOST).toList();
        List<Trend.Measured> measured = new ArrayList<>();
        for (RunItem item : items) {
            Optional<List<Result>> rows = getSite().getService(KnownResults.class).of(item);
            rows.ifPresent(known -> measured.add(new Trend.Measured(item, known)));
        }
        Trend trend = Trend.of(measured, shown, order, here().variant(), getSite().getService(Providers.class)::optionName);
        drawer.show(new TrendDrawer.Shown(trend, logarithmic));
        canvas().name(TEXTS.text("name", shown.words(), trend.entries().size()));
        say(measured.size() < items.size() ? TEXTS.text("reading", measured.size(), items.size()) : TEXTS.text("runs", items.size()));
        table.show(new ColumnModel<>(TrendColumn.all(trend)), trend.entries());
        table.select(items.stream().filter(item -> item.folder().equals(run.folder().folder())).findFirst().orElse(null));
    }

    private void say(String words) {
        if (!summary.getText().equals(words)) {
            summary.setText(words);
            summary.getParent().layout();
        }
    }

    /** The runs that are shown, in their order. */
    public List<Run> shown() {
        return drawer.trend().entries().stream().map(entry -> entry.measured().run()).toList();
    }

    @Override
    protected String table(Viewport view) {
        Trend trend = drawer.trend();
        List<TrendColumn> columns = TrendColumn.all(trend);
        return Csv.line(columns.stream().map(TrendColumn::title).toList())
                + trend.entries().stream().map(entry -> Csv.line(columns.stream().map(column -> column.plain(entry)).toList())).collect(Collectors.joining());
    }

    @Override
    protected String fileName() {
        return "trend";
    }

    @Override
    protected List<Called> offered(Run run) {
        return Called.of(run);
    }

    @Override
    protected boolean isIn(Focus focus, Called each) {
        return each.equals(new Called(focus.operation(), focus.step()));
    }

    /** Its horizontal axis is shared with no other chart. */
    @Override
    public OpenRun subject() {
        return null;
    }

    @Override
    protected String whyNothing(Run run) {
        return TEXTS.text("nothing");
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
