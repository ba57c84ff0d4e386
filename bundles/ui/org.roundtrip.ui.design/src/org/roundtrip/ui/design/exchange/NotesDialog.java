// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.TextClipboard;

/**
 * Shows what has no counterpart after an import or an export, to be read and copied. It does not block the window. A window has
 * one at most: while it is open, further notes are added at its end.
 */
final class NotesDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(NotesDialog.class);
    private static final String OPEN = NotesDialog.class.getName();
    private static final int WIDTH = 620;
    private static final int HEIGHT = 320;
    private final List<String> paragraphs = new ArrayList<>();
    private Text list;

    private NotesDialog(Shell parent) {
        super(parent);
        setShellStyle(SWT.CLOSE | SWT.TITLE | SWT.BORDER | SWT.RESIZE | SWT.MODELESS | getDefaultOrientation());
        setBlockOnOpen(false);
    }

    /**
     * Shows notes, if there are any, and gives the dialog the keyboard.
     *
     * @param about what they are about, one sentence that ends with a colon
     */
    static void show(Shell parent, String about, List<String> notes) {
        if (notes.isEmpty()) {
            return;
        }
        NotesDialog dialog = parent.getData(OPEN) instanceof NotesDialog open ? open : new NotesDialog(parent);
        dialog.paragraphs.add(about + "\n" + notes.stream().distinct().collect(Collectors.joining("\n")));
        if (dialog.getShell() == null) {
            parent.setData(OPEN, dialog);
            dialog.open();
            dialog.getShell().addDisposeListener(closed -> parent.setData(OPEN, null));
        } else {
            dialog.list.setText(dialog.text());
            dialog.list.setSelection(dialog.text().length() - dialog.paragraphs.getLast().length());
        }
        dialog.getButton(IDialogConstants.OK_ID).setFocus();
        dialog.getShell().forceActive();
    }

    /** The same for a file that was imported. */
    static void showAbout(Shell parent, String file, List<String> notes) {
        show(parent, TEXTS.text("notes.imported", file), notes);
    }

    private String text() {
        return String.join("\n\n", paragraphs);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("notes.title"));
    }

    @Override
    protected Point getInitialSize() {
        return new Point(WIDTH, HEIGHT);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        list = new Text(area, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
        list.setText(text());
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
            TextClipboard.put(getShell().getDisplay(), text());
        } else {
            super.buttonPressed(button);
        }
    }
}
