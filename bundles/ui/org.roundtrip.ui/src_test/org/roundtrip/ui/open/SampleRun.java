// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.open;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

/** Writes a run folder of made-up calls, fork by fork. */
final class SampleRun {
    private final List<Fork> forks = new ArrayList<>();
    private final Plan plan;
    private final RunFolder folder;

    /** Creates the folder of a run that has no fork yet and goes on. */
    SampleRun(Path path) throws IOException {
        plan = new Plan("Sample", "",
                new Contract("Service", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("socket")), new Protocol(3, Amount.NONE, Amount.calls(1000), 100, 10, 64, 5));
        folder = RunFolder.create(path, run(Run.Outcome.RUNNING));
    }

    RunFolder folder() {
        return folder;
    }

    /** Adds a fork that has ended. @param calls at most as many as a block of the journal holds */
    SampleRun fork(int calls) throws IOException {
        Fork fork = new Fork(forks.size() + 1, "socket", "socket", "ping", forks.size() + 1, Fork.State.DONE, 200_000L,
                null, null, null);
        Path journal = folder.journal(fork);
        Files.createDirectories(journal.getParent());
        Files.write(journal, journal(calls));
        forks.add(fork);
        return this;
    }

    /** A journal of one block that is still open, which may hold so many calls. */
    private static byte[] journal(int calls) {
        ByteBuffer file = ByteBuffer.allocate(2 * JournalFormat.BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        file.putLong(0, JournalFormat.FILE_MAGIC).putInt(JournalFormat.VERSION_AT, JournalFormat.VERSION)
                .putInt(JournalFormat.BLOCK_SIZE_AT, JournalFormat.BLOCK_BYTES);
        ByteBuffer block = file.slice(JournalFormat.BLOCK_BYTES, JournalFormat.BLOCK_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        block.putInt(JournalFormat.MAGIC_AT, JournalFormat.BLOCK_MAGIC)
                .putInt(JournalFormat.PHASE_AT, Phase.STEADY.code()).putInt(JournalFormat.COUNT_AT, calls)
                .putInt(JournalFormat.FORM_AT, JournalFormat.SEQUENCE)
                .position(JournalFormat.BLOCK_HEADER_BYTES);
        for (int call = 0; call < calls; call++) {
            block.putInt(JournalFormat.encode(900 + call % 200));
        }
        return file.array();
    }

    /** Saves the run with its forks so far. */
    SampleRun save(Run.Outcome outcome) throws IOException {
        folder.save(run(outcome));
        return this;
    }

    private Run run(Run.Outcome outcome) {
        return new Run("test", plan, false, ProcessHandle.current().pid(), Map.of(), forks, outcome, "", Instant.now(),
                null);
    }
}
