// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.draft.PlanDraft;

/**
 * The plan as JSON. Typed text becomes the draft as soon as it is a valid plan. Until then the page shows the problem and
 * cannot be left.
 */
final class JsonPage implements Page {
    private final PlanEditing editing;
    private final Composite body;
    private final Label problem;
    private final StyledText text;
    private Plan shown;
    private boolean broken;
    private boolean showing;

    JsonPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        problem = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 4).hint(300, SWT.DEFAULT).applyTo(problem);
        text = new StyledText(body, SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(8, 4, 8, 4);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
        text.addModifyListener(changed -> {
            if (!showing) {
                typed();
            }
        });
        refresh();
    }

    private void typed() {
        try {
            Plan plan = PlanFiles.parse(text.getText(), editing.draft().name());
            broken = false;
            shown = plan;
            say("");
            editing.change(Messages.editJson, "json", draft -> PlanDraft.of(plan));
        } catch (InvalidFileException e) {
            broken = true;
            say(e.place().isEmpty() ? e.problem() : e.place() + ": " + e.problem());
        }
    }

    private void say(String sentence) {
        problem.setText(sentence);
        ((GridData) problem.getLayoutData()).exclude = sentence.isEmpty();
        problem.setVisible(!sentence.isEmpty());
        body.layout();
    }

    @Override
    public Control control() {
        return body;
    }

    @Override
    public void refresh() {
        if (!body.isVisible()) {
            // It is refreshed again when it comes to the front.
            return;
        }
        Plan plan = editing.outcome().plan().orElse(null);
        text.setEditable(!editing.readOnly() && (plan != null || broken));
        if (plan == null) {
            say(broken ? problem.getText() : Messages.jsonWhenMended);
        } else if (!plan.equals(shown)) {
            shown = plan;
            broken = false;
            say("");
            showing = true;
            text.setText(PlanFiles.toJson(plan));
            showing = false;
        }
    }

    /** Whether the page may be left: the typed text is a valid plan. */
    boolean mayLeave() {
        return !broken;
    }
}
