// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.util.Arrays;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.text.Texts;

/** Asks for a password or a pass phrase. OK works only when something is entered. */
final class SecretDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(SecretDialog.class);
    private static final int WIDTH = 420;
    private final String title;
    private final String complaint;
    private final String question;
    private Text field;
    private char[] secret = {};

    /** @param complaint what was wrong with the answer before; empty when it is asked for the first time */
    SecretDialog(Shell parent, String title, String complaint, String question) {
        super(parent);
        this.title = title;
        this.complaint = complaint;
        this.question = question;
    }

    /** What was entered, after OK. Whoever asks clears it. */
    char[] secret() {
        return secret;
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(title);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.swtDefaults().margins(12, 12).spacing(6, 8).applyTo(area);
        if (!complaint.isEmpty()) {
            sentence(area, complaint);
        }
        sentence(area, question);
        field = new Text(area, SWT.BORDER | SWT.SINGLE | SWT.PASSWORD);
        field.addModifyListener(typed -> getButton(IDialogConstants.OK_ID).setEnabled(field.getCharCount() > 0));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
        sentence(area, TEXTS.text("notStored"));
        return area;
    }

    private static void sentence(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(label);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setEnabled(false);
    }

    @Override
    protected void okPressed() {
        secret = field.getTextChars();
        super.okPressed();
    }

    @Override
    public boolean close() {
        if (field != null && !field.isDisposed()) {
            char[] blank = new char[field.getCharCount()];
            Arrays.fill(blank, ' ');
            field.setTextChars(blank);
        }
        return super.close();
    }
}
