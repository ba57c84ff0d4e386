// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.sweep;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.run.plans.draft.SweepDraft;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/** Fills in steps that grow by a factor. Occupies two columns of a grid. User interface's thread only. */
final class StepFill {
    private static final Texts TEXTS = Texts.of(StepFill.class);

    /** Tenths of the factor that is offered at first, of the least and of the greatest. */
    private static final int USUAL = 20, LEAST = 11, MOST = 1000;
    private static final double TENTHS = 10;
    private static final int MOST_STEP = 999_999_999;
    private final PlanEditing editing;
    private final Spinner first;
    private final Spinner last;
    private final Spinner factor;
    private final Button fill;
    /** The steps whose first and last are offered. */
    private List<Integer> offered = List.of();

    StepFill(Composite parent, PlanEditing editing) {
        this.editing = editing;
        label(parent, TEXTS.text("from"));
        Composite row = new Composite(parent, SWT.NONE);
        RowLayoutFactory.fillDefaults().wrap(true).center(true).spacing(6).applyTo(row);
        GridDataFactory.fillDefaults().grab(true, false).indent(Decorated.WIDTH, 0).applyTo(row);
        first = spinner(row, 1, 0, MOST_STEP, 0, TEXTS.text("fromTip"));
        label(row, TEXTS.text("to"));
        last = spinner(row, 16, 0, MOST_STEP, 0, TEXTS.text("toTip"));
        label(row, TEXTS.text("factor"));
        factor = spinner(row, USUAL, LEAST, MOST, 1, TEXTS.text("factorTip"));
        fill = new Button(row, SWT.PUSH);
        fill.setText(TEXTS.text("fill"));
        fill.setToolTipText(TEXTS.text("fillTip"));
        fill.addListener(SWT.Selection, event -> editing.change(TEXTS.text("fill"), null, draft -> draft.withSweep(
                draft.sweep().withSteps(first.getSelection(), last.getSelection(), factor.getSelection() / TENTHS))));
    }

    private static void label(Composite parent, String words) {
        new Label(parent, SWT.NONE).setText(words);
    }

    private static Spinner spinner(Composite row, int value, int least, int most, int digits, String tip) {
        Spinner spinner = new Spinner(row, SWT.BORDER);
        spinner.setValues(value, least, most, digits, 1, 10);
        spinner.setToolTipText(tip);
        return spinner;
    }

    /** Shows the draft as it is now. Other steps than before become the first and the last that are offered. */
    void refresh() {
        SweepDraft sweep = editing.draft().sweep();
        boolean free = !editing.readOnly() && sweep.on();
        for (var each : List.of(first, last, factor, fill)) {
            each.setEnabled(free);
        }
        List<Integer> now = sweep.typed();
        if (!now.isEmpty() && !now.equals(offered)) {
            offered = now;
            first.setSelection(now.getFirst());
            last.setSelection(now.getLast());
        }
    }
}
