// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import java.util.Optional;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.text.Texts;

/** Asks for the name of a plan or a payload. User interface's thread only. */
public final class NameDialog {
    private static final Texts TEXTS = Texts.of(NameDialog.class);

    private NameDialog() {
    }

    /**
     * Asks for a name that is not blank.
     *
     * @param proposed the name that stands in the dialog, selected
     * @return the name without spaces around it; empty when the person cancels
     */
    public static Optional<String> ask(Shell shell, String title, String question, String proposed) {
        InputDialog dialog = new InputDialog(shell, title, question, proposed,
                text -> text.isBlank() ? TEXTS.text("nameMissing") : null);
        return dialog.open() == Window.OK ? Optional.of(dialog.getValue().strip()) : Optional.empty();
    }
}
