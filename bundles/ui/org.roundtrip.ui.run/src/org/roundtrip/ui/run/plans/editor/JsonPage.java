// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.json.JsonSource;

/**
 * The plan as JSON. Typed text becomes the draft as soon as it is a valid plan. Until then the text is kept here, its error
 * is marked, and the draft stays as it was.
 */
final class JsonPage implements Page {
    private static final Texts TEXTS = Texts.of(JsonPage.class);

    private final PlanEditing editing;
    private final Composite body;
    private final Label hint;
    private final JsonSource source;
    private Plan shown;
    private boolean filled;
    private String taken;

    JsonPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        hint = new Label(body, SWT.WRAP);
        hint.setText(TEXTS.text("jsonWhenMended"));
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 4).hint(300, SWT.DEFAULT).applyTo(hint);
        source = new JsonSource(body, this::typed);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(source.control());
        refresh();
    }

    private void typed() {
        try {
            Plan plan = PlanFiles.parse(source.text(), editing.draft().name());
            shown = plan;
            source.clearMark();
            editing.mended(TEXTS.text("editJson"), PlanDraft.of(plan));
        } catch (InvalidFileException e) {
            shown = null;
            source.mark(e.problem(), e.offset());
            editing.broken(source.text(), e.place().isEmpty() ? TEXTS.text("jsonBroken", e.problem())
                    : TEXTS.text("jsonInvalid", new Object[] {source.line(e.offset()), e.place(), e.problem()}));
        }
    }

    /** Shows the text of a file that is not a valid plan, with its error marked. */
    private void takeBrokenFile() {
        taken = editing.brokenFile();
        filled = true;
        source.setEditable(true);
        source.show(taken);
        source.forget();
        typed();
    }

    @Override
    public Control control() {
        return body;
    }

    @Override
    public void refresh() {
        if (editing.isBroken()) {
            // What is typed stays.
            showHint(false);
            if (editing.brokenFile() != null && !editing.brokenFile().equals(taken)) {
                takeBrokenFile();
            }
            return;
        }
        source.clearMark();
        Plan plan = editing.outcome().plan().orElse(null);
        source.setEditable(!editing.readOnly() && plan != null);
        showHint(plan == null);
        if (plan != null && !plan.equals(shown)) {
            shown = plan;
            source.show(PlanFiles.toJson(plan));
            if (!filled) {
                filled = true;
                source.forget();
            }
        }
    }

    private void showHint(boolean shown) {
        ((GridData) hint.getLayoutData()).exclude = !shown;
        hint.setVisible(shown);
        body.layout();
    }

    /** Opens the bar for finding words. */
    void find() {
        source.find();
    }

    /** The history of the text. */
    IUndoContext undoContext() {
        return source.undoContext();
    }
}
