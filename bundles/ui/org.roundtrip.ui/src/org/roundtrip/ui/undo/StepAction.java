// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.ui.operations.OperationHistoryActionHandler;

/**
 * Undo or Redo. Its words and whether it is possible are those of the platform's action, which is not run itself: that makes
 * a dialog of progress for each step, and a step here is done before such a dialog is there. User interface's thread only.
 */
final class StepAction extends Action {
    private final OperationHistoryActionHandler words;
    private final Step step;

    /** What the action does. */
    @FunctionalInterface
    interface Step {
        void go() throws ExecutionException;
    }

    StepAction(OperationHistoryActionHandler words, Step step) {
        this.words = words;
        this.step = step;
        words.addPropertyChangeListener(changed -> follow());
        follow();
    }

    private void follow() {
        setText(words.getText());
        setToolTipText(words.getToolTipText());
        setEnabled(words.isEnabled());
    }

    @Override
    public void run() {
        try {
            step.go();
        } catch (ExecutionException e) {
            ILog.get().error("A step could not be made: " + getText(), e);
        }
    }
}
