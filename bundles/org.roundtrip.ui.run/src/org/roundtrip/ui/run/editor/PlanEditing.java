// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.PlanDraft;

/**
 * A plan under an editor: the draft that all pages show, what is wrong with it, and the way back. User interface's
 * thread only.
 */
final class PlanEditing {
    private final IUndoContext undoContext = new ObjectUndoContext(this, "Plan");
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();
    private final Providers providers;
    private final List<Runnable> listeners = new ArrayList<>();
    private PlanDraft draft;
    private PlanDraft saved;
    private DraftCheck.Outcome outcome;
    private List<Objection> objections = List.of();
    private boolean readOnly;

    PlanEditing(Providers providers) {
        this.providers = providers;
    }

    /** Begins with a plan as it stands in its file. */
    void begin(PlanDraft plan, boolean cannotBeChanged) {
        history.dispose(undoContext, true, true, false);
        saved = plan;
        readOnly = cannotBeChanged;
        show(plan);
    }

    /** The draft as it is now. */
    PlanDraft draft() {
        return draft;
    }

    /** What is wrong with it. */
    DraftCheck.Outcome outcome() {
        return outcome;
    }

    /** What the engine had against it when it was to be run; gone with the next change. */
    List<Objection> objections() {
        return objections;
    }

    boolean readOnly() {
        return readOnly;
    }

    boolean dirty() {
        return draft != null && !draft.equals(saved);
    }

    IUndoContext undoContext() {
        return undoContext;
    }

    Providers providers() {
        return providers;
    }

    /** The draft has been written as it is. */
    void saved() {
        saved = draft;
        tell();
    }

    /**
     * Changes the draft, as a step that can be undone.
     *
     * @param label of the step
     * @param field see {@link DraftChange}
     */
    void change(String label, Object field, UnaryOperator<PlanDraft> change) {
        PlanDraft after = change.apply(draft);
        if (readOnly || after.equals(draft)) {
            return;
        }
        if (history.getUndoOperation(undoContext) instanceof DraftChange last && last.extend(field, after)) {
            show(after);
            return;
        }
        new DraftChange(label, this, field, draft, after).perform();
    }

    /** Shows a draft in all pages. */
    void show(PlanDraft other) {
        draft = other;
        objections = List.of();
        check();
    }

    /** Shows what the engine has against the plan. */
    void object(List<Objection> reasons) {
        objections = List.copyOf(reasons);
        tell();
    }

    /** Looks again at what is wrong, because providers came or went. */
    void check() {
        outcome = DraftCheck.check(draft, providers.options());
        tell();
    }

    /** Calls back after every change of the draft or of what is wrong with it. */
    void onChange(Runnable callback) {
        listeners.add(callback);
    }

    void dispose() {
        history.dispose(undoContext, true, true, true);
        listeners.clear();
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
