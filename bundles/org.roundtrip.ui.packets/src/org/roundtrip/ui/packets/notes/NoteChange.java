// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import java.util.Map;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** A change of notes that can be undone. */
final class NoteChange extends AbstractOperation {
    private final Notes notes;
    private final Map<Integer, Note> before;
    private final Map<Integer, Note> after;

    NoteChange(String label, Notes notes, Map<Integer, Note> before, Map<Integer, Note> after) {
        super(label);
        this.notes = notes;
        this.before = before;
        this.after = after;
        addContext(notes.undoContext());
    }

    @Override
    public IStatus execute(IProgressMonitor monitor, IAdaptable info) {
        notes.put(after);
        return Status.OK_STATUS;
    }

    @Override
    public IStatus redo(IProgressMonitor monitor, IAdaptable info) {
        return execute(monitor, info);
    }

    @Override
    public IStatus undo(IProgressMonitor monitor, IAdaptable info) {
        notes.put(before);
        return Status.OK_STATUS;
    }
}
