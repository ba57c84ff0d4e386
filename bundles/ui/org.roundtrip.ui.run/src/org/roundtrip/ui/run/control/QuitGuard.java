// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.roundtrip.model.text.Texts;

/** Asks before the workbench closes during a run, and cancels the run when it closes. */
public final class QuitGuard implements IWorkbenchListener {
    private static final Texts TEXTS = Texts.of(QuitGuard.class);
    private static final long PATIENCE_MILLIS = 5000;
    private final RunControl control;

    /** Watches over the runs of a control. */
    public QuitGuard(RunControl control) {
        this.control = control;
    }

    @Override
    public boolean preShutdown(IWorkbench workbench, boolean forced) {
        if (control.current().isEmpty() || forced) {
            return true;
        }
        return MessageDialog.open(MessageDialog.QUESTION, workbench.getActiveWorkbenchWindow().getShell(),
                TEXTS.text("quitTitle"), TEXTS.text("quitQuestion", control.current().get().plan().name()), 0,
                TEXTS.text("quitNot"), TEXTS.text("quitAnyway")) == 1;
    }

    @Override
    public void postShutdown(IWorkbench workbench) {
        RunJob job = control.current().orElse(null);
        control.cancel();
        if (job != null) {
            try {
                job.join(PATIENCE_MILLIS, null);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
