// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Path;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ISaveablePart2;

/**
 * Asks whether to save changes before the part that has them is closed. The platform's own question names neither the file
 * nor what changed. User interface's thread only.
 */
public final class SaveQuestion {
    private SaveQuestion() {
    }

    /**
     * Asks about the changes of an edited file.
     *
     * @param what    is edited: the word of its kind and its name, for people
     * @param changes what changed, in a few words, or empty
     * @return an answer of {@link ISaveablePart2#promptToSaveOnClose()}
     */
    public static int ask(Shell shell, String what, Path file, String changes) {
        StringBuilder question = new StringBuilder(NLS.bind(Messages.changesQuestion, what)).append("\n\n");
        if (!changes.isEmpty()) {
            question.append(NLS.bind(Messages.changesAre, changes)).append('\n');
        }
        return ask(shell, Messages.changesTitle, question.append(NLS.bind(Messages.changesTo, file.getFileName())).toString());
    }

    /** Asks another question about changes, with the same answers. */
    public static int ask(Shell shell, String title, String question) {
        // The buttons stand in the order of the answers.
        int answer = new MessageDialog(shell, title, null, question, MessageDialog.QUESTION, 0, Messages.save,
                Messages.dontSave, IDialogConstants.CANCEL_LABEL).open();
        return answer == SWT.DEFAULT ? ISaveablePart2.CANCEL : answer;
    }
}
