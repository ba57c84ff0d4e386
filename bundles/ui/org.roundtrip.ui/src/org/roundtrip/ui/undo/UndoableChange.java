// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import java.util.function.Consumer;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/**
 * A change from one state to another that can be undone and redone, however many follow it. User interface's thread only.
 *
 * @param <T> an immutable state
 */
public class UndoableChange<T> extends AbstractOperation {
    private final Consumer<? super T> target;
    private final T before;
    private T after;

    /**
     * Creates a change, which is not done yet.
     *
     * @param label   what the menu Edit calls the change
     * @param context the history that the change belongs to
     * @param target  receives the state after the change, and on undo the state before it
     */
    public UndoableChange(String label, IUndoContext context, Consumer<? super T> target, T before, T after) {
        super(label);
        this.target = target;
        this.before = before;
        this.after = after;
        addContext(context);
    }

    /** Does the change and puts it on the workbench's history. */
    public final void perform() {
        IOperationHistory history = OperationHistoryFactory.getOperationHistory();
        for (IUndoContext context : getContexts()) {
            history.setLimit(context, Integer.MAX_VALUE);
        }
        try {
            history.execute(this, null, null);
        } catch (ExecutionException e) {
            ILog.get().error("A change could not be made: " + getLabel(), e);
        }
    }

    /** The state before the change. */
    public final T before() {
        return before;
    }

    /** Lets the change end in another state, so that one undo takes back what has been done since. */
    public final void replace(T later) {
        after = later;
    }

    @Override
    public final IStatus execute(IProgressMonitor monitor, IAdaptable info) {
        target.accept(after);
        return Status.OK_STATUS;
    }

    @Override
    public final IStatus redo(IProgressMonitor monitor, IAdaptable info) {
        return execute(monitor, info);
    }

    @Override
    public final IStatus undo(IProgressMonitor monitor, IAdaptable info) {
        target.accept(before);
        return Status.OK_STATUS;
    }
}
