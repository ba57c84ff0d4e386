// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.engine.machine.MachineSentence;
import org.roundtrip.engine.machine.Topology;
import org.roundtrip.engine.machine.Way;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.machine.Affinity;

/**
 * This machine, as a run finds it before its first fork, and where the run places its threads. Used by the run's thread; only
 * {@link #goOn} and {@link #waiting} may come from another.
 */
final class RunMachine {
    private final RunRecord record;
    private final Plan plan;
    private final Consumer<String> progress;
    private final MachineCheck check;
    private final Topology topology = Topology.here();
    private volatile boolean waiting;

    /** @param progress gets a few words on what is done */
    RunMachine(RunRecord record, RoundtripHome home, Consumer<String> progress) {
        this.record = record;
        this.plan = record.run().plan();
        this.progress = progress;
        this.check = new MachineCheck(home);
    }

    /**
     * Checks the machine, unless a side runs elsewhere or another run disturbs, and records what was found. Blocks that are added to
     * a run are placed as the others were.
     *
     * @param here where processes run that are not on a host
     * @param alone whether no other run is measured meanwhile
     * @return where the threads of the run are placed
     */
    Placing placing(List<Variant> variants, Place here, boolean alone) throws InterruptedException {
        boolean onHosts = !variants.stream().allMatch(Variant::here);
        boolean resumed = record.run().environment().containsKey(Run.RESUMED);
        Placing placing = onHosts || !alone || here != Place.HERE ? Placing.FREE : resumed ? Placing.of(record.run().placement()) : checked();
        if (onHosts || !alone) {
            record.log(RunExecution.TEXTS.text(onHosts ? "place.hosts" : "place.beside"));
        }
        record.environment(Map.of(Run.PLACEMENT, placing.recorded()));
        return placing;
    }

    private Placing checked() throws InterruptedException {
        Machine machine = check.find(new MachineCheck.Follower() {
            @Override
            public void now(String what) {
                progress.accept(what);
            }

            @Override
            public boolean waits() {
                waiting = record.waitsForIdle();
                return waiting;
            }
        });
        waiting = false;
        record.machine(machine);
        Placing placing = placed(machine);
        record.environment(machine.recorded(placing).facts());
        record.log(MachineSentence.of(machine, placing));
        return placing;
    }

    /** Where the plan or what was tried places the threads. */
    private Placing placed(Machine machine) throws InterruptedException {
        return switch (plan.protocol().placement().kind()) {
            case FREE -> Placing.FREE;
            case ONE -> planned(topology.placings().get(Way.ONE));
            case SPLIT -> planned(topology.placings().getOrDefault(Way.CORES, topology.placings().get(Way.SIBLINGS)));
            case LISTED -> planned(new Placing(plan.protocol().placement().calls(), plan.protocol().placement().calls(),
                    plan.protocol().placement().rest()));
            case AUTOMATIC -> chosen(machine);
        };
    }

    /** @param placing null when this machine has no such placing */
    private Placing planned(Placing placing) {
        record.log(placing == null ? RunExecution.TEXTS.text("place.impossible")
                : RunExecution.TEXTS.text("place.plan", MachineSentence.placed(placing)));
        return placing == null ? Placing.FREE : placing;
    }

    private Placing chosen(Machine machine) throws InterruptedException {
        Affinity affinity = plan.protocol().affinity();
        if (machine.placing().free() || !affinity.client().isEmpty() || !affinity.server().isEmpty()) {
            return Placing.FREE;
        }
        if (plan.protocol().load().callers() > 1 || plan.protocol().load().asynchronous()) {
            record.log(RunExecution.TEXTS.text("place.callers"));
            return Placing.FREE;
        }
        if (check.freeIsFaster(machine, largestCall())) {
            record.log(RunExecution.TEXTS.text("place.large"));
            return Placing.FREE;
        }
        return machine.placing();
    }

    /** The content bytes that the larger way of the largest call can have, at whichever step of the plan. */
    private double largestCall() {
        return record.run().forks().stream().map(Fork::step).distinct()
                .flatMap(step -> SweptPlan.at(plan, step).contract().operations().stream()).mapToDouble(RunMachine::largest).max().orElse(0);
    }

    private static double largest(Operation operation) {
        double arguments = operation.parameters().stream().mapToDouble(parameter -> ExpectedValues.largestContent(parameter.shape())).sum();
        return operation.result().map(result -> Math.max(arguments, ExpectedValues.largestContent(result))).orElse(arguments);
    }

    /** Whether the run waits until others use the processors no more. */
    boolean waiting() {
        return waiting;
    }

    /** Ends that wait. */
    void goOn() {
        check.goOn();
    }
}
