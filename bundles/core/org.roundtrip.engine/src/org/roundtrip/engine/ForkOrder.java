// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.roundtrip.analysis.Floor;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.RowKey;
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

    /** The block of a quick run. The floor's first fork begins it. @param run has no forks yet, but knows its floor */
    static List<Fork> quick(Run run) {
        List<Fork> block = of(run.plan(), 1);
        String operation = run.plan().contract().operations().getFirst().name();
        Optional<Fork> floor = run.plan().providers().stream().filter(choice -> Floor.is(run, choice.id())).findFirst()
                .flatMap(choice -> block.stream().filter(fork -> fork.variant().equals(choice.variant()) && fork.operation().equals(operation)).findFirst());
        if (floor.isEmpty() || block.size() == 1) {
            return block;
        }
        List<Fork> first = new ArrayList<>(block);
        first.remove(floor.get());
        first.addFirst(floor.get());
        return numbered(first, 1);
    }

    /** A further fork for each of some rows of a run. */
    static List<Fork> again(Run run, Collection<RowKey> rows) {
        return numbered(rows.stream().map(row -> run.forks().stream().filter(fork -> fork.row().equals(row)).toList())
                .map(made -> made.getLast().again(made.size() + 1)).toList(), run.forks().size() + 1);
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
