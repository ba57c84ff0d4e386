// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.roundtrip.analysis.calls.CallTime;
import org.roundtrip.analysis.calls.Histogram;
import org.roundtrip.analysis.calls.ServedTimes;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.StudyCalls;
import org.roundtrip.analysis.steady.ForkSteady;
import org.roundtrip.analysis.steady.ForkStrip;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Called;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.SweptPlan;

/**
 * A run and its calls, followed while the run grows. {@link #refresh()} reads new calls, all other methods use the calls
 * read so far. Histograms of all forks stay in memory; the calls of finished forks only while they are used, see {@link
 * ForkReadings}, and are read again when needed. Safe for several threads. Reading takes time, so nothing here is for a
 * user interface's thread.
 */
public final class RunAnalysis implements Closeable {
    /** The fact with the granularity of the client's clock, measured before the calls. */
    private static final String GRANULARITY = "clock.timerGranularityNanos";
    private final RunFolder folder;
    private final UnaryOperator<Run> shown;
    private final ForkReadings readings = new ForkReadings();
    private final Map<Integer, CallFigures> figures = new HashMap<>();
    private final Map<Integer, ServedTimes> served = new HashMap<>();
    private final Map<Integer, ForkSteady> verdicts = new HashMap<>();
    private final Map<Integer, String> damage = new HashMap<>();
    private final Set<Integer> finished = new HashSet<>();
    private final Map<Operation, Double> content = new HashMap<>();
    private Run run;

    private RunAnalysis(RunFolder folder, UnaryOperator<Run> shown) {
        this.folder = folder;
        this.shown = shown;
    }

    /** Reads a run. */
    public static RunAnalysis of(RunFolder folder) throws IOException {
        return of(folder, UnaryOperator.identity());
    }

    /** Reads a run. @param shown changes texts of it, and nothing else */
    public static RunAnalysis of(RunFolder folder, UnaryOperator<Run> shown) throws IOException {
        RunAnalysis analysis = new RunAnalysis(folder, shown);
        try {
            analysis.refresh();
            return analysis;
        } catch (IOException | RuntimeException e) {
            analysis.close();
            throw e;
        }
    }

    /** Reads what is new. @return whether anything was */
    public synchronized boolean refresh() throws IOException {
        Run now = shown.apply(folder.run());
        boolean changed = !now.equals(run);
        run = now;
        for (Fork fork : run.forks()) {
            changed |= refresh(fork);
            if (finished.contains(fork.number())) {
                readings.finish(fork.number());
            }
        }
        readings.closeFinished();
        return changed;
    }

    /** Where the run is kept. */
    public RunFolder folder() {
        return folder;
    }

    /** The run as of the last refresh. */
    public synchronized Run run() {
        return run;
    }

    /**
     * Returns the calls of a fork; empty when it has no journal (yet), or one that cannot be read. Reads the journal again
     * when the calls of a finished fork are not in memory any more.
     */
    public synchronized Optional<ForkReading> reading(Fork fork) {
        ForkReading reading = readings.get(fork.number());
        if (reading == null && figures.containsKey(fork.number())) {
            try {
                reading = ForkReading.open(folder.journal(fork));
                readings.addFinished(fork.number(), reading);
            } catch (IOException e) {
                // The journal was deleted or damaged after it was read for the first time.
                return Optional.empty();
            }
        }
        return Optional.ofNullable(reading);
    }

    /** The measured calls of a fork as of the last refresh. */
    public synchronized Histogram steady(Fork fork) {
        return figures(fork).steady().service();
    }

    /** One of the times of the measured calls of a fork at the last refresh. It has no calls when they lack it. */
    public synchronized Histogram steady(Fork fork, CallTime time) {
        SteadyCalls steady = figures(fork).steady();
        return switch (time) {
            case SERVICE -> steady.service();
            case RESPONSE -> steady.response();
            case LATENESS -> steady.lateness();
        };
    }

    /** The measured calls of a fork as callers see them: the response times where it has them. */
    public synchronized Histogram seen(Fork fork) {
        Histogram response = steady(fork, CallTime.RESPONSE);
        return response.count() > 0 ? response : steady(fork);
    }

    /** Whether a median of a fork's measured calls says anything: it was carried out, or is under way. That of one that was cancelled is in no result. */
    public synchronized boolean counts(Fork fork) {
        return fork.ended() || run().outcome() == Run.Outcome.RUNNING;
    }

    /** The measured calls of a row: of all its forks that were carried out. */
    public synchronized SteadyCalls steady(RowKey row) {
        return SteadyCalls.merged(forks(row).stream().filter(Fork::ended).map(this::steadyCalls).toList());
    }

    /** All of it, with what it tells of the load. */
    synchronized SteadyCalls steadyCalls(Fork fork) {
        return figures(fork).steady();
    }

    /** The measured calls of a fork that has ended, as its servant recorded them; none when it did not. */
    synchronized ServedTimes servedTimes(Fork fork) {
        return served.getOrDefault(fork.number(), ServedTimes.NONE);
    }

    /** The duration of a fork's first call as of the last refresh, or null when it was not recorded. */
    synchronized Long firstCallNanos(Fork fork) {
        return figures(fork).firstCallNanos();
    }

    /**
     * Whether the calls of a fork became steady. It is computed once, which takes some 50 ms, and kept beside its journal. It is empty
     * while the run is under way, since that would disturb what is measured, and for a fork whose calls cannot be read.
     */
    public synchronized Optional<ForkSteady> steadiness(Fork fork) {
        return run.outcome() == Run.Outcome.RUNNING ? Optional.empty() : judged(fork);
    }

    /**
     * Whether most forks of a row did not become steady, and nothing is known that made them so. It is judged at once, also while the run
     * is under way: for the engine, between two forks.
     */
    public synchronized boolean worthAnotherFork(RowKey row) {
        List<Fork> done = forks(row).stream().filter(fork -> fork.state() == Fork.State.DONE).toList();
        return !done.isEmpty() && new RowEvidence().warmUp(done).steadiness(done.stream().flatMap(fork -> judged(fork).stream()).toList())
                .others(run, done).onlyUnsteady();
    }

    /** The calls of a fork with what was found in them; empty where {@link #steadiness} is. Reads the calls again. */
    public synchronized Optional<ForkStrip> strip(Fork fork) {
        return steadiness(fork).flatMap(verdict -> reading(fork).flatMap(reading -> {
            try {
                return Optional.of(ForkStrip.of(reading.batches(), verdict));
            } catch (IOException e) {
                // The journal was deleted or damaged after it was read for the first time.
                return Optional.empty();
            }
        }));
    }

    private Optional<ForkSteady> judged(Fork fork) {
        if (!verdicts.containsKey(fork.number()) && finished.contains(fork.number())) {
            Optional.ofNullable(KeptFigures.STEADY.read(folder.steady(fork), folder.journal(fork), granularity()))
                    .or(() -> reading(fork).flatMap(reading -> verdict(fork, reading))).ifPresent(verdict -> verdicts.put(fork.number(), verdict));
        }
        return Optional.ofNullable(verdicts.get(fork.number()));
    }

    private Optional<ForkSteady> verdict(Fork fork, ForkReading reading) {
        try {
            ForkSteady verdict = reading.steadiness(granularity());
            KeptFigures.STEADY.write(folder.steady(fork), folder.journal(fork), granularity(), verdict);
            return Optional.of(verdict);
        } catch (IOException e) {
            // The journal was deleted or damaged after it was read for the first time.
            return Optional.empty();
        }
    }

    private double granularity() {
        try {
            return Math.max(0, Long.parseLong(run.environment().getOrDefault(GRANULARITY, "0")));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    /** What a fork measured besides single calls. */
    synchronized StudyCalls study(Fork fork) {
        return figures(fork).study();
    }

    private CallFigures figures(Fork fork) {
        return figures.getOrDefault(fork.number(), CallFigures.NONE);
    }

    /**
     * One row for each variant, operation and step of the plan's sweep, compared with the floor. Operations stand in the plan's order,
     * for each its variants, and for each the steps. Takes some seconds of a run that has many forks; not for a user interface's thread.
     */
    public List<Result> results() {
        return results(row -> Floor.is(run, row.provider()));
    }

    /** The same, compared with another variant than the floor. @param reference its name in the plan */
    public List<Result> results(String reference) {
        return results(row -> row.variant().equals(reference));
    }

    private synchronized List<Result> results(Predicate<Result> reference) {
        Map<String, ProviderChoice> choices = run.plan().providers().stream()
                .collect(Collectors.toMap(ProviderChoice::variant, Function.identity()));
        List<Result> rows = RowKey.of(run).stream().map(key -> row(choices.get(key.variant()), key).result()).toList();
        Map<Called, Result> references = Floor.references(rows, reference);
        return rows.stream().map(row -> compared(row, references.get(new Called(row.operation(), row.step())))).toList();
    }

    private Result compared(Result row, Result reference) {
        return reference == null || reference == row ? row
                : Comparison.of(this, row, reference).map(against -> row.with(row.evidence(), against)).orElse(row);
    }

    private Row row(ProviderChoice choice, RowKey key) {
        Plan at = SweptPlan.at(run.plan(), key.step());
        Operation operation = at.contract().operation(key.operation());
        double bytes = content.computeIfAbsent(operation,
                each -> ExpectedValues.of(each, at.protocol().seed()).contentBytesPerCall());
        return new Row(choice, operation, key.step(), at.protocol(), forks(key), bytes, this);
    }

    /** The forks of a row, in the order of execution. */
    public synchronized List<Fork> forks(RowKey row) {
        return run.forks().stream().filter(fork -> fork.row().equals(row)).toList();
    }

    @Override
    public synchronized void close() throws IOException {
        readings.close();
    }

    /** One sentence when some of a fork's calls could not be read, else null. */
    synchronized String damage(Fork fork) {
        return damage.get(fork.number());
    }

    private boolean refresh(Fork fork) {
        if (finished.contains(fork.number())) {
            return false;
        }
        boolean changed = false;
        boolean mayGrow = run.outcome() == Run.Outcome.RUNNING
                && (fork.state() == Fork.State.RUNNING || fork.state() == Fork.State.PLANNED);
        try {
            changed = !mayGrow && readKept(fork) || read(fork);
        } catch (NoSuchFileException e) {
            // The fork has no journal yet.
        } catch (IOException e) {
            changed = !Objects.equals(damage.put(fork.number(), e.getMessage()), e.getMessage());
        }
        if (!mayGrow) {
            finished.add(fork.number());
            keep(fork);
            changed |= readServer(fork);
        }
        return changed;
    }

    /** Takes the figures that were kept of a fork. Its calls are read when somebody asks for them. */
    private boolean readKept(Fork fork) {
        CallFigures kept = readings.get(fork.number()) != null ? null : KeptFigures.CALLS.read(folder.calls(fork), folder.journal(fork), 0);
        if (kept != null) {
            figures.put(fork.number(), kept);
        }
        return kept != null;
    }

    /** Keeps the figures of a fork whose calls were all read. While the run is under way that would disturb what is measured. */
    private void keep(Fork fork) {
        if (readings.get(fork.number()) != null && run.outcome() != Run.Outcome.RUNNING && !damage.containsKey(fork.number())) {
            KeptFigures.CALLS.write(folder.calls(fork), folder.journal(fork), 0, figures(fork));
        }
    }

    /** Reads what the servant of a fork recorded, once the fork has ended. Returns whether there is something. */
    private boolean readServer(Fork fork) {
        if (!Files.exists(folder.serverJournal(fork)) || !Files.exists(folder.journal(fork))) {
            return false;
        }
        Plan plan = SweptPlan.at(run.plan(), fork.step());
        boolean inTurn = plan.protocol().load().callers() == 1 && !plan.contract().operation(fork.operation()).oneWay();
        try {
            served.put(fork.number(), ServedTimes.read(folder.serverJournal(fork), folder.journal(fork), inTurn));
            return true;
        } catch (IOException e) {
            return !Objects.equals(damage.put(fork.number(), e.getMessage()), e.getMessage());
        }
    }

    private boolean read(Fork fork) throws IOException {
        ForkReading reading = readings.get(fork.number());
        if (reading != null && !reading.refresh()) {
            return false;
        }
        if (reading == null) {
            if (!Files.exists(folder.journal(fork))) {
                return false;
            }
            reading = ForkReading.open(folder.journal(fork));
            readings.add(fork.number(), reading);
        }
        figures.put(fork.number(), CallFigures.of(reading, run.plan().protocol().studied().series()));
        if (reading.damaged()) {
            damage.put(fork.number(), Texts.of(RunAnalysis.class).text("journal"));
        }
        return true;
    }
}
