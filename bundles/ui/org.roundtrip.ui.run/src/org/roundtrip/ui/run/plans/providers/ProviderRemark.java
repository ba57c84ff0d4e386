// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.plans.draft.Problem;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/**
 * What is said of a row of the providers page. A few words, which no column cuts, and sentences that say what to do.
 *
 * @param brief     stands in the list; empty when there is nothing to say
 * @param sentences stand in the tip and in the details, where they have room
 * @param problem   whether the plan cannot be run because of it
 */
record ProviderRemark(String brief, List<String> sentences, boolean problem) {
    private static final Texts TEXTS = Texts.of(ProviderRemark.class);
    static final ProviderRemark NONE = new ProviderRemark("", List.of(), false);

    static ProviderRemark of(ProviderRow row, PlanEditing editing) {
        KnownProvider provider = editing.providers().find(row.id()).orElse(null);
        if (row.chosen()) {
            List<String> objections = objections(row, editing);
            if (!objections.isEmpty()) {
                return new ProviderRemark(TEXTS.text("briefRefused"), objections, true);
            }
        }
        if (provider == null) {
            return new ProviderRemark(TEXTS.text("briefNotInstalled"), List.of(TEXTS.text("notInstalled", row.id())), row.chosen());
        }
        if (!provider.available()) {
            return new ProviderRemark(TEXTS.text("briefUnavailable"), List.of(provider.obstacle()), row.chosen());
        }
        List<String> problems = row.chosen() ? problems(row, editing) : List.of();
        if (!problems.isEmpty()) {
            return new ProviderRemark(TEXTS.text("briefProblem"), problems, true);
        }
        List<String> refused = row.chosen() ? List.of() : editing.refusals().of(row.id());
        if (!refused.isEmpty()) {
            return new ProviderRemark(TEXTS.text("briefRefuses"), Stream.concat(
                    Stream.of(TEXTS.text("refuses", provider.info().label())), refused.stream()).toList(), false);
        }
        return NONE;
    }

    /** What the engine says against a choice, each with its place in the plan. */
    static List<String> objections(ProviderRow row, PlanEditing editing) {
        return editing.refusals().objections().stream().filter(objection -> editing.choiceOf(objection) == row.choice())
                .map(objection -> objection.place() + ": " + objection.reason()).toList();
    }

    private static List<String> problems(ProviderRow row, PlanEditing editing) {
        List<String> problems = editing.outcome().problems().stream().filter(problem -> problem.where().equals(row.choice()))
                .map(Problem::message).toList();
        if (!problems.isEmpty()) {
            return problems;
        }
        String host = HostChoices.problem(editing.draft().providers().get(row.choice()), editing.draft(), editing.hosts());
        return host == null ? List.of() : List.of(host);
    }
}
