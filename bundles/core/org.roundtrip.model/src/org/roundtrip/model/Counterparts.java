// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What of another run each thing that a run called is compared with. It is the same operation and, of a sweep, the step
 * with the other run's value: a step there, or what its plan has without a sweep. Immutable.
 *
 * @param there what is called there, by what is called here; without what has no counterpart
 */
public record Counterparts(Map<Called, Called> there) {
    /** Copies the map. */
    public Counterparts {
        there = Map.copyOf(there);
    }

    /** Returns what of a run is compared with what of another one. */
    public static Counterparts of(Run run, Run other) {
        List<Called> others = Called.of(other);
        Map<Called, Called> found = new HashMap<>();
        for (Called here : Called.of(run)) {
            others.stream().filter(each -> each.operation().equals(here.operation()) && alike(run.plan(), here.step(), other.plan(), each.step()))
                    .findFirst().ifPresent(each -> found.put(here, each));
        }
        return new Counterparts(found);
    }

    /** The counterpart of what is called here. */
    public Optional<Called> of(Called here) {
        return Optional.ofNullable(there.get(here));
    }

    /** The row of the other run that is compared with one of this run. */
    public Optional<RowKey> of(RowKey here) {
        return of(new Called(here.operation(), here.step())).map(each -> each.of(here.variant()));
    }

    private static boolean alike(Plan plan, Step step, Plan other, Step its) {
        if (step == null && its == null) {
            return true;
        }
        boolean sameValue = step != null && its != null && step.sweep().value().equals(its.sweep().value());
        return sameValue ? step.value() == its.value() : has(other, its, step) && has(plan, step, its);
    }

    /** Whether a plan at a step has the value of a step of another sweep already. */
    private static boolean has(Plan plan, Step step, Step value) {
        Plan measured = SweptPlan.at(plan, step);
        return SweptPlan.ifPossible(measured, value).filter(measured::equals).isPresent();
    }
}
