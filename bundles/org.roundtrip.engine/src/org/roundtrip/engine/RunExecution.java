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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.fork.ForkChanges;
import org.roundtrip.engine.fork.ForkExecution;
import org.roundtrip.engine.fork.JvmCommand;
import org.roundtrip.engine.fork.RunCaptures;
import org.roundtrip.engine.fork.RunPlace;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Texts;

/** Carries out one plan, from the first contract to the last fork, on a thread of its own. */
final class RunExecution implements RunHandle {
    static final Texts TEXTS = Texts.of(RunExecution.class);
    private final RunRecord record;
    private final Plan plan;
    private final List<Variant> variants;
    private final Path cache;
    private final Thread thread;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final Map<String, Variant.Ready> ready = new HashMap<>();
    private final Map<String, String> uncompiled = new HashMap<>();
    private final Map<String, ExpectedValues> expectedValues = new HashMap<>();
    private int stepsDone;

    /** @param afterwards is called on the engine's thread after the end */
    RunExecution(RunRecord record, List<Variant> variants, Path cache, Runnable afterwards) {
        this.record = record;
        this.plan = record.run().plan();
        this.variants = variants;
        this.cache = cache;
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
            record.environment(Map.of(Run.FLOOR, floor()));
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

    /** Returns the ids of the providers that the others are compared with, separated by commas. */
    private String floor() {
        return variants.stream().map(variant -> variant.registered().info()).filter(ProviderInfo::floor)
                .map(ProviderInfo::id).distinct().collect(Collectors.joining(","));
    }

    private void loadBefore(String load) {
        record.environment(Map.of("load.before", load));
        int processors = Runtime.getRuntime().availableProcessors();
        if (Double.parseDouble(load.split(" ")[0]) > processors / 2.0) {
            record.log(TEXTS.text("busy", load, processors));
        }
    }

    private void measure() throws IOException, InterruptedException {
        record.progress(TEXTS.text("machine"), 0, steps());
        boolean local = variants.stream().map(Variant::host).allMatch(CommonOptions::loopback);
        try (RunPlace place = RunPlace.open(plan.protocol().network(), plan.protocol().captureCalls() > 0, local);
                RunCaptures captures = RunCaptures.open(place)) {
            for (Variant variant : variants) {
                progress(TEXTS.text("compiling", variant.name()));
                compile(variant);
            }
            record.environment(place.facts());
            for (Fork fork : record.run().forks()) {
                if (Thread.interrupted() || cancelled.get()) {
                    throw new InterruptedException();
                }
                progress(TEXTS.text("measuring", fork.variant(), fork.operation()));
                fork(fork, place, captures);
            }
            record.environment(place.countsAfterwards());
            progress(TEXTS.text("done"));
        }
    }

    private void compile(Variant variant) throws IOException, InterruptedException {
        if (cancelled.get()) {
            throw new InterruptedException();
        }
        try {
            Variant.Ready compiled = variant.compile(plan.contract(), cache);
            ready.put(variant.name(), compiled);
            record.log(TEXTS.text(compiled.compiled().cached() ? "compiled.before" : "compiled", variant.name()));
            record.environment(facts(compiled));
        } catch (CompilationException e) {
            Path details = record.folder().folder().resolve("compile-%d.log".formatted(variants.indexOf(variant) + 1));
            Files.writeString(details, e.details());
            uncompiled.put(variant.name(), Failure.sentence(e.getMessage()));
        } catch (ProviderException e) {
            uncompiled.put(variant.name(), e.getMessage());
        }
    }

    private void fork(Fork fork, RunPlace place, RunCaptures captures) throws IOException, InterruptedException {
        String reason = uncompiled.get(fork.variant());
        if (reason != null) {
            record.fork(ForkChanges.ended(fork, Fork.State.FAILED, reason));
            return;
        }
        ExpectedValues expected = expectedValues.computeIfAbsent(fork.operation(),
                name -> ExpectedValues.of(plan.contract().operation(name), plan.protocol().seed()));
        new ForkExecution(record, fork, ready.get(fork.variant()), expected, place, captures).run();
    }

    private Map<String, String> facts(Variant.Ready compiled) {
        Map<String, String> facts = new LinkedHashMap<>();
        Variant variant = compiled.variant();
        String name = "provider." + variant.name() + ".";
        facts.put(name + "version", variant.registered().info().version());
        facts.put(name + "contract", compiled.compiled().hash());
        facts.put(name + "host", variant.host());
        variant.options().forEach((option, value) -> facts.put(name + "option." + option, value));
        facts.put(name + "server", describe(compiled.server()));
        facts.put(name + "client", describe(compiled.client()));
        return facts;
    }

    private String describe(Launch launch) {
        return switch (launch) {
            case Launch.Jvm jvm -> jvm.javaHome().map(home -> TEXTS.text("java", home) + " ").orElse("")
                    + String.join(" ", JvmCommand.flags(jvm, plan.protocol().heapMiB()));
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
        record.progress(what, stepsDone++, steps());
    }

    private int steps() {
        return variants.size() + record.run().forks().size();
    }
}
