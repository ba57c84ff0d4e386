// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.provider.ProviderInfo;

/** The engine verifies and measures a server and a client in C++, and reads the journal that the client writes. */
class CppTrialTest {
    private static final ProviderInfo INFO = new ProviderInfo("cpptrial", "Trial", "Socket", "TCP", "1", "EPL-2.0", false);

    @Test
    void theEngineVerifiesAndMeasuresHalvesInCpp(@TempDir Path folder) throws Exception {
        RunFolder run = new MeasuredRuns(new Subject(INFO, new CppTrial(), folder), new LazyGroup()).loopback();
        Fork fork = run.run().forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state());
        try (JournalReader journal = JournalReader.open(run.journal(fork))) {
            journal.refresh();
            List<Long> calls = List.of(Phase.FIRST_CALL, Phase.WARM_UP, Phase.STEADY, Phase.CAPTURE).stream()
                    .map(phase -> journal.blocks().stream().filter(block -> block.phase() == phase)
                            .mapToLong(JournalReader.Block::count).sum()).toList();
            assertEquals(List.of(1L, 50L, 100L, (long) MeasuredRuns.CALLS), calls);
        }
    }
}
