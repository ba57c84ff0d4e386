// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.undo;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;

/**
 * The steps of undo of one editor, without limit, on the workbench's history. User interface's thread only.
 *
 * @param <T> the immutable state that the editor edits
 */
public final class Steps<T> {
    private final IUndoContext context;
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();
    private final Consumer<? super T> target;

    /**
     * No steps yet.
     *
     * @param what   a word for what is edited
     * @param target receives the state after each change, undo and redo
     */
    public Steps(String what, Consumer<? super T> target) {
        this.context = new ObjectUndoContext(this, what);
        this.target = target;
    }

    /** Returns the context of undo that these steps have. */
    public IUndoContext context() {
        return context;
    }

    /**
     * Changes the state as one step. Further typing into the same field without a pause of 1.5 s is part of the step before.
     *
     * @param label what the menu Edit calls the change
     * @param field the field that is typed into, equal for changes that belong together; null for none
     */
    public void add(String label, Object field, T before, T after) {
        FieldChange<T> last = last();
        if (last != null && last.extend(field, after)) {
            target.accept(after);
        } else {
            new FieldChange<T>(label, context, target, field, before, after).perform();
        }
    }

    /**
     * Changes the state as a person chooses from a list. Who chooses again chooses instead: the change is made to the state
     * before the first choice. So passing through the list with the arrow keys loses nothing.
     *
     * @param list equal for choices from the same list
     */
    public void choose(String label, Object list, T now, UnaryOperator<T> change) {
        FieldChange<T> last = last();
        if (last != null && last.isOf(list)) {
            T after = change.apply(last.before());
            last.replace(after);
            target.accept(after);
        } else {
            T after = change.apply(now);
            if (!after.equals(now)) {
                add(label, list, now, after);
            }
        }
    }

    /** The last change, if nothing was undone since; else null. */
    @SuppressWarnings("unchecked")
    private FieldChange<T> last() {
        return !history.canRedo(context) && history.getUndoOperation(context) instanceof FieldChange<?> last
                ? (FieldChange<T>) last : null;
    }

    /** Forgets all steps, because another state is edited from now on. */
    public void begin() {
        history.dispose(context, true, true, false);
    }

    /** Forgets all steps at the end of the editor. */
    public void dispose() {
        history.dispose(context, true, true, true);
    }
}
