// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.sweep;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Sweep.Kind;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.view.HelpTopic;
import org.roundtrip.ui.view.VerticalScroll;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.SweepDraft;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The page of the sweep: what changes from step to step, the steps, and what they mean for the run. */
public final class SweepPage implements Page {
    private static final Texts TEXTS = Texts.of(SweepPage.class);
    private static final String HELP = "org.roundtrip.ui.run.sweep";
    private static final int WIDTH = 360;
    private final PlanEditing editing;
    private final ScrolledComposite scroll;
    private final Combo swept;
    private final Decorated mark;
    private final TextField steps;
    private final StepFill fill;
    private final Label meaning;
    private final Label size;
    private List<String> values = List.of();

    /** A page. @param parent the folder of the editor's pages */
    public SweepPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        scroll = VerticalScroll.in(parent, SWT.V_SCROLL | SWT.H_SCROLL);
        HelpTopic.set(scroll, HELP);
        Composite body = new Composite(scroll, SWT.NONE);
        scroll.setContent(body);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 6).spacing(6, 6).applyTo(body);
        Label name = new Label(body, SWT.NONE);
        name.setText(TEXTS.text("swept"));
        swept = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        swept.setToolTipText(TEXTS.text("sweptTip"));
        GridDataFactory.fillDefaults().hint(WIDTH, SWT.DEFAULT).align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(swept);
        swept.addListener(SWT.Selection, event -> editing.change(TEXTS.text("swept"), null,
                draft -> draft.withSweep(draft.sweep().withValue(values.get(swept.getSelectionIndex())))));
        mark = new Decorated(swept);
        steps = new TextField(body, TEXTS.text("steps"), TEXTS.text("stepsTip"), editing, draft -> draft.sweep().over(),
                (draft, text) -> draft.withSweep(draft.sweep().withOver(text)), DraftCheck.SWEEP, DraftCheck.STEPS);
        GridDataFactory.fillDefaults().hint(WIDTH, SWT.DEFAULT).align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0)
                .applyTo(steps.widget());
        fill = new StepFill(body, editing);
        meaning = sentence(body);
        size = sentence(body);
        refresh();
        VerticalScroll.fit(scroll);
    }

    private static Label sentence(Composite body) {
        Label label = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(label);
        return label;
    }

    @Override
    public Control control() {
        return scroll;
    }

    @Override
    public void lead(Object where) {
        Control place = editing.outcome().at(DraftCheck.SWEEP, DraftCheck.SWEPT) != null ? swept : steps.widget();
        place.setFocus();
    }

    @Override
    public void refresh() {
        SweepDraft sweep = editing.draft().sweep();
        boolean free = !editing.readOnly();
        List<String> offered = offered(sweep.value());
        if (!offered.equals(values)) {
            values = offered;
            swept.setItems(values.stream().map(SweepPage::name).toArray(String[]::new));
        }
        swept.select(values.indexOf(sweep.value()));
        swept.setEnabled(free);
        mark.show(editing.outcome().at(DraftCheck.SWEEP, DraftCheck.SWEPT));
        steps.refresh();
        steps.widget().setEnabled(free && sweep.on());
        fill.refresh();
        say(meaning, meaning(sweep));
        say(size, editing.outcome().plan().map(RunSize::of).map(RunSize::words).orElse(TEXTS.text("sizeUnknown")));
    }

    /** What can be swept, with what is swept now, even if the operations do not have that length any more. */
    private List<String> offered(String now) {
        List<String> all = new ArrayList<>(List.of("", Kind.CALLERS.value(), Kind.RATE.value(), Kind.LATENCY.value()));
        all.addAll(editing.draft().lengths());
        if (!all.contains(now)) {
            all.add(now);
        }
        return List.copyOf(all);
    }

    private static String name(String value) {
        return value.isEmpty() ? TEXTS.text("nothingSwept") : switch (Kind.of(value)) {
            case CALLERS -> TEXTS.text("callers");
            case RATE -> TEXTS.text("rate");
            case LATENCY -> TEXTS.text("latency");
            case LENGTH -> TEXTS.text("length", value);
        };
    }

    private static String meaning(SweepDraft sweep) {
        return !sweep.on() ? TEXTS.text("meaningOfNone") : switch (Kind.of(sweep.value())) {
            case CALLERS -> TEXTS.text("meaningOfCallers");
            case RATE -> TEXTS.text("meaningOfRate");
            case LATENCY -> TEXTS.text("meaningOfLatency");
            case LENGTH -> TEXTS.text("meaningOfLength", sweep.value());
        };
    }

    private void say(Label label, String words) {
        String said = words.replace("&", "&&");
        if (!label.getText().equals(said)) {
            label.setText(said);
            label.getParent().layout();
            VerticalScroll.fit(scroll);
        }
    }
}
