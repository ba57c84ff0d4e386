// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * Reads a run and all of its calls, also while the run grows. {@link #refresh()} reads what is new; all other methods return
 * what was read. Safe for several threads; reading takes time and is not for a user interface's thread.
 */
public final class RunAnalysis implements Closeable {
    private final RunFolder folder;
    private final Map<Integer, ForkReading> readings = new HashMap<>();
    private final Map<Integer, Histogram> steady = new HashMap<>();
    private final Map<Integer, Histogram> captured = new HashMap<>();
    private final Map<Integer, String> damage = new HashMap<>();
    private final Set<Integer> finished = new HashSet<>();
    private final Map<String, Double> content = new HashMap<>();
    private Run run;

    private RunAnalysis(RunFolder folder) {
        this.folder = folder;
    }

    /** Reads a run. */
    public static RunAnalysis of(RunFolder folder) throws IOException {
        RunAnalysis analysis = new RunAnalysis(folder);
        try {
            analysis.refresh();
            return analysis;
        } catch (IOException | RuntimeException e) {
            analysis.close();
            throw e;
        }
    }

    /** Reads what is new; returns whether there was anything. */
    public synchronized boolean refresh() throws IOException {
        Run now = folder.run();
        boolean changed = !now.equals(run);
        run = now;
        for (Fork fork : run.forks()) {
            changed |= refresh(fork);
            if (finished.contains(fork.number()) && readings.containsKey(fork.number())) {
                // There may be thousands of forks, more than the files that one process may have open.
                readings.get(fork.number()).close();
            }
        }
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

    /** The calls of a fork; empty when it has no journal yet or one that cannot be read. Closed together with this. */
    public synchronized Optional<ForkReading> reading(Fork fork) {
        return Optional.ofNullable(readings.get(fork.number()));
    }

    /** The measured calls of a fork as of the last refresh. */
    public synchronized Histogram steady(Fork fork) {
        return steady.getOrDefault(fork.number(), Histogram.EMPTY);
    }

    /** The captured calls of a fork as of the last refresh; they are never mixed with the measured ones. */
    public synchronized Histogram captured(Fork fork) {
        return captured.getOrDefault(fork.number(), Histogram.EMPTY);
    }

    /** One row for each variant and operation: operations in the plan's order, and for each its variants. */
    public synchronized List<Result> results() {
        Plan plan = run.plan();
        List<Row> rows = new ArrayList<>();
        for (Operation operation : plan.contract().operations()) {
            double bytes = content.computeIfAbsent(operation.name(),
                    name -> ExpectedValues.of(operation, plan.protocol().seed()).contentBytesPerCall());
            plan.providers().forEach(choice -> rows.add(new Row(choice, operation, forks(choice.variant(),
                    operation.name()), bytes, this)));
        }
        Floor floor = Floor.of(run, rows);
        return rows.stream().map(row -> row.result(floor)).toList();
    }

    /** The forks of a row, in the order of execution. */
    public synchronized List<Fork> forks(String variant, String operation) {
        return run.forks().stream()
                .filter(fork -> fork.variant().equals(variant) && fork.operation().equals(operation)).toList();
    }

    @Override
    public synchronized void close() throws IOException {
        IOException failed = null;
        for (ForkReading reading : readings.values()) {
            try {
                reading.close();
            } catch (IOException e) {
                failed = e;
            }
        }
        readings.clear();
        if (failed != null) {
            throw failed;
        }
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
        try {
            changed = read(fork);
        } catch (NoSuchFileException e) {
            // The fork has no journal yet.
        } catch (IOException e) {
            changed = !Objects.equals(damage.put(fork.number(), e.getMessage()), e.getMessage());
        }
        boolean mayGrow = run.outcome() == Run.Outcome.RUNNING
                && (fork.state() == Fork.State.RUNNING || fork.state() == Fork.State.PLANNED);
        if (!mayGrow) {
            finished.add(fork.number());
        }
        return changed;
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
            readings.put(fork.number(), reading);
        }
        steady.put(fork.number(), reading.steady());
        captured.put(fork.number(), reading.captured());
        if (reading.damaged()) {
            damage.put(fork.number(), "a part of its journal is damaged and was left out");
        }
        return true;
    }
}
