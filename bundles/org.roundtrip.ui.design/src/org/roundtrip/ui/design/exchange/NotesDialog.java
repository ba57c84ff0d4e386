// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.util.List;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.parts.TextClipboard;

/** Shows what has no counterpart after an import or an export, to be read and copied. It does not block the window. */
final class NotesDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(NotesDialog.class);
    private static final int WIDTH = 620;
    private static final int HEIGHT = 320;
    private final String title;
    private final String about;
    private final String notes;

    private NotesDialog(Shell parent, String title, String about, List<String> notes) {
        super(parent);
        this.title = title;
        this.about = about;
        this.notes = String.join("\n", notes);
        setShellStyle(SWT.CLOSE | SWT.TITLE | SWT.BORDER | SWT.RESIZE | SWT.MODELESS | getDefaultOrientation());
        setBlockOnOpen(false);
    }

    /** Shows notes, if there are any. @param about what they are about, one sentence that ends with a colon */
    static void show(Shell parent, String title, String about, List<String> notes) {
        if (!notes.isEmpty()) {
            new NotesDialog(parent, title, about, notes.stream().distinct().toList()).open();
        }
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(title);
    }

    @Override
    protected Point getInitialSize() {
        return new Point(WIDTH, HEIGHT);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        Label label = new Label(area, SWT.WRAP);
        label.setText(about.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH / 2, SWT.DEFAULT).applyTo(label);
        Text list = new Text(area, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
        list.setText(notes);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH / 2, HEIGHT / 2).applyTo(list);
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.DETAILS_ID, TEXTS.text("notes.copy"), false);
        createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
    }

    @Override
    protected void buttonPressed(int button) {
        if (button == IDialogConstants.DETAILS_ID) {
            TextClipboard.put(getShell().getDisplay(), notes);
        } else {
            super.buttonPressed(button);
        }
    }
}
