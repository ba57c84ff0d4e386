// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.roundtrip.ui.run.draft.PlanDraft;

/** One step of undo: from a draft to another. Typing on in the same field makes the step longer, not more steps. */
final class DraftChange extends AbstractOperation {
    private static final long PAUSE_NANOS = 1_500_000_000L;
    private final PlanEditing editing;
    private final Object field;
    private final PlanDraft before;
    private PlanDraft after;
    private long extended = System.nanoTime();

    /** @param field what is being typed into; equal for steps that belong together, null for none */
    DraftChange(String label, PlanEditing editing, Object field, PlanDraft before, PlanDraft after) {
        super(label);
        this.editing = editing;
        this.field = field;
        this.before = before;
        this.after = after;
        addContext(editing.undoContext());
    }

    /** Takes a later change in, when it goes on with this one. */
    boolean extend(Object laterField, PlanDraft later) {
        if (field == null || !field.equals(laterField) || System.nanoTime() - extended > PAUSE_NANOS) {
            return false;
        }
        extended = System.nanoTime();
        after = later;
        return true;
    }

    @Override
    public IStatus execute(IProgressMonitor monitor, IAdaptable info) {
        editing.show(after);
        return Status.OK_STATUS;
    }

    @Override
    public IStatus redo(IProgressMonitor monitor, IAdaptable info) {
        return execute(monitor, info);
    }

    @Override
    public IStatus undo(IProgressMonitor monitor, IAdaptable info) {
        editing.show(before);
        return Status.OK_STATUS;
    }
}
