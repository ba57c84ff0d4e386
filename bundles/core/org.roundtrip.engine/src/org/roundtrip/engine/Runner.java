// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.roundtrip.analysis.earlier.EarlierRuns;
import org.roundtrip.analysis.earlier.Forecast;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.Pairs;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.machine.MachineFacts;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.LeftOut;

/**
 * Carries out plans. One runner measures one plan at a time, and one process in a home unless a person wants it otherwise,
 * because two would disturb each other. Safe for several threads. Its methods call providers and may take long, so they are not for a user interface's thread.
 */
public final class Runner {
    private final ProviderCatalogue catalogue;
    private final RoundtripHome home;
    private final Jdks jdks;
    private final LibraryFetch libraries;
    private final Questions questions;
    private final Supplier<Map<String, String>> surroundings;
    private final Place here;
    private final AtomicBoolean busy = new AtomicBoolean();

    /**
     * Makes a runner.
     *
     * @param catalogue the providers that plans may name
     * @param home      the folder that keeps compiled contracts, and in which one process measures at a time
     */
    public Runner(ProviderCatalogue catalogue, RoundtripHome home) {
        this(catalogue, home, Questions.NONE);
    }

    /** Makes a runner that asks when a host wants a password or is seen for the first time. */
    public Runner(ProviderCatalogue catalogue, RoundtripHome home, Questions questions) {
        this(catalogue, home, questions, Map::of);
    }

    /** Makes a runner for a window. @param surroundings facts about it that each run records in its environment; asked at each start */
    public Runner(ProviderCatalogue catalogue, RoundtripHome home, Questions questions, Supplier<Map<String, String>> surroundings) {
        this(catalogue, home, LibraryFetch.into(home), questions, surroundings, Place.HERE);
    }

    /** Makes a runner whose libraries come from another source. @param here where processes run that are not on a host */
    Runner(ProviderCatalogue catalogue, RoundtripHome home, LibraryFetch libraries, Place here) {
        this(catalogue, home, libraries, Questions.NONE, Map::of, here);
    }

    private Runner(ProviderCatalogue catalogue, RoundtripHome home, LibraryFetch libraries, Questions questions,
            Supplier<Map<String, String>> surroundings, Place here) {
        this.here = here;
        this.surroundings = surroundings;
        this.questions = questions;
        this.libraries = libraries;
        this.catalogue = catalogue;
        this.home = home;
        this.jdks = new Jdks(home);
    }

    /** Returns the Java runtimes that plans may name. */
    public Jdks jdks() {
        return jdks;
    }

    /** Returns everything that makes it impossible to run a plan here; empty when nothing does. */
    public List<Objection> check(Plan plan) {
        return PlanCheck.of(catalogue, jdks, new HostList(home), plan);
    }

    /** The same for a plan that is being edited: its network is not tried, so nothing is started. Any thread. */
    public List<Objection> checkUntried(Plan plan) {
        return PlanCheck.untried(catalogue, jdks, new HostList(home), plan);
    }

    /** Returns how large the run of a plan will be, from earlier runs in the home. @param quick whether its protocol is shortened */
    public Forecast forecast(Plan plan, boolean quick) throws IOException {
        Plan whole = Pairs.of(catalogue, plan);
        return Forecast.of(quick ? whole.with(whole.protocol().quick()) : whole, EarlierRuns.in(home, MachineFacts.read(), ""),
                id -> catalogue.find(id).filter(each -> each.info().floor()).isPresent());
    }

    /** Starts a plan now, and refuses it while another process measures, see {@link #start(Plan, boolean, Instant, Function, RunListener, Turn)}. */
    public RunHandle start(Plan plan, boolean quick, Path folder, RunListener listener)
            throws RefusedException, IOException, InterruptedException {
        return start(plan, quick, Instant.now(), began -> folder, listener, Turn.REFUSE);
    }

    /**
     * Starts a plan on a thread of the engine's own.
     *
     * @param quick    whether to shorten the plan's protocol, so that every row has one fork
     * @param asked    when the run was asked for: this is the run's start, although checks come first; only a run that waited for
     *                 another one has the time at which it took its turn
     * @param folder   the run's folder, which may be named after its start; must not exist or be empty; its name becomes the run's id
     * @param listener is called when something happens
     * @param turn     what to do while another process measures
     * @throws RefusedException     when the plan cannot be run or another one is being measured; nothing has been started
     * @throws IOException          when the folder cannot be made
     * @throws InterruptedException when this thread was interrupted while it waited for the other process
     */
    public RunHandle start(Plan plan, boolean quick, Instant asked, Function<Instant, Path> folder, RunListener listener, Turn turn)
            throws RefusedException, IOException, InterruptedException {
        List<Objection> objections = check(plan);
        if (!objections.isEmpty()) {
            throw new RefusedException(objections);
        }
        return inTurn(id(folder.apply(asked)), turn, lock -> {
            Instant began = asked;
            Path named = folder.apply(began);
            if (turn == Turn.WAIT) {
                began = Instant.now();
                named = folder.apply(began);
                lock.name(id(named));
            }
            return work(Pairs.of(catalogue, plan), quick, began, named, listener, lock, turn != Turn.ANYWAY);
        });
    }

    /**
     * Adds blocks to a run that has ended, with the same plan and in the same folder.
     *
     * @param blocks   how many forks to add of each variant and operation, 1 to {@link Forks#MOST}
     * @param listener is called when something happens
     * @param turn     what to do while another process measures
     * @throws RefusedException     when the run goes on or would have too many, its plan cannot be run any more, or the machine or a provider has changed
     * @throws IOException          when the run cannot be read or recorded
     * @throws InterruptedException when this thread was interrupted while it waited for the other process
     */
    public RunHandle more(RunFolder folder, int blocks, RunListener listener, Turn turn) throws RefusedException, IOException, InterruptedException {
        Run run = folder.run();
        List<Objection> objections = check(run.plan());
        if (!objections.isEmpty()) {
            throw new RefusedException(objections);
        }
        Optional<String> changed = MoreBlocks.objection(run, blocks, variants(run.plan()));
        if (changed.isPresent()) {
            throw new RefusedException(List.of(new Objection("", "", changed.get())));
        }
        return inTurn(run.id(), turn, lock -> {
            Run resumed = MoreBlocks.of(folder.run(), blocks, surroundings.get());
            RunRecord record = new RunRecord(folder, resumed, listener);
            folder.save(resumed);
            return new RunExecution(record, Forks.fixed(resumed.blocks()), variants(run.plan()), home, libraries, questions, here,
                    turn != Turn.ANYWAY, () -> ended(lock));
        });
    }

    /** Makes a run that has the lock. */
    @FunctionalInterface
    private interface Maker {
        /** @param lock null when another one keeps it */
        RunExecution make(MeasuringLock lock) throws IOException;
    }

    private RunHandle inTurn(String id, Turn turn, Maker maker) throws RefusedException, IOException, InterruptedException {
        if (!busy.compareAndSet(false, true)) {
            throw new RefusedException(List.of(new Objection("", "",
                    RunExecution.TEXTS.text("another"))));
        }
        MeasuringLock lock = null;
        boolean started = false;
        try {
            lock = MeasuringLock.take(home, id, turn);
            RunExecution work = maker.make(lock);
            work.start();
            started = true;
            return work;
        } finally {
            if (!started) {
                ended(lock);
            }
        }
    }

    /**
     * Returns whether any process measures a run in a home now. Work that needs the processor should wait then. Any
     * thread.
     */
    public static boolean measures(RoundtripHome home) throws IOException {
        return MeasuringLock.isTaken(home);
    }

    private static String id(Path folder) {
        return folder.toAbsolutePath().normalize().getFileName().toString();
    }

    /** @param lock null when the run had none */
    private void ended(MeasuringLock lock) {
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException e) {
            System.getLogger(Runner.class.getName()).log(System.Logger.Level.WARNING, "The lock could not be closed", e);
        } finally {
            busy.set(false);
        }
    }

    private RunExecution work(Plan whole, boolean quick, Instant began, Path folder, RunListener listener, MeasuringLock lock,
            boolean alone) throws IOException {
        Files.createDirectories(home.cache());
        Plan plan = quick ? whole.with(whole.protocol().quick()) : whole;
        List<Variant> variants = variants(plan);
        Map<String, String> facts = new LinkedHashMap<>(Map.of(Run.FLOOR, floor(variants)));
        facts.putAll(surroundings.get());
        if (quick) {
            facts.putAll(LeftOut.facts(whole.protocol().studied()));
        }
        Run empty = new Run(id(folder), plan, quick, ProcessHandle.current().pid(), facts, List.of(), Run.Outcome.RUNNING, "", began, null);
        Run run = MoreBlocks.with(empty, quick ? ForkOrder.quick(empty) : ForkOrder.of(plan, plan.protocol().forks().least()));
        return new RunExecution(record(run, folder, listener), plan.protocol().forks(), variants, home, libraries, questions, here, alone,
                () -> ended(lock));
    }

    private List<Variant> variants(Plan plan) {
        return plan.providers().stream()
                .map(choice -> Variant.of(catalogue, jdks, choice))
                .map(variant -> CommonOptions.requiredHost(plan.protocol().network()).map(variant::at).orElse(variant)).toList();
    }

    /**
     * Returns the ids of the providers that the others are compared with, separated by commas. Whoever reads a run needs
     * them from its first moment on, because they decide the colours of the providers.
     */
    private static String floor(List<Variant> variants) {
        return variants.stream().filter(Variant::floor).map(variant -> variant.client().registered().info().id())
                .distinct().collect(Collectors.joining(","));
    }

    private static RunRecord record(Run run, Path folder, RunListener listener) throws IOException {
        RunFolder created = RunFolder.create(folder, run);
        try {
            return new RunRecord(created, run, listener);
        } catch (IOException e) {
            ScratchFolder.delete(created.folder());
            throw e;
        }
    }
}
