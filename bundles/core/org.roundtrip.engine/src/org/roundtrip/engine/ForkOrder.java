// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.roundtrip.analysis.Floor;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.SweptPlan;

/**
 * The order of the forks of a run. Each repetition is a block with one fork of every provider and operation, at each step
 * of the plan's sweep if it has one, shuffled by the plan's seed. So anything that drifts during a run affects all of them equally.
 */
final class ForkOrder {
    private ForkOrder() {
    }

    /** The first blocks of a plan. */
    static List<Fork> of(Plan plan, int blocks) {
        return blocks(plan, 1, blocks, 1);
    }

    /** Further blocks of a run. @param last number of the last one */
    static List<Fork> further(Run run, int last) {
        return blocks(run.plan(), run.blocks() + 1, last, run.forks().size() + 1);
    }

    /**
     * The single block of a quick run. The floor's first fork begins it and is repeated at its end, so that it shows whether the machine
     * changed meanwhile.
     *
     * @param run has no forks yet, but knows its floor
     */
    static List<Fork> quick(Run run) {
        List<Fork> block = of(run.plan(), 1);
        String operation = run.plan().contract().operations().getFirst().name();
        Optional<Fork> floor = run.plan().providers().stream().filter(choice -> Floor.is(run, choice.id())).findFirst()
                .flatMap(choice -> block.stream().filter(fork -> fork.variant().equals(choice.variant()) && fork.operation().equals(operation)).findFirst());
        if (floor.isEmpty() || block.size() == 1) {
            return block;
        }
        List<Fork> framed = new ArrayList<>(block);
        framed.remove(floor.get());
        framed.addFirst(floor.get());
        framed.add(floor.get().again(2));
        return numbered(framed, 1);
    }

    /** Whether the first fork of a run is repeated at the end of its first block. */
    static boolean framed(Run run) {
        List<Fork> repeated = run.forks().stream().filter(fork -> fork.row().equals(run.forks().getFirst().row())).toList();
        return repeated.size() == 2 && repeated.getLast().number() == run.forks().size();
    }

    /** @param first number of the first block @param number of its first fork */
    private static List<Fork> blocks(Plan plan, int first, int last, int number) {
        Random random = new Random(plan.protocol().seed());
        List<Fork> forks = new ArrayList<>();
        for (int repetition = 1; repetition <= last; repetition++) {
            List<Fork> block = new ArrayList<>();
            for (ProviderChoice choice : plan.providers()) {
                for (Operation operation : plan.contract().operations()) {
                    Fork fork = new Fork(0, choice.id(), choice.variant(), operation.name(), repetition,
                            Fork.State.PLANNED, null, null, null, null);
                    SweptPlan.steps(plan, operation.name()).forEach(step -> block.add(fork.at(step.orElse(null), 0)));
                }
            }
            Collections.shuffle(block, random);
            if (repetition >= first) {
                forks.addAll(block);
            }
        }
        return numbered(forks, number);
    }

    private static List<Fork> numbered(List<Fork> forks, int first) {
        List<Fork> numbered = new ArrayList<>();
        forks.forEach(fork -> numbered.add(fork.at(fork.step(), first + numbered.size())));
        return numbered;
    }
}
