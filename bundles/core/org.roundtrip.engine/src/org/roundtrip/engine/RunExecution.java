// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.roundtrip.analysis.earlier.EarlierRuns;
import org.roundtrip.analysis.ratio.ForkSpread;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.fork.ForkChanges;
import org.roundtrip.engine.fork.ForkExecution;
import org.roundtrip.engine.fork.ForkPlaces;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.KeptServers;
import org.roundtrip.engine.fork.RunCaptures;
import org.roundtrip.engine.machine.MachineFacts;
import org.roundtrip.engine.place.HostPlaces;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.place.RunPlace;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.SweptPlan;

/** Carries out one plan, from the first contract to the last fork, on a thread of its own. */
final class RunExecution implements RunHandle {
    static final Texts TEXTS = Texts.of(RunExecution.class);
    private static final double NANOS_PER_SECOND = 1e9;
    private final RunRecord record;
    private final Plan plan;
    private final Forks forks;
    private final List<Variant> variants;
    private final RoundtripHome home;
    private final HostPlaces hosts;
    private final Place here;
    private final boolean alone;
    private final RunMachine machine;
    private final Thread thread;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final ReadyVariants ready;
    private final Map<Operation, ExpectedValues> expectedValues = new HashMap<>();

    /**
     * Makes an execution that has not begun. It makes the planned forks of the record.
     *
     * @param forks      how many forks it may add for the ratios to be decided; a fixed number for none
     * @param questions  is asked when a host wants a password or is seen for the first time
     * @param here       this machine, where the processes run that are not on a host
     * @param alone      whether no other run is measured meanwhile
     * @param afterwards is called on the engine's thread after the end
     */
    RunExecution(RunRecord record, Forks forks, List<Variant> variants, RoundtripHome home, LibraryFetch libraries, Questions questions,
            Place here, boolean alone, Runnable afterwards) {
        this.record = record;
        this.plan = record.run().plan();
        this.forks = forks;
        this.variants = variants;
        this.home = home;
        this.here = here;
        this.alone = alone;
        this.machine = new RunMachine(record, home, this::progress);
        this.hosts = new HostPlaces(new HostList(home), questions, record.folder().folder(), this::progress);
        this.ready = new ReadyVariants(record, variants, home, libraries, hosts, this::progress, cancelled::get);
        this.thread = Thread.ofPlatform().daemon().name("run " + record.run().id()).unstarted(() -> {
            try {
                work();
            } finally {
                afterwards.run();
                ended.countDown();
            }
        });
    }

    void start() {
        thread.start();
    }

    @Override
    public RunFolder folder() {
        return record.folder();
    }

    @Override
    public Run await() throws InterruptedException {
        ended.await();
        return record.run();
    }

    @Override
    public void cancel() {
        if (cancelled.compareAndSet(false, true)) {
            thread.interrupt();
        }
    }

    @Override
    public boolean waitsForIdle() {
        return machine.waiting();
    }

    @Override
    public void goOn() {
        machine.goOn();
    }

    private void work() {
        Run.Outcome outcome = Run.Outcome.FAILED;
        String message = "";
        try {
            record.environment(MachineFacts.read());
            MachineFacts.load().ifPresent(load -> record.environment(Map.of("load.before", load)));
            measure();
            message = failures();
            outcome = message.isEmpty() ? Run.Outcome.DONE : Run.Outcome.FAILED;
        } catch (InterruptedException e) {
            outcome = Run.Outcome.CANCELLED;
        } catch (CaptureException e) {
            message = e.getMessage();
        } catch (IOException e) {
            message = TEXTS.text("unrecorded", Failure.sentence(e));
        } catch (Throwable e) {
            message = TEXTS.text("failed", Failure.sentence(e));
            System.getLogger(RunExecution.class.getName()).log(System.Logger.Level.ERROR, message, e);
        }
        end(cancelled.get() && outcome != Run.Outcome.DONE ? Run.Outcome.CANCELLED : outcome, message);
    }

    private void measure() throws IOException, InterruptedException {
        progress(TEXTS.text("machine"));
        boolean local = variants.stream().filter(Variant::here).map(Variant::host).allMatch(CommonOptions::loopback);
        try (RunPlace place = RunPlace.open(here, plan.protocol().network(), plan.protocol().captureCalls() > 0, local);
                RunCaptures captures = RunCaptures.open(place, plan.protocol().affinity().capture());
                KeptLinks kept = new KeptLinks(home.trust());
                KeptServers servers = new KeptServers(home.trust())) {
            ready.prepare();
            warnOfOpenServers();
            if (variants.stream().anyMatch(Variant::here)) {
                record.environment(place.facts());
            }
            if (sweeps(Sweep.Kind.LATENCY)) {
                record.environment(Map.of("network.latency", plan.sweep().get().over() + " µs each way"));
            }
            record.environment(hosts.facts());
            record.prepared();
            Placing placing = machine.placing(variants, here, alone);
            captures.keepOff(placing);
            learned();
            blocks(place, captures, kept, servers, placing);
            record.environment(place.countsAfterwards());
            progress(TEXTS.text("done"));
        } finally {
            hosts.end().forEach(record::log);
        }
    }

    private void blocks(RunPlace place, RunCaptures captures, KeptLinks kept, KeptServers servers, Placing placing)
            throws IOException, InterruptedException {
        try (Blocks blocks = new Blocks(record, forks)) {
            for (Optional<Fork> next = blocks.next(); next.isPresent(); next = blocks.next()) {
                if (Thread.interrupted() || cancelled.get()) {
                    throw new InterruptedException();
                }
                Fork fork = next.get();
                progress(blocks.progress(fork));
                // What is kept was made for one contract.
                kept.block(sweeps(Sweep.Kind.LENGTH) ? fork.number() : fork.repetition());
                long began = System.nanoTime();
                fork(fork, place, captures, kept, servers, placing);
                blocks.ended(fork, (System.nanoTime() - began) / NANOS_PER_SECOND);
            }
            blocks.end();
        }
    }

    /** Records how much forks were known to differ here, by which a single fork is judged. */
    private void learned() throws IOException {
        if (forks.most() > 1) {
            return;
        }
        EarlierRuns earlier = EarlierRuns.in(home, record.run().environment(), record.run().placement());
        for (ProviderChoice choice : plan.providers()) {
            ForkSpread spread = earlier.spread(choice.id());
            if (!spread.equals(ForkSpread.STANDARD)) {
                record.environment(Map.of("provider." + choice.variant() + "." + Run.SPREAD, spread.toString()));
            }
        }
    }

    /** Servers on a network of the run's own are reached by the run alone. */
    private void warnOfOpenServers() {
        List<String> open = plan.protocol().network() instanceof Network.Loopback
                ? ready.settled().stream()
                        .filter(variant -> !CommonOptions.loopback(variant.host())).map(Variant::name).toList()
                : List.of();
        if (!open.isEmpty()) {
            record.warn(CommonOptions.warning(TEXTS.text("servers.open", String.join(", ", open), open.size()), open.size()));
        }
    }

    private void fork(Fork fork, RunPlace place, RunCaptures captures, KeptLinks kept, KeptServers servers, Placing placing)
            throws IOException, InterruptedException {
        Plan at = SweptPlan.at(plan, fork.step());
        Optional<String> refusal = ready.refusal(fork.variant(), at.contract(), fork.operation());
        Optional<String> reason = refusal.or(() -> ready.failure(fork.variant(), at.contract()));
        if (reason.isPresent()) {
            record.fork(ForkChanges.ended(fork, refusal.isPresent() ? Fork.State.REFUSED : Fork.State.FAILED, reason.get()));
            return;
        }
        if (at.protocol().network() instanceof Network.Ethernet ethernet && sweeps(Sweep.Kind.LATENCY)) {
            place.latency(ethernet.latencyMicros());
        }
        ExpectedValues expected = expectedValues.computeIfAbsent(at.contract().operation(fork.operation()),
                operation -> ExpectedValues.of(operation, plan.protocol().seed()));
        Variant.Ready compiled = ready.get(fork.variant(), at.contract());
        Variant variant = compiled.variant();
        ForkPlaces places = variant.here() ? new ForkPlaces(place.of(Side.CLIENT), place.of(Side.SERVER))
                : new ForkPlaces(hosts.of(variant.client(), here), hosts.of(variant.server(), here));
        new ForkExecution(record, fork, at.with(ready.carried(fork.variant(), at.contract())), compiled, expected, places, captures, kept, servers,
                placing).run();
    }

    private boolean sweeps(Sweep.Kind kind) {
        return plan.sweep().filter(sweep -> sweep.kind() == kind).isPresent();
    }

    private String failures() {
        List<Fork> failed = record.run().forks().stream().filter(fork -> fork.state() == Fork.State.FAILED).toList();
        if (failed.isEmpty()) {
            return "";
        }
        Fork first = failed.getFirst();
        return TEXTS.text("failures", failed.size(), record.run().forks().size(), first.variant(), first.row().called(),
                first.error());
    }

    private void end(Run.Outcome outcome, String message) {
        MachineFacts.load().ifPresent(load -> record.environment(Map.of("load.after", load)));
        try {
            record.end(outcome, message);
        } catch (IOException e) {
            record.log(TEXTS.text("endUnrecorded", Failure.sentence(e)));
        }
    }

    private void progress(String what) {
        record.doing(what);
    }
}
