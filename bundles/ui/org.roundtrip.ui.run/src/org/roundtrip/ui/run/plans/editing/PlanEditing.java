// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.core.commands.operations.IUndoContext;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignState;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.draft.Problem;
import org.roundtrip.ui.undo.Steps;
import org.roundtrip.words.difference.PlanDifference;

/**
 * The plan in an editor: the draft that all pages show, its problems, and the steps of undo. User interface's thread only.
 */
public final class PlanEditing {
    private static final Texts TEXTS = Texts.of(PlanEditing.class);
    private final Steps<PlanDraft> steps = new Steps<>("Plan", this::show);
    private final Providers providers;
    private final Hosts hosts;
    private final DesignEditing contract = new DesignEditing(new ContractKeeper(this));
    private final List<Runnable> listeners = new ArrayList<>();
    private PlanDraft draft;
    private PlanDraft saved;
    private DraftCheck.Outcome outcome;
    private final Refusals refusals = new Refusals(this::notifyListeners);
    private boolean readOnly;
    private boolean editable;
    private final TypedText typed = new TypedText();
    private boolean unsavedRun;

    /** Begins without a draft. */
    public PlanEditing(Providers providers, Hosts hosts) {
        this.providers = providers;
        this.hosts = hosts;
    }

    /** Begins with the plan of a file. */
    public void begin(PlanDraft plan, boolean cannotBeChanged) {
        steps.begin();
        saved = plan;
        readOnly = cannotBeChanged;
        typed.begin();
        refusals.forgetObjections();
        show(plan);
    }

    /**
     * Begins with the text of a file that is not a valid plan. There is a draft only when a person has mended the text; until
     * then an empty one takes its place.
     *
     * @param name   of the file
     * @param reason one sentence on what is wrong
     */
    public void beginBroken(String name, String text, String reason) {
        begin(PlanDraft.empty(name), false);
        typed.read(text);
        broken(text, reason);
    }

    /** The text of the file when it is not a valid plan, else null. */
    public String brokenFile() {
        return typed.ofFile();
    }

    /** The current draft. */
    public PlanDraft draft() {
        return draft;
    }

    /** The outcome of the check of the current draft. */
    public DraftCheck.Outcome outcome() {
        return outcome;
    }

    /** What is said against the draft. */
    public Refusals refusals() {
        return refusals;
    }

    /** Whether the draft cannot be changed now. It is an example, or its JSON is being typed and not valid yet. */
    public boolean readOnly() {
        return readOnly || isBroken();
    }

    /** Whether it is an example. */
    public boolean isExample() {
        return readOnly;
    }

    /** Whether something would be lost if the editor were closed. */
    public boolean dirty() {
        return draft != null && (typed.isUnsaved() || !isBroken() && !draft.isSameAs(saved));
    }

    /** What changed since the plan was saved, in a few words. Empty when there is no valid plan, or was none. */
    public String changes() {
        Plan now = outcome.plan().orElse(null);
        Plan before = DraftCheck.check(saved, providers.options()).plan().orElse(null);
        return now == null || before == null ? "" : PlanDifference.inShort(now, before, providers::optionName);
    }

    /** Whether the typed JSON is not a valid plan. The draft is then the last valid one. */
    public boolean isBroken() {
        return typed.isBroken();
    }

    /** Whether there is a valid plan to go back to from a text that is not one. */
    public boolean canDropBroken() {
        return isBroken() && !typed.isWithoutPlan();
    }

    /** The typed JSON is not a valid plan. @param reason one sentence, with the place */
    public void broken(String text, String reason) {
        typed.broken(text, reason);
        refusals.forgetObjections();
        refusals.forgetRun();
        check();
    }

    /** The typed JSON is a valid plan. @param label of the step of undo */
    public void mended(String label, PlanDraft plan) {
        boolean was = isBroken();
        boolean first = typed.isWithoutPlan();
        typed.mended();
        if (first) {
            // There is no earlier plan that undo could return to.
            show(plan);
        } else {
            change(label, "json", before -> plan);
            if (was) {
                check();
            }
        }
    }

    /** Gives up the typed JSON that is not valid: the draft is the plan. */
    public void dropBroken() {
        typed.dropped();
        check();
    }

    /** A run of the current draft begins; what was said against an earlier one is not said of it. */
    public void started() {
        refusals.forgetObjections();
        refusals.forgetRun();
        unsavedRun = dirty();
        notifyListeners();
    }

    /** No run is under way any more. */
    public void ended() {
        if (unsavedRun) {
            unsavedRun = false;
            notifyListeners();
        }
    }

    /** Whether a run is under way that measures this draft, which is not saved. */
    public boolean isUnsavedRun() {
        return unsavedRun;
    }

    /** The steps of undo of this draft. */
    public IUndoContext undoContext() {
        return steps.context();
    }

    /** The registered providers. */
    public Providers providers() {
        return providers;
    }

    /** The hosts on which sides can run. */
    public Hosts hosts() {
        return hosts;
    }

    /** The current draft has been written. */
    public void saved() {
        saved = draft;
        typed.saved();
        unsavedRun = false;
        notifyListeners();
    }

    /**
     * Changes the draft as one step of undo.
     *
     * @param label of the step
     * @param field see {@link Steps#add}
     */
    public void change(String label, Object field, UnaryOperator<PlanDraft> change) {
        PlanDraft after = change.apply(draft);
        if (readOnly() || after.equals(draft)) {
            return;
        }
        steps.add(label, field, draft, after);
    }

    /** Changes the draft as a person chooses from a list, see {@link Steps#choose}. */
    public void choose(String label, Object list, UnaryOperator<PlanDraft> change) {
        if (!readOnly()) {
            steps.choose(label, list, draft, change);
        }
    }

    /** Shows a draft in all pages. */
    public void show(PlanDraft other) {
        draft = draft != null && other.contract().isSameAs(draft.contract()) ? other.withContract(draft.contract()) : other;
        unsavedRun = false;
        refusals.forgetRun();
        if (!contract.isOpen() || contract.state() != draft.contract()) {
            contract.show(draft.contract());
        }
        check();
    }

    /** The operations and types of the draft. A change of them is a change of the draft. */
    public DesignEditing contract() {
        return contract;
    }

    /** Other nodes of the contract are selected, which is no step. */
    void selected(DesignState state) {
        draft = draft.withContract(state);
    }

    /** Why the draft cannot be changed now, in one sentence; empty when it can. */
    public String objection() {
        return readOnly ? TEXTS.text("example") : isBroken() ? TEXTS.text("broken") : "";
    }

    /** The place, among the choices, of the provider that an objection is about. -1 when it is about the whole plan. */
    public int choiceOf(Objection objection) {
        return draft.providers().stream().map(ChoiceDraft::variant).toList().indexOf(objection.variant());
    }

    /** Checks the draft again, because providers or hosts came or went. */
    public void check() {
        outcome = isBroken()
                ? new DraftCheck.Outcome(Optional.empty(), List.of(new Problem(DraftCheck.PLAN, "", typed.reason())))
                : DraftCheck.check(draft, providers.options());
        refusals.checked(!outcome.problems().isEmpty());
        notifyListeners();
        if (contract.isOpen() && contract.editable() != editable) {
            editable = contract.editable();
            contract.touch();
        }
    }

    /** Calls back after every change of the draft or of its problems. */
    public void onChange(Runnable callback) {
        listeners.add(callback);
    }

    /** Forgets the steps of undo and whom to call back. */
    public void dispose() {
        steps.dispose();
        contract.dispose();
        listeners.clear();
    }

    private void notifyListeners() {
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
