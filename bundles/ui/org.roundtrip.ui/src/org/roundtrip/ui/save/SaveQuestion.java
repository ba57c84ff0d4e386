// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Path;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ISaveablePart2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.model.text.Texts;

/**
 * Asks whether to save changes before the part that has them is closed. The platform's own question names neither the file
 * nor what changed. User interface's thread only.
 */
public final class SaveQuestion {
    private static final Texts TEXTS = Texts.of(SaveQuestion.class);

    /** So long after a dialog is gone, also busy desktops have made its window the active one. */
    private static final int ACTIVE_MILLIS = 1000;

    private SaveQuestion() {
    }

    /**
     * Asks about the changes of an edited file.
     *
     * @param window  has the part with the changes
     * @param what    is edited: the word of its kind and its name, for people
     * @param changes what changed, in a few words, or empty
     * @return an answer of {@link ISaveablePart2#promptToSaveOnClose()}
     */
    public static int ask(IWorkbenchWindow window, String what, Path file, String changes) {
        StringBuilder question = new StringBuilder(TEXTS.text("changesQuestion", what)).append("\n\n");
        if (!changes.isEmpty()) {
            question.append(TEXTS.text("changesAre", changes)).append('\n');
        }
        return ask(window, TEXTS.text("changesTitle"), question.append(TEXTS.text("changesTo", file.getFileName())).toString());
    }

    /** Asks another question about changes, with the same answers. After {@code CANCEL} the part that was active is active again. */
    public static int ask(IWorkbenchWindow window, String title, String question) {
        IWorkbenchPage page = window.getActivePage();
        IWorkbenchPart active = page.getActivePart();
        // The buttons stand in the order of the answers.
        int answer = new MessageDialog(window.getShell(), title, null, question, MessageDialog.QUESTION, 0, TEXTS.text("save"),
                TEXTS.text("dontSave"), IDialogConstants.CANCEL_LABEL).open();
        if (answer != SWT.DEFAULT && answer != ISaveablePart2.CANCEL) {
            return answer;
        }
        goOn(window.getShell(), page, active);
        return ISaveablePart2.CANCEL;
    }

    /**
     * Gives the focus back after a question. Where it was between parts, the desktop gives it to any of them when the
     * question is gone, or when the window becomes active again.
     */
    private static void goOn(Shell shell, IWorkbenchPage page, IWorkbenchPart part) {
        Runnable activate = () -> {
            if (!shell.isDisposed()) {
                page.activate(part);
            }
        };
        Listener again = event -> shell.getDisplay().asyncExec(activate);
        shell.addListener(SWT.Activate, again);
        shell.getDisplay().timerExec(ACTIVE_MILLIS, () -> {
            if (!shell.isDisposed()) {
                shell.removeListener(SWT.Activate, again);
            }
        });
        shell.getDisplay().asyncExec(activate);
    }
}
