// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.catalogue.VariantSide;
import org.roundtrip.engine.fork.ForkChanges;
import org.roundtrip.engine.fork.ForkExecution;
import org.roundtrip.engine.fork.ForkPlaces;
import org.roundtrip.engine.fork.JvmCommand;
import org.roundtrip.engine.fork.KeptLinks;
import org.roundtrip.engine.fork.RunCaptures;
import org.roundtrip.engine.place.HostPlaces;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.RunPlace;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Library;

/** Carries out one plan, from the first contract to the last fork, on a thread of its own. */
final class RunExecution implements RunHandle {
    static final Texts TEXTS = Texts.of(RunExecution.class);
    private static final long KILO = 1000;
    private final RunRecord record;
    private final Plan plan;
    private final List<Variant> variants;
    private final RoundtripHome home;
    private final LibraryFetch libraries;
    private final HostPlaces hosts;
    private final Thread thread;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final Map<String, Variant.Ready> ready = new HashMap<>();
    private final Map<String, String> uncompiled = new HashMap<>();
    private final Map<String, ExpectedValues> expectedValues = new HashMap<>();

    /**
     * Makes an execution that has not begun.
     *
     * @param questions  is asked when a host wants a password or is seen for the first time
     * @param afterwards is called on the engine's thread after the end
     */
    RunExecution(RunRecord record, List<Variant> variants, RoundtripHome home, LibraryFetch libraries, Questions questions,
            Runnable afterwards) {
        this.record = record;
        this.plan = record.run().plan();
        this.variants = variants;
        this.home = home;
        this.libraries = libraries;
        this.hosts = new HostPlaces(new HostList(home), questions, record.folder().folder(), this::progress);
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

    private void work() {
        Run.Outcome outcome = Run.Outcome.FAILED;
        String message = "";
        try {
            record.environment(MachineFacts.read());
            MachineFacts.load().ifPresent(this::loadBefore);
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

    private void loadBefore(String load) {
        record.environment(Map.of("load.before", load));
        int processors = Runtime.getRuntime().availableProcessors();
        if (Double.parseDouble(load.split(" ")[0]) > processors / 2.0) {
            record.log(TEXTS.text("busy", load, processors));
        }
    }

    private void measure() throws IOException, InterruptedException {
        progress(TEXTS.text("machine"));
        boolean local = variants.stream().filter(Variant::here).map(Variant::host).allMatch(CommonOptions::loopback);
        try (RunPlace place = RunPlace.open(plan.protocol().network(), plan.protocol().captureCalls() > 0, local);
                RunCaptures captures = RunCaptures.open(place, plan.protocol().affinity().capture());
                KeptLinks kept = new KeptLinks(home.trust())) {
            for (Variant variant : variants) {
                prepare(variant);
            }
            warnOfOpenServers();
            if (variants.stream().anyMatch(Variant::here)) {
                record.environment(place.facts());
            }
            record.environment(hosts.facts());
            for (Fork fork : record.run().forks()) {
                if (Thread.interrupted() || cancelled.get()) {
                    throw new InterruptedException();
                }
                progress(TEXTS.text("measuring", fork.variant(), fork.operation()));
                kept.block(fork.repetition());
                fork(fork, place, captures, kept);
            }
            record.environment(place.countsAfterwards());
            progress(TEXTS.text("done"));
        } finally {
            hosts.end().forEach(record::log);
        }
    }

    private void prepare(Variant variant) throws IOException, InterruptedException {
        if (cancelled.get()) {
            throw new InterruptedException();
        }
        try {
            fetch(variant);
            progress(TEXTS.text("compiling", variant.name()));
            Variant.Ready compiled = hosts.settle(variant).compile(plan.contract(), home.cache(), libraries.store());
            hosts.send(compiled);
            ready.put(variant.name(), compiled);
            record.log(TEXTS.text(compiled.cached() ? "compiled.before" : "compiled", variant.name()));
            record.environment(facts(compiled));
        } catch (CompilationException e) {
            Path details = record.folder().folder().resolve("compile-%d.log".formatted(variants.indexOf(variant) + 1));
            Files.writeString(details, e.details());
            uncompiled.put(variant.name(), Failure.sentence(e.getMessage()));
        } catch (ProviderException | LibraryException | HostException e) {
            uncompiled.put(variant.name(), e.getMessage());
        }
    }

    /** Servers on a network of the run's own are reached by the run alone. */
    private void warnOfOpenServers() {
        List<String> open = plan.protocol().network() instanceof Network.Loopback
                ? variants.stream().map(Variant::name).filter(ready::containsKey).map(ready::get).map(Variant.Ready::variant)
                        .filter(variant -> !CommonOptions.loopback(variant.host())).map(Variant::name).toList()
                : List.of();
        if (!open.isEmpty()) {
            record.warn(CommonOptions.warning(TEXTS.text("servers.open", String.join(", ", open), open.size()), open.size()));
        }
    }

    /** Fetches what the middlewares of a variant need, as a step of the run that can be cancelled. */
    private void fetch(Variant variant) throws LibraryException, InterruptedException {
        Set<Library> needed = variant.libraries();
        List<Library> missing = libraries.store().missing(needed);
        libraries.fetch(needed, (bytes, of) -> progress(TEXTS.text("fetching", variant.name(), bytes / KILO, of / KILO)));
        if (!missing.isEmpty()) {
            record.log(TEXTS.text("fetched", variant.name(), missing.size(),
                    missing.stream().mapToLong(Library::size).sum() / KILO));
        }
    }

    private void fork(Fork fork, RunPlace place, RunCaptures captures, KeptLinks kept)
            throws IOException, InterruptedException {
        String reason = uncompiled.get(fork.variant());
        if (reason != null) {
            record.fork(ForkChanges.ended(fork, Fork.State.FAILED, reason));
            return;
        }
        ExpectedValues expected = expectedValues.computeIfAbsent(fork.operation(),
                name -> ExpectedValues.of(plan.contract().operation(name), plan.protocol().seed()));
        Variant.Ready compiled = ready.get(fork.variant());
        Variant variant = compiled.variant();
        ForkPlaces places = variant.here() ? new ForkPlaces(place.of(Side.CLIENT), place.of(Side.SERVER))
                : new ForkPlaces(hosts.of(variant.client(), Place.HERE), hosts.of(variant.server(), Place.HERE));
        new ForkExecution(record, fork, compiled, expected, plan.contract().operation(fork.operation()), places, captures, kept).run();
    }

    private Map<String, String> facts(Variant.Ready compiled) {
        Variant variant = compiled.variant();
        String name = "provider." + variant.name() + ".";
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(name + "host", variant.host());
        boolean alike = variant.client().registered() == variant.server().registered()
                && variant.client().options().equals(variant.server().options());
        side(alike ? name : name + "server.", variant.server(), compiled.forServer(), facts);
        if (!alike) {
            side(name + "client.", variant.client(), compiled.forClient(), facts);
        }
        facts.put(name + "server", describe(variant.server(), compiled.server()));
        facts.put(name + "client", describe(variant.client(), compiled.client()));
        return facts;
    }

    private static void side(String name, VariantSide side, Compiled compiled, Map<String, String> facts) {
        facts.put(name + "version", side.registered().info().version());
        facts.put(name + "contract", compiled.hash());
        side.options().forEach((option, value) -> facts.put(name + "option." + option, value));
    }

    private String describe(VariantSide side, Launch launch) {
        return switch (launch) {
            case Launch.Jvm jvm -> JvmCommand.describe(jvm, side.jdk(), plan.protocol().heapMiB());
            case Launch.Program program -> String.join(" ", program.command());
        };
    }

    private String failures() {
        List<Fork> failed = record.run().forks().stream().filter(fork -> fork.state() == Fork.State.FAILED).toList();
        if (failed.isEmpty()) {
            return "";
        }
        Fork first = failed.getFirst();
        return TEXTS.text("failures", failed.size(), record.run().forks().size(), first.variant(), first.operation(),
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
        record.progress(what, record.run().forksEnded(), record.run().forks().size());
    }
}
