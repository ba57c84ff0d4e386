// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.condition.Surroundings;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.catalogue.VariantSide;
import org.roundtrip.engine.fork.ForkChanges;
import org.roundtrip.engine.machine.MachineFacts;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** Takes a run up again that has ended, to add blocks. */
final class MoreBlocks {
    private static final Texts TEXTS = RunExecution.TEXTS;

    private MoreBlocks() {
    }

    /** Why blocks of now cannot be added to those of a run, in one sentence; empty when they can. */
    static Optional<String> objection(Run run, int blocks, List<Variant> variants) {
        if (run.outcome() == Run.Outcome.RUNNING) {
            return Optional.of(TEXTS.text("more.running", run.id()));
        }
        if (run.blocks() + blocks > Forks.MOST) {
            return Optional.of(TEXTS.text("more.many", run.id(), run.blocks(), Forks.MOST));
        }
        Map<String, String> now = MachineFacts.read();
        return Stream.concat(Surroundings.MACHINE.stream().flatMap(fact -> changed(run, fact, now).stream()),
                variants.stream().flatMap(variant -> changed(run, variant))).findFirst();
    }

    private static Optional<String> changed(Run run, String fact, Map<String, String> now) {
        String then = run.environment().get(fact);
        return then == null || then.equals(now.get(fact)) ? Optional.empty()
                : Optional.of(TEXTS.text("more.changed", run.id(), fact, then, now.getOrDefault(fact, "-")));
    }

    private static Stream<String> changed(Run run, Variant variant) {
        String name = "provider." + variant.name() + ".";
        return Stream.of(changed(run, variant.name(), name + "version", variant.client()), changed(run, variant.name(), name + "client.version", variant.client()),
                changed(run, variant.name(), name + "server.version", variant.server())).flatMap(Optional::stream);
    }

    private static Optional<String> changed(Run run, String variant, String fact, VariantSide side) {
        String then = run.environment().get(fact);
        return then == null || then.equals(side.version()) ? Optional.empty()
                : Optional.of(TEXTS.text("more.version", variant, then, side.version()));
    }

    /** The run with further blocks that are planned, measured by this process. Forks that it never made stay cancelled. */
    static Run of(Run run, int blocks, Map<String, String> surroundings) {
        Map<String, String> facts = new LinkedHashMap<>(run.environment());
        facts.putAll(surroundings);
        facts.put(Run.RESUMED, Instant.now().toString());
        Run ended = with(run, run.forks().stream().map(fork -> fork.state() == Fork.State.PLANNED || fork.state() == Fork.State.RUNNING
                ? ForkChanges.ended(fork, Fork.State.CANCELLED, null) : fork).toList());
        List<Fork> all = Stream.concat(ended.forks().stream(), ForkOrder.further(ended, ended.blocks() + blocks).stream()).toList();
        return new Run(run.id(), run.plan(), run.quick(), ProcessHandle.current().pid(), facts, all, Run.Outcome.RUNNING, "", run.started(), null);
    }

    /** The run with other forks. */
    static Run with(Run run, List<Fork> forks) {
        return new Run(run.id(), run.plan(), run.quick(), run.pid(), run.environment(), forks, run.outcome(), run.message(), run.started(), run.ended());
    }
}
