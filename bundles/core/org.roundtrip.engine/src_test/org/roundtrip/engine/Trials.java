// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.machine.Machine;
import org.roundtrip.engine.machine.MachineCheck;
import org.roundtrip.engine.machine.Watch;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.trial.Memory;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.journal.MergedCalls;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.harness.timing.Outcome;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.provider.Provider;

/**
 * Runs plans with the trial provider, whose options choose its faults, and examines the files and processes that
 * remain.
 */
final class Trials {
    static final Protocol SHORT = new Protocol(1, Amount.calls(5000), Amount.calls(6000), 0, 60, 64, 7);

    final Path folder;
    final Runner runner;
    /** Where processes run; null when they are real. */
    final Memory memory;

    /** Trials whose processes are in memory. */
    Trials(Path folder) {
        this(folder, new TrialProvider());
    }

    Trials(Path folder, Provider provider) {
        this(folder, provider, new Memory());
    }

    private Trials(Path folder, Provider provider, Memory memory) {
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        this.folder = folder;
        this.memory = memory;
        this.runner = new Runner(new ProviderCatalogue(Map.of(TrialProvider.INFO, provider)), home, LibraryFetch.into(home),
                memory == null ? Place.HERE : memory.place());
    }

    /** Trials with real processes, on a machine that needs no check. */
    static Trials real(Path folder, Provider provider) {
        MachineCheck check = new MachineCheck(new RoundtripHome(folder.resolve("home")));
        check.keep(new Machine(Instant.now(), Map.of(), new Watch(Optional.empty(), Optional.empty(), Duration.ZERO), Map.of(), Map.of()));
        return new Trials(folder, provider, null);
    }


    /** A plan with one variant for each fault. */
    static Plan plan(Protocol protocol, String... faults) {
        List<ProviderChoice> choices = Stream.of(faults)
                .map(fault -> new ProviderChoice("trial", "trial " + fault, Map.of("fault", fault))).toList();
        return new Plan("Trial", "", TrialProvider.CONTRACT, choices, protocol);
    }

    RunHandle start(Plan plan, RunListener listener) throws Exception {
        return runner.start(plan, false, folder.resolve("run"), listener);
    }

    Run run(Plan plan) throws Exception {
        Run run = start(plan, RunListener.NONE).await();
        assertEnded();
        assertEquals(run, RunFolder.open(folder.resolve("run")).run(), "the saved run equals the returned one");
        return run;
    }

    /** Returns the only fork's error after a run with that fault, which must have failed and left no process. */
    String errorOf(Protocol protocol, String fault) throws Exception {
        Run run = run(plan(protocol, fault));
        assertEquals(Run.Outcome.FAILED, run.outcome());
        assertEquals(Fork.State.FAILED, run.forks().getFirst().state());
        return run.forks().getFirst().error();
    }

    /** Returns the number of calls in a fork's journal, by phase. */
    Map<Phase, Integer> calls(Fork fork) throws IOException {
        return calls(RunFolder.open(folder.resolve("run")), fork);
    }

    /** Returns the number of calls that ended in one way, by phase. */
    Map<Phase, Integer> calls(Fork fork, Outcome outcome) throws IOException {
        Map<Phase, Integer> calls = new TreeMap<>();
        try (JournalReader journal = JournalReader.open(RunFolder.open(folder.resolve("run")).journal(fork))) {
            new MergedCalls(journal).takeNew((number, block, call) -> {
                if (call.outcome() == outcome) {
                    calls.merge(block.phase(), 1, Integer::sum);
                }
            });
        }
        return calls;
    }

    /** Returns the number of calls in the journal of a fork of a run elsewhere. */
    static Map<Phase, Integer> calls(RunFolder run, Fork fork) throws IOException {
        Map<Phase, Integer> calls = new TreeMap<>();
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            journal.blocks().forEach(block -> calls.merge(block.phase(), block.count(), Integer::sum));
        }
        return calls;
    }

    /** Returns the same; empty while there is no journal yet. */
    Map<Phase, Integer> callsSoFar(Fork fork) throws IOException {
        try {
            return calls(fork);
        } catch (NoSuchFileException notYet) {
            return Map.of();
        }
    }

    /** Waits until something is so in another process. */
    static void until(Callable<Boolean> so) throws Exception {
        while (!so.call()) {
            Thread.sleep(10);
        }
    }

    /** Returns what a file contains, or why it cannot be read. */
    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    void assertEnded() throws IOException {
        assertEquals(List.of(), memory == null ? List.of() : memory.alive());
        assertNothingLeft();
    }

    static void assertNothingLeft() throws IOException {
        assertEquals(List.of(), processes(ProcessHandle.current().pid()), "processes left");
    }

    /** Returns the command lines of living processes below a process, without zombies that nobody has collected yet. */
    static List<String> processes(long pid) throws IOException {
        List<String> found = new ArrayList<>();
        for (ProcessHandle each : ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants).toList()) {
            Path stat = Path.of("/proc/" + each.pid() + "/stat");
            if (Files.exists(stat) && !Files.readString(stat).matches("(?s).*\\) Z .*")) {
                found.add(each.pid() + " " + each.info().commandLine().orElse("?"));
            }
        }
        return found;
    }

    /** Calls {@code action} with each new line of the run's log. */
    RunListener onLog(Consumer<String> action) {
        RunLogReader log = new RunLogReader(folder.resolve("run/run.log"));
        return new RunListener() {
            @Override
            public void logged(Path file) {
                try {
                    log.next().forEach(action);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    /** Calls {@code action} once, when a line of the log matches. */
    RunListener onLog(String pattern, Consumer<String> action) {
        AtomicBoolean done = new AtomicBoolean();
        return onLog(line -> {
            if (line.matches(pattern) && done.compareAndSet(false, true)) {
                action.accept(line);
            }
        });
    }
}
