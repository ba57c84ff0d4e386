// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;

class RecordedRunsTest {
    @TempDir
    private Path folder;

    @Test
    void theNewestRunsWithPacketsAreOffered() throws IOException {
        RecordedRuns runs = new RecordedRuns(folder.resolve("runs"));
        runs.read();
        assertEquals(List.of(), runs.latest(), "there is no folder yet");

        run("2026-01-01-old", true);
        run("2026-01-02-without", false);
        Files.createDirectories(folder.resolve("runs/2026-01-03-no-run"));
        Files.writeString(Files.createDirectories(folder.resolve("runs/2026-01-04-damaged")).resolve("run.json"), "{");
        run("2026-01-05-new", true);
        runs.read();
        assertEquals(List.of("2026-01-05-new", "2026-01-01-old"), runs.latest().stream().map(each -> each.folder().getFileName().toString()).toList());
        assertEquals(true, runs.latest().getFirst().name().endsWith("Calls to be captured"), runs.latest().getFirst().name());

        Files.delete(folder.resolve("runs/2026-01-05-new/run.json"));
        Files.deleteIfExists(folder.resolve("runs/2026-01-05-new/run.json.previous"));
        runs.read();
        assertEquals(1, runs.latest().size(), "a run that is gone is not offered");
    }

    private void run(String name, boolean captured) throws IOException {
        Fork.Capture capture = captured ? new Fork.Capture(10L, 44L, 1000L, 0L, null) : Fork.Capture.missing("No rights.");
        RunFolder.create(folder.resolve("runs").resolve(name), new Run("run", new Plan("Calls to be captured", "",
                new Contract("Calls", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("socket")), new Protocol(1, Amount.calls(1), Amount.calls(1), 10, 30, 64, 1)), false, 1, Map.of(),
                List.of(new Fork(1, "socket", "socket", "ping", 1, Fork.State.DONE, null, null, capture, null)), Run.Outcome.DONE, "",
                Instant.EPOCH, Instant.EPOCH));
    }
}
