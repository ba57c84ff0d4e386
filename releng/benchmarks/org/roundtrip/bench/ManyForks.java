// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roundtrip.analysis.Findings;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/** Writes a run of 400 forks, or opens it as the perspective Results does: its table and its findings. */
public final class ManyForks {
    private static final int PROVIDERS = 10, OPERATIONS = 4, BLOCKS = 10, CALLS = 20_000;

    private ManyForks() {
    }

    /** @param args {@code write} or {@code open}, the run's folder, and how often it is opened; prints the milliseconds of each opening */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[1]);
        if (args[0].equals("write")) {
            write(folder);
            return;
        }
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
            System.out.printf("%.0f%n", open(folder));
        }
    }

    private static double open(Path folder) throws Exception {
        long began = System.nanoTime();
        try (RunAnalysis analysis = RunAnalysis.of(RunFolder.open(folder))) {
            List<Result> rows = analysis.results();
            Findings.of(analysis, rows);
            if (rows.stream().anyMatch(row -> row.medianNanos() == null)) {
                throw new IllegalStateException("a row has no median");
            }
        }
        return (System.nanoTime() - began) / 1e6;
    }

    private static void write(Path folder) throws Exception {
        List<ProviderChoice> choices = IntStream.range(0, PROVIDERS).mapToObj(i -> new ProviderChoice("socket", "p" + i, Map.of())).toList();
        List<Operation> operations = IntStream.range(0, OPERATIONS).mapToObj(i -> new Operation("operation" + i, List.of(), Optional.empty(), Behaviour.NOTHING)).toList();
        Plan plan = new Plan("Many forks", "", new Contract("C", operations), choices, Protocol.STANDARD);
        RunFolder run = RunFolder.create(folder, new Run("many", plan, false, ProcessHandle.current().pid(), Map.of(), List.of(), Run.Outcome.RUNNING, "", Instant.now(), null));
        List<Fork> forks = new ArrayList<>();
        for (int block = 1; block <= BLOCKS; block++) {
            for (ProviderChoice choice : choices) {
                for (Operation operation : operations) {
                    Fork fork = new Fork(forks.size() + 1, "socket", choice.variant(), operation.name(), block, Fork.State.DONE, 200_000L, null, null, null);
                    Files.createDirectories(run.journal(fork).getParent());
                    calls(run.journal(fork), fork.number());
                    forks.add(fork);
                }
            }
        }
        run.save(new Run("many", plan, false, ProcessHandle.current().pid(), Map.of(), forks, Run.Outcome.DONE, "", Instant.now(), Instant.now()));
    }

    /** Calls of about as long as those of other forks. */
    private static void calls(Path journal, int fork) throws Exception {
        try (JournalWriter writer = JournalWriter.create(journal)) {
            CallJournal calls = writer.of(0, 0);
            for (int call = 0; call < CALLS; call++) {
                if (call % JournalFormat.SEQUENCE_CALLS == 0) {
                    calls.beginSequence(Phase.STEADY, call);
                    calls.start(50_000L * call);
                }
                calls.add(40_000 + (call * 7919L + fork * 31L) % 20_000, 0);
            }
            calls.end();
        }
    }
}
