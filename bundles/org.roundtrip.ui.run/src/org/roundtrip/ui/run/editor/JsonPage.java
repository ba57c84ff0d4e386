// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.TextViewerUndoManager;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.run.draft.PlanDraft;

/**
 * The plan as its file holds it. What is typed becomes the draft as soon as it is a plan; until then the page says what
 * is wrong and stays in front.
 */
final class JsonPage implements Page {
    private static final int UNDO_STEPS = 500;
    private final PlanEditing editing;
    private final Composite body;
    private final Label problem;
    private final SourceViewer viewer;
    private Plan shown;
    private boolean broken;
    private boolean showing;

    JsonPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        problem = new Label(body, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(8, 4).hint(300, SWT.DEFAULT).applyTo(problem);
        viewer = new SourceViewer(body, null, SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.setUndoManager(new TextViewerUndoManager(UNDO_STEPS));
        viewer.setDocument(new Document());
        viewer.getTextWidget().setFont(JFaceResources.getTextFont());
        viewer.getTextWidget().setMargins(8, 4, 8, 4);
        viewer.activatePlugins();
        GridDataFactory.fillDefaults().grab(true, true).applyTo(viewer.getControl());
        viewer.addTextListener(changed -> {
            if (!showing && changed.getDocumentEvent() != null) {
                typed();
            }
        });
        refresh();
    }

    private void typed() {
        try {
            Plan plan = PlanFiles.parse(viewer.getDocument().get(), editing.draft().name());
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

    /** Undo, redo and the like of the text. */
    ITextOperationTarget operations() {
        return viewer.getTextOperationTarget();
    }

    @Override
    public Control control() {
        return body;
    }

    @Override
    public void refresh() {
        Plan plan = editing.outcome().plan().orElse(null);
        viewer.setEditable(!editing.readOnly() && (plan != null || broken));
        if (plan == null) {
            say(broken ? problem.getText() : Messages.jsonWhenMended);
        } else if (!plan.equals(shown)) {
            shown = plan;
            broken = false;
            say("");
            showing = true;
            viewer.getDocument().set(PlanFiles.toJson(plan));
            showing = false;
        }
    }

    @Override
    public boolean mayLeave() {
        return !broken;
    }
}
