// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.SweptPlan;

/**
 * The order of the forks of a run. Each repetition is a block with one fork of every provider and operation, at each step
 * of the plan's sweep if it has one, shuffled by the plan's seed. So anything that drifts during a run affects all of them equally.
 */
final class ForkOrder {
    private ForkOrder() {
    }

    static List<Fork> of(Plan plan) {
        Random random = new Random(plan.protocol().seed());
        List<Fork> forks = new ArrayList<>();
        for (int repetition = 1; repetition <= plan.protocol().forks().least(); repetition++) {
            List<Fork> block = new ArrayList<>();
            for (ProviderChoice choice : plan.providers()) {
                for (Operation operation : plan.contract().operations()) {
                    Fork fork = new Fork(0, choice.id(), choice.variant(), operation.name(), repetition,
                            Fork.State.PLANNED, null, null, null, null);
                    SweptPlan.steps(plan, operation.name()).forEach(step -> block.add(fork.at(step.orElse(null), 0)));
                }
            }
            Collections.shuffle(block, random);
            for (Fork fork : block) {
                forks.add(fork.at(fork.step(), forks.size() + 1));
            }
        }
        return forks;
    }
}
