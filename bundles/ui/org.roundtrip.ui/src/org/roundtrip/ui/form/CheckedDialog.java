// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import java.util.Optional;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/**
 * A dialog with rows of fields. It says the first problem of what stands in them below the rows, and cannot be confirmed while
 * there is one. User interface's thread only.
 */
public abstract class CheckedDialog extends Dialog {
    private static final int PROBLEM_LINES = 3;
    private final String title;
    private final String confirm;
    private final int width;
    private Label problem;

    /**
     * A dialog that is not open yet.
     *
     * @param confirm the name of the button that confirms
     * @param width   of the longest fields, in points
     */
    protected CheckedDialog(Shell parent, String title, String confirm, int width) {
        super(parent);
        this.title = title;
        this.confirm = confirm;
        this.width = width;
    }

    /** Adds the fields, once. */
    protected abstract void addTo(FormRows rows);

    /** What is wrong with the fields now, as a sentence; empty when they can be confirmed. */
    protected abstract Optional<String> problem();

    @Override
    protected final void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(title);
    }

    @Override
    protected final boolean isResizable() {
        return true;
    }

    @Override
    protected final Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        FormRows rows = new FormRows(area, width, this::check);
        addTo(rows);
        problem = rows.sentence(PROBLEM_LINES);
        return area;
    }

    @Override
    protected final void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        getButton(IDialogConstants.OK_ID).setText(confirm);
        setButtonLayoutData(getButton(IDialogConstants.OK_ID));
        check();
    }

    private void check() {
        Optional<String> found = problem();
        problem.setText(found.orElse("").replace("&", "&&"));
        getButton(IDialogConstants.OK_ID).setEnabled(found.isEmpty());
    }
}
