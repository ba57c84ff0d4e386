// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.chart.ProviderColours;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.sizes.SweepFields.Sweep;
import org.roundtrip.ui.design.views.Answer;
import org.roundtrip.ui.design.views.Called;
import org.roundtrip.ui.design.views.PreviewView;
import org.roundtrip.ui.view.TurningSash;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowTable;

/**
 * Shows how many bytes each provider sends at several lengths of one place of the payload. It has a chart, a table and
 * words.
 */
public final class SizesView extends PreviewView<List<SizePoint>> {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.sizes";
    private static final Texts TEXTS = Texts.of(SizesView.class);
    private static final int MOST_LINES = 3;
    private final SizesDrawer drawer = new SizesDrawer();
    private final MeasuredSizes measured = new MeasuredSizes();
    private SweepFields fields;
    private Label sentence;
    private ChartCanvas canvas;
    private RowTable<SizeRow> table;
    private SizesActions actions;
    private Sweep sweep = new Sweep("", List.of());
    private Map<String, Answer<List<SizePoint>>> answers = Map.of();

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        createHead(body);
        fields = new SweepFields(body, this::later, this::redrawAll);
        GridDataFactory.fillDefaults().grab(true, false).hint(100, SWT.DEFAULT).applyTo(fields.control());
        sentence = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 0).hint(100, SWT.DEFAULT).applyTo(sentence);
        SashForm sash = TurningSash.in(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        canvas = new ChartCanvas(sash, drawer);
        canvas.name(TEXTS.text("chart"));
        table = new RowTable<>(sash, SWT.MULTI, new ColumnModel<>(List.of(SizeColumn.values())), new SizeStyle(body.getDisplay()));
        return body;
    }

    @Override
    protected void addActions() {
        actions = new SizesActions(this, canvas, table, drawer);
    }

    /** Returns the points that are shown, for tests. */
    public List<SizePoint> points() {
        return table.rows().stream().map(SizeRow::point).filter(Objects::nonNull).toList();
    }

    @Override
    protected Control first() {
        return canvas;
    }

    @Override
    protected String emptyWords() {
        return TEXTS.text("empty");
    }

    @Override
    protected void selectionChanged() {
        editing().ifPresent(editing -> {
            offer(editing, called(editing));
            fields.follow(editing);
            later();
        });
    }

    @Override
    protected Optional<Object> details(DesignEditing editing) {
        if (!offer(editing, called())) {
            say(called().map(call -> TEXTS.text("none.operation", call.operation().name())).orElseGet(() -> TEXTS.text("none")),
                    TEXTS.text("none.how"));
            return Optional.empty();
        }
        // While a person is still writing, the last measured lengths stay.
        sweep = new Sweep(fields.path(), fields.lengths().orElse(sweep.lengths()));
        return sweep.lengths().isEmpty() ? Optional.empty() : Optional.of(sweep);
    }

    private boolean offer(DesignEditing editing, Optional<Called> call) {
        return fields.offer(SweptPlaces.of(editing, call.flatMap(each -> editing.design().operations().stream()
                .filter(operation -> operation.id() == each.id()).findFirst())), editing);
    }

    @Override
    protected List<SizePoint> make(Previews previews, PreviewedCall call, Object details, String provider,
            Consumer<List<SizePoint>> soFar) throws PreviewException, InterruptedException {
        Sweep of = (Sweep) details;
        return measured.of(call, provider, of, length -> previews.sizes(call, provider, Map.of(), of.path(), List.of(length),
                SizePoint.ETHERNET_MTU, points -> { }).getFirst(), soFar);
    }

    @Override
    protected void show(Drawing drawing, Map<String, Answer<List<SizePoint>>> all) {
        answers = all;
        long made = all.values().stream().mapToLong(answer -> answer.made().map(List::size).orElse(0)).sum();
        canvas.say(TEXTS.text(busy() ? "waiting" : "nothing"));
        if (busy()) {
            fields.say(TEXTS.text("progress", made, (long) all.size() * sweep.lengths().size()));
        }
        redrawAll();
    }

    @Override
    protected void busyChanged() {
        actions.busy(busy());
    }

    /** Stops measuring. */
    void cancel() {
        halt();
    }

    /** Draws the chart, and all of its axis. */
    void redrawAll() {
        draw();
        canvas.reset();
    }

    /** Draws what was measured. */
    void draw() {
        Providers providers = getSite().getService(Providers.class);
        ProviderColours colours = ProviderColours.of(answers.keySet().stream().map(ProviderChoice::of).toList(),
                id -> providers.find(id).filter(KnownProvider::floor).isPresent());
        List<SizesDrawer.Line> lines = new ArrayList<>();
        List<SizeRow> rows = new ArrayList<>();
        Map<String, List<SizePoint>> curves = new LinkedHashMap<>();
        answers.forEach((id, answer) -> answer.made().ifPresent(made -> {
            List<SizePoint> points = made.stream().map(point -> point.at(fields.mtu())).toList();
            lines.add(new SizesDrawer.Line(label(id), colours.line(id), points));
            points.forEach(point -> rows.add(new SizeRow(id, label(id), point, "")));
            curves.put(id, points);
        }));
        notFetched().forEach((id, why) -> rows.add(new SizeRow(id, label(id), null, why)));
        drawer.show(new SizesDrawer.Shown(sweep.path(), lines, fields.quantity(), actions.logSizes(), actions.logLengths()));
        canvas.drawSoon();
        table.show(rows);
        boolean fixed = call().filter(call -> call.othersVary(sweep.path())).isPresent();
        say(SizesWords.of(fixed, answers, curves, notFetched(), this::label));
    }

    /** The first sentences, and all of them in the tip. */
    private void say(List<String> sentences) {
        String said = String.join("\n", sentences.subList(0, Math.min(MOST_LINES, sentences.size()))).replace("&", "&&");
        if (!said.equals(sentence.getText())) {
            sentence.setText(said);
            sentence.setToolTipText(String.join("\n", sentences));
            sentence.getParent().layout(true, true);
        }
    }
}
