// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.text.Texts;

/** Says what a plan is at each step of its sweep. */
public final class SweptPlan {
    private static final Texts TEXTS = Texts.of(Sweep.class);

    private SweptPlan() {
    }

    /**
     * Returns the plan as it is measured at a step, with the swept value in its place. It has the sweep still.
     *
     * @param step null for the plan itself
     * @throws IllegalArgumentException with one sentence when the plan does not have what is swept, or the value is out of its range
     */
    public static Plan at(Plan plan, Step step) {
        if (step == null) {
            return plan;
        }
        Protocol protocol = plan.protocol();
        return switch (step.sweep().kind()) {
            case CALLERS -> plan.with(protocol.with(callers(protocol.load(), step.value())));
            case RATE -> plan.with(protocol.with(rate(protocol.load(), step.value())));
            case LATENCY -> plan.with(protocol.with(latency(protocol.network(), step.value())));
            case LENGTH -> plan.with(SweptLength.of(plan.contract(), step.sweep().value(), step.value())
                    .orElseThrow(() -> new IllegalArgumentException(TEXTS.text("sweep.place", step.sweep().value()))));
        };
    }

    /** Returns the same. It is empty when the plan does not have what is swept, or the value is out of its range. */
    public static Optional<Plan> ifPossible(Plan plan, Step step) {
        try {
            return Optional.of(at(plan, step));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Load callers(Load load, int callers) {
        return switch (load) {
            case Load.Closed closed ->
                new Load.Closed(callers, closed.thinkMicros(), closed.exponentialThink(), closed.virtualThreads(),
                        closed.window());
            case Load.Open open -> new Load.Open(open.ratePerSecond(), open.arrivals(), callers, open.virtualThreads(),
                    open.asynchronous());
        };
    }

    private static Load rate(Load load, int rate) {
        if (!(load instanceof Load.Open open)) {
            throw new IllegalArgumentException(TEXTS.text("sweep.rate.closed"));
        }
        if (open.arrivals() instanceof Load.Ramp || open.arrivals() instanceof Load.Steps) {
            throw new IllegalArgumentException(TEXTS.text("sweep.rate.changes", open.arrivals().mode()));
        }
        return new Load.Open(rate, open.arrivals(), open.callers(), open.virtualThreads(), open.asynchronous());
    }

    private static Network latency(Network network, int micros) {
        if (!(network instanceof Network.Ethernet)) {
            throw new IllegalArgumentException(TEXTS.text("sweep.latency", network.mode(), Network.Ethernet.MODE));
        }
        return new Network.Ethernet(micros);
    }

    /**
     * Returns the steps at which an operation is measured. An operation that does not have the swept length is measured once.
     *
     * @return at least one; a single empty one for an operation that is measured once
     * @throws IllegalArgumentException with one sentence when the sweep is not possible, see {@link #at}
     */
    public static List<Optional<Step>> steps(Plan plan, String operation) {
        List<Step> steps = plan.sweep().map(Sweep::steps).orElse(List.of());
        boolean changes = steps.stream().map(step -> at(plan, step)).anyMatch(at -> !at.protocol().equals(plan.protocol())
                || !at.contract().operation(operation).equals(plan.contract().operation(operation)));
        return changes ? steps.stream().map(Optional::of).toList() : List.of(Optional.empty());
    }

    /** How many forks a run of a plan has at least. @throws IllegalArgumentException with one sentence when the sweep is not possible, see {@link #at} */
    public static int forks(Plan plan) {
        return plan.protocol().forks().least() * plan.providers().size()
                * plan.contract().operations().stream().mapToInt(operation -> steps(plan, operation.name()).size()).sum();
    }
}
