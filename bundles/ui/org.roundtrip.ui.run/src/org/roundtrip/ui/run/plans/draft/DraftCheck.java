// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.engine.jdk.JvmFlags;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Option;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft.DraftSide;

/**
 * Checks a draft: returns its problems with their places, or the plan when there are none. Any thread.
 */
public final class DraftCheck {
    private static final Texts TEXTS = Texts.of(DraftCheck.class);

    /** The name of the flags of a side in problems. */
    public static final String JVM_FLAGS = "jvmFlags";
    /** Place of problems of the plan's name. */
    public static final String NAME = "name";
    /** Place of problems of the list of providers. */
    public static final String PROVIDERS = "providers";
    /** Place of problems of the list of operations. */
    public static final String OPERATIONS = "operations";
    /** Place of problems of the sweep. */
    public static final String SWEEP = "sweep";
    /** The names of the two texts at that place. */
    public static final String SWEPT = "value", STEPS = "over";
    /** Place of problems that concern the plan as a whole. */
    public static final String PLAN = "plan";

    private final PlanDraft draft;
    private final Map<String, List<Option>> known;
    private final List<Problem> problems = new ArrayList<>();

    private DraftCheck(PlanDraft draft, Map<String, List<Option>> known) {
        this.draft = draft;
        this.known = known;
    }

    /**
     * The outcome of a check.
     *
     * @param plan     the plan; empty when there is a problem
     * @param problems all problems, in the order of the fields
     */
    public record Outcome(Optional<Plan> plan, List<Problem> problems) {
        /** The first problem at a place, or null. */
        public String at(Object where, String field) {
            return problems.stream()
                    .filter(problem -> problem.where().equals(where) && problem.field().equals(field))
                    .map(Problem::message).findFirst().orElse(null);
        }
    }

    /**
     * Checks a draft.
     *
     * @param known the options of the installed providers, by their ids
     */
    public static Outcome check(PlanDraft draft, Map<String, List<Option>> known) {
        return new DraftCheck(draft, known).check();
    }

    private Outcome check() {
        if (draft.name().isBlank()) {
            add(NAME, "", TEXTS.text("nameMissing"));
        }
        providers();
        operations();
        for (ProtocolField field : ProtocolField.values()) {
            String objection = field.objection(draft.protocol().get(field));
            if (objection != null && draft.protocol().uses(field)) {
                add(field, "", objection);
            }
        }
        if (draft.sweep().objection() != null) {
            add(SWEEP, STEPS, draft.sweep().objection());
        }
        if (problems.isEmpty()) {
            try {
                Plan plan = plan();
                Optional<Problem> problem = sweep(plan);
                return problem.isPresent() ? new Outcome(Optional.empty(), List.of(problem.get()))
                        : new Outcome(Optional.of(plan.with(draft.sweep().sweep())), List.of());
            } catch (IllegalArgumentException e) {
                add(placeOfContradiction(), "", sentence(e.getMessage()));
            }
        }
        return new Outcome(Optional.empty(), List.copyOf(problems));
    }

    /** Finds the place of a problem of a draft whose fields are each valid: it lies in their combination. */
    private Object placeOfContradiction() {
        try {
            draft.toContract();
        } catch (IllegalArgumentException contract) {
            return OPERATIONS;
        }
        return ProtocolOfDraft.contradiction(draft.protocol()).map(Object.class::cast).orElse(PLAN);
    }

    private Plan plan() {
        return new Plan(draft.name(), draft.description(), draft.toContract(),
                draft.providers().stream().map(ChoiceDraft::choice).toList(), ProtocolOfDraft.of(draft.protocol()))
                        .withEveryPair(draft.everyPair());
    }

    /** What is wrong with the sweep of a plan that is valid without it. A value that no step can have is not the fault of the steps. */
    private Optional<Problem> sweep(Plan plan) {
        List<String> reasons = new ArrayList<>();
        List<Step> steps;
        try {
            steps = draft.sweep().sweep().map(Sweep::steps).orElse(List.of());
        } catch (IllegalArgumentException e) {
            return Optional.of(new Problem(SWEEP, STEPS, sentence(e.getMessage())));
        }
        for (Step step : steps) {
            try {
                SweptPlan.at(plan, step);
            } catch (IllegalArgumentException e) {
                reasons.add(sentence(e.getMessage()));
            }
        }
        return reasons.stream().findFirst().map(reason -> new Problem(SWEEP, reasons.size() == steps.size() ? SWEPT : STEPS, reason));
    }

    private void providers() {
        if (draft.providers().isEmpty()) {
            add(PROVIDERS, "", TEXTS.text("noProvider"));
        }
        Set<String> names = new HashSet<>();
        for (int i = 0; i < draft.providers().size(); i++) {
            ChoiceDraft choice = draft.providers().get(i);
            if (choice.variant().isBlank()) {
                add(i, "variant", TEXTS.text("choiceUnnamed"));
            } else if (!names.add(choice.variant())) {
                add(i, "variant", TEXTS.text("choiceTwice"));
            }
            if (choice.alike()) {
                side(i, choice.client(), DraftSide.BOTH);
            } else {
                side(i, choice.client(), DraftSide.CLIENT);
                side(i, choice.server(), DraftSide.SERVER);
            }
        }
    }

    private void side(int place, ChosenSide side, DraftSide which) {
        side.jvmFlags().stream().map(JvmFlags::objection).flatMap(Optional::stream).findFirst()
                .ifPresent(objection -> add(place, which.place(JVM_FLAGS), sentence(objection)));
        List<Option> options = known.get(side.provider());
        if (options == null) {
            add(place, "", TEXTS.text("notInstalled", side.provider()));
            return;
        }
        for (var set : side.options().entrySet()) {
            Option option = options.stream().filter(one -> one.name().equals(set.getKey())).findFirst().orElse(null);
            String objection = option == null ? TEXTS.text("noOption", side.provider(), set.getKey())
                    : option.objection(set.getValue());
            if (objection != null) {
                add(place, which.place(set.getKey()), sentence(objection));
            }
        }
    }

    private void operations() {
        if (draft.design().operations().isEmpty()) {
            add(OPERATIONS, "", TEXTS.text("noOperation"));
        }
        draft.contract().unfinished().objections(draft.design()).forEach((place, reason) -> add(place, "", reason));
    }

    private void add(Object where, String field, String message) {
        problems.add(new Problem(where, field, message));
    }

    /** Makes a sentence of a message that begins and ends in the middle of one. */
    static String sentence(String message) {
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + (message.endsWith(".") ? "" : ".");
    }
}
