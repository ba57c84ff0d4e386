// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.model.text.Texts;

/**
 * What rows that can be compared have in common.
 *
 * @param operation the operation's name
 * @param step      the step of the plan's sweep; null without a sweep, or when the operation does not depend on it
 */
public record Called(String operation, Step step) {
    /**
     * All that is called in a run. These are the operations in the plan's order, and for each the steps at which it is
     * measured.
     */
    public static List<Called> of(Run run) {
        return run.plan().contract().operations().stream().map(Operation::name).flatMap(name -> {
            List<Called> steps = run.forks().stream().filter(fork -> fork.operation().equals(name)).map(Fork::step).distinct()
                    .sorted(Comparator.nullsFirst(Comparator.naturalOrder())).map(step -> new Called(name, step)).toList();
            return steps.isEmpty() ? Stream.of(new Called(name, null)) : steps.stream();
        }).toList();
    }

    /** The operation, with the step where there is one, such as "ping, 4 callers". */
    public String words() {
        return step == null ? operation : Texts.of(Step.class).text("called", operation, step.label());
    }

    /** The same of a variant. */
    public RowKey of(String variant) {
        return new RowKey(variant, operation, step);
    }
}
