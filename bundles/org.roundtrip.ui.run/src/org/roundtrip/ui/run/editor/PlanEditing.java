// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.draft.Problem;

/**
 * The plan in an editor: the draft that all pages show, its problems, and the steps of undo. User interface's thread only.
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
    private String broken = "";
    private boolean saveRefused;

    PlanEditing(Providers providers) {
        this.providers = providers;
    }

    /** Begins with the plan of a file. */
    void begin(PlanDraft plan, boolean cannotBeChanged) {
        history.dispose(undoContext, true, true, false);
        saved = plan;
        readOnly = cannotBeChanged;
        broken = "";
        show(plan);
    }

    /** The current draft. */
    PlanDraft draft() {
        return draft;
    }

    /** The outcome of the check of the current draft. */
    DraftCheck.Outcome outcome() {
        return outcome;
    }

    /** The engine's objections when the plan was to be run; empty again after the next change. */
    List<Objection> objections() {
        return objections;
    }

    /** Whether the draft cannot be changed now: it is an example, or its JSON is being typed and not valid yet. */
    boolean readOnly() {
        return readOnly || isBroken();
    }

    /** Whether it is an example. */
    boolean isExample() {
        return readOnly;
    }

    boolean dirty() {
        return draft != null && (isBroken() || !draft.isSameAs(saved));
    }

    /** Whether the typed JSON is not a valid plan. The draft is then the last valid one. */
    boolean isBroken() {
        return !broken.isEmpty();
    }

    /** The typed JSON is not a valid plan. @param reason one sentence, with the place */
    void broken(String reason) {
        broken = reason;
        objections = List.of();
        check();
    }

    /** The typed JSON is a valid plan. @param change makes it the draft */
    void mended(Runnable change) {
        boolean was = isBroken();
        broken = "";
        change.run();
        if (was) {
            check();
        }
    }

    /** Gives up the typed JSON that is not valid: the draft is the plan. */
    void dropBroken() {
        broken = "";
        check();
    }

    /** Whether the plan was to be saved and could not be, because it has a problem that is still there. */
    boolean saveRefused() {
        return saveRefused;
    }

    /** The plan was to be saved and has a problem. */
    void refuseSave() {
        saveRefused = true;
        notifyListeners();
    }

    IUndoContext undoContext() {
        return undoContext;
    }

    Providers providers() {
        return providers;
    }

    /** The current draft has been written. */
    void saved() {
        saved = draft;
        notifyListeners();
    }

    /**
     * Changes the draft as one step of undo.
     *
     * @param label of the step
     * @param field see {@link DraftChange}
     */
    void change(String label, Object field, UnaryOperator<PlanDraft> change) {
        PlanDraft after = change.apply(draft);
        if (readOnly() || after.equals(draft)) {
            return;
        }
        DraftChange last = last();
        if (last != null && last.extend(field, after)) {
            show(after);
            return;
        }
        new DraftChange(label, this, field, draft, after).perform();
    }

    /**
     * Changes the draft as a person chooses from a list. Who chooses again chooses instead: the change is made to the draft
     * before the first choice. So passing through the list with the arrow keys loses nothing.
     *
     * @param list equal for choices from the same list
     */
    void choose(String label, Object list, UnaryOperator<PlanDraft> change) {
        DraftChange last = last();
        if (!readOnly() && last != null && last.isOf(list)) {
            PlanDraft after = change.apply(last.before());
            last.replace(after);
            show(after);
        } else {
            change(label, list, change);
        }
    }

    /** The last change, if nothing was undone since; else null. */
    private DraftChange last() {
        return !history.canRedo(undoContext) && history.getUndoOperation(undoContext) instanceof DraftChange last ? last
                : null;
    }

    /** Shows a draft in all pages. */
    void show(PlanDraft other) {
        draft = other;
        objections = List.of();
        check();
    }

    /** Shows the engine's objections to the plan. */
    void object(List<Objection> reasons) {
        objections = List.copyOf(reasons);
        notifyListeners();
    }

    /** Checks the draft again, because providers came or went. */
    void check() {
        outcome = isBroken()
                ? new DraftCheck.Outcome(Optional.empty(), List.of(new Problem(DraftCheck.PLAN, "", broken)))
                : DraftCheck.check(draft, providers.options());
        saveRefused &= !outcome.problems().isEmpty();
        notifyListeners();
    }

    /** Calls back after every change of the draft or of its problems. */
    void onChange(Runnable callback) {
        listeners.add(callback);
    }

    void dispose() {
        history.dispose(undoContext, true, true, true);
        listeners.clear();
    }

    private void notifyListeners() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
