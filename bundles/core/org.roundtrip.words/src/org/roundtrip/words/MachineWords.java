// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.model.Fork.Disturbance;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.machine.CheckedMachine;
import org.roundtrip.model.machine.Scheduled;

/**
 * What a run knows of its machine, for people. It has the facts of its environment, and how each fork was run there. Any
 * thread.
 */
public final class MachineWords {
    private static final Texts TEXTS = Texts.of(MachineWords.class);
    private static final double PERCENT = 100;

    private MachineWords() {
    }

    /** Returns everything, in order: the groups of facts first, then one of the forks of which something is known. */
    public static List<FactGroup> of(Run run) {
        Map<String, String> forks = new LinkedHashMap<>();
        for (Fork fork : run.forks()) {
            of(fork).ifPresent(words -> forks.put(TEXTS.text("machine.fork", fork.variant(), fork.row().called(), fork.repetition()), words));
        }
        List<FactGroup> all = new ArrayList<>(FactGroup.of(run));
        if (!forks.isEmpty()) {
            all.add(new FactGroup(TEXTS.text("facts.forks"), forks));
        }
        return all;
    }

    /**
     * Returns how the machine was found before the run, in a sentence or two; empty when it was not checked. A run that comes with
     * Roundtrip says first on which machine it was recorded.
     */
    public static Optional<String> checked(Run run) {
        Optional<String> found = found(run);
        return run.recorded().map(machine -> TEXTS.text("machine.recorded", machine))
                .map(recorded -> found.map(state -> TEXTS.text("machine.recorded.checked", recorded, state)).orElse(recorded)).or(() -> found);
    }

    private static Optional<String> found(Run run) {
        return CheckedMachine.of(run.environment()).map(found -> found.floorMicros().isEmpty() ? TEXTS.text("machine.checked", found.state())
                : TEXTS.text("machine.checked.floor", found.state(), Numbers.digits(found.floorMicros().get()),
                        Numbers.count(Math.max(1, Math.round(PERCENT * found.floorSpread().orElse(0.0))))));
    }

    /** Returns how a fork was run while its calls were measured; empty when nothing is known. */
    public static Optional<String> of(Fork fork) {
        return Optional.ofNullable(fork.disturbance()).filter(known -> known.client() != null || known.server() != null)
                .map(MachineWords::words);
    }

    private static String words(Disturbance known) {
        List<String> parts = new ArrayList<>();
        add(parts, "machine.client", known.client());
        add(parts, "machine.server", known.server());
        shares(parts, "machine.shares", known);
        if (known.atServer() != null) {
            shares(parts, "machine.shares.server", known.atServer());
        }
        return String.join("; ", parts);
    }

    private static void add(List<String> parts, String side, Scheduled run) {
        if (run != null) {
            parts.add(TEXTS.text(side, run.processors(), Numbers.digits(run.waited()), Numbers.count(run.yielded()),
                    Numbers.count(run.preempted())));
        }
    }

    private static void shares(List<String> parts, String what, Disturbance known) {
        parts.add(TEXTS.text(what, percent(known.others()), percent(known.stolen())));
        if (known.megahertz() != null) {
            parts.add(TEXTS.text("machine.megahertz", Numbers.count(known.megahertz())));
        }
    }

    private static String percent(double share) {
        return Numbers.digits(PERCENT * share);
    }
}
