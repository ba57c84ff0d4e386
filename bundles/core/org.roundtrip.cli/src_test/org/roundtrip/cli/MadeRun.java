// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.timing.CallJournal;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.LeftOut;

/** Runs of made-up calls, for tests of what is said of a run. Forks of providers that are asked to fail have failed. */
final class MadeRun {
    private static final Instant START = Instant.parse("2026-01-31T10:42:00Z");
    private static final long USUAL_NANOS = 20_000;

    private MadeRun() {
    }

    /** Writes the run of a plan. */
    static RunFolder of(Path planFile, boolean quick, Path folder) throws IOException {
        Plan whole = plan(planFile);
        Plan plan = quick ? whole.with(whole.protocol().quick()) : whole;
        List<Fork> forks = new ArrayList<>();
        for (ProviderChoice choice : plan.providers()) {
            boolean failed = choice.client().options().containsKey("fail");
            for (Operation operation : plan.contract().operations()) {
                forks.add(new Fork(forks.size() + 1, choice.id(), choice.variant(), operation.name(), 1, failed ? Fork.State.FAILED : Fork.State.DONE,
                        null, failed ? null : USUAL_NANOS, null, null, failed ? "The server did not start: it was told to." : null));
            }
        }
        boolean failed = forks.stream().anyMatch(fork -> fork.state() == Fork.State.FAILED);
        Map<String, String> environment = new LinkedHashMap<>(Map.of(Run.FLOOR, ByteProvider.INFO.id()));
        environment.putAll(quick ? LeftOut.facts(whole.protocol().studied()) : Map.of());
        RunFolder run = RunFolder.create(folder, new Run(folder.getFileName().toString(), plan, quick, 1, environment, forks,
                failed ? Run.Outcome.FAILED : Run.Outcome.DONE, "", START, START.plusSeconds(12)));
        for (Fork fork : forks) {
            if (fork.state() == Fork.State.DONE) {
                write(run.journal(fork), (int) plan.protocol().measured().calls());
            }
        }
        return run;
    }

    private static Plan plan(Path file) throws IOException {
        try {
            return PlanFiles.read(file);
        } catch (InvalidFileException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static void write(Path file, int measured) throws IOException {
        Files.createDirectories(file.getParent());
        try (JournalWriter journal = JournalWriter.create(file)) {
            CallJournal calls = journal.of(0, 0);
            block(calls, Phase.FIRST_CALL, 1, 1_000_000_000L);
            block(calls, Phase.WARM_UP, 50, 1_100_000_000L);
            block(calls, Phase.STEADY, measured, 1_200_000_000L);
            calls.end();
        } catch (ExplainedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void block(CallJournal journal, Phase phase, int calls, long start) throws ExplainedException {
        journal.beginSequence(phase, 0);
        journal.start(start);
        for (int i = 0; i < calls; i++) {
            journal.add(USUAL_NANOS + 100L * (i * 37 % 101), 0);
        }
    }
}
