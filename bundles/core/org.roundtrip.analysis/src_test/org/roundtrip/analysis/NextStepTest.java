// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Evidence;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/** What a run advises by the state of its rows. */
class NextStepTest {
    @TempDir
    private Path folder;

    private boolean advises(Evidence.Kind kind) throws IOException {
        Plan plan = new Plan("Advised", "", new Contract("Service", List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("rmi")), Protocol.STANDARD);
        RunFolder run = RunFolder.create(folder.resolve("run"), new Run("run", plan, false, 1, Map.of(), List.of(), Run.Outcome.DONE, "",
                Instant.EPOCH, Instant.EPOCH));
        Result row = new Result(ProviderChoice.of("rmi"), "ping", "void", 1, 5000, null, null, null, 1000.0, null, null, null, null, null, null, null,
                null, null, null, null, null, null, List.of(), null, List.of(new Evidence(kind, 1, 0)), null);
        try (RunAnalysis analysis = RunAnalysis.of(run)) {
            return NextStep.of(analysis, List.of(row), List.of()).isPresent();
        }
    }

    /** No option makes the warm-up of a plan longer. */
    @ParameterizedTest
    @CsvSource({"FAILED_FORKS, true", "BUSY, true", "FEW_CALLS, true", "COLD_FORKS, false", "UNSTEADY_FORKS, false", "FORKS_APART, false"})
    void onlyWhatCanBeDoneIsAdvised(Evidence.Kind kind, boolean advised) throws IOException {
        assertEquals(advised, advises(kind));
    }
}
