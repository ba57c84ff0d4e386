// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.List;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.form.FormRows;

/** Asks for the name, tags and note of a run. */
final class LabelDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(LabelDialog.class);
    private static final int WIDTH = 480;
    private static final int NOTE_LINES = 6;
    private final String planName;
    private final String which;
    private RunLabel label;
    private Text name;
    private Text tags;
    private Text note;

    /** @param planName what the run is called while it has no name @param which the run, with the time when it began */
    LabelDialog(Shell shell, String planName, String which, RunLabel label) {
        super(shell);
        this.planName = planName;
        this.which = which;
        this.label = label;
    }

    /** What was entered, after OK. */
    RunLabel label() {
        return label;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("labelTitle", which));
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(area);
        name = text(area, TEXTS.text("labelName"), SWT.SINGLE, label.name().isEmpty() ? planName : label.name());
        name.setMessage(planName);
        name.selectAll();
        tags = text(area, TEXTS.text("labelTags"), SWT.SINGLE, String.join(", ", label.tags()));
        tags.setMessage(TEXTS.text("labelTagsHint"));
        note = text(area, TEXTS.text("labelNote"), SWT.MULTI | SWT.WRAP | SWT.V_SCROLL, label.note());
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, NOTE_LINES * note.getLineHeight()).applyTo(note);
        FormRows.tabLeaves(note);
        return area;
    }

    private static Text text(Composite area, String what, int style, String value) {
        Label label = new Label(area, SWT.NONE);
        label.setText(what);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, (style & SWT.MULTI) == 0 ? SWT.CENTER : SWT.BEGINNING).applyTo(label);
        Text text = new Text(area, SWT.BORDER | style);
        text.setText(value);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        return text;
    }

    @Override
    protected void okPressed() {
        String entered = name.getText().strip();
        label = new RunLabel(entered.equals(planName) ? "" : entered, note.getText(), List.of(tags.getText().split(",")));
        super.okPressed();
    }
}
